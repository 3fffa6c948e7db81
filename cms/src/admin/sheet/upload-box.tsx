import { Box, Checkbox, Flex, Typography } from '@strapi/design-system'
import { SHEET_MEGABYTES } from '../../rules/limits'
import { FileButton } from '../page/file-button'
import { Notice } from '../page/notice'
import { PanelBox } from '../page/panel-box'
import { ApplyBar } from './apply-bar'
import { CheckedSheet } from './checked-sheet'
import { countOf, counted, type ShownRow } from './sheet-model'
import { useUpload, type Step } from './use-upload'

const isBusy = ({ is }: Step) => is === 'reading' || is === 'checking' || is === 'applying'

function progressText(step: Step): string {
  if (step.is === 'reading') return 'Leyendo el archivo…'
  if (step.is === 'checking')
    return `Revisando… ${step.done} de ${counted(step.of, 'fila', 'filas')}`
  if (step.is === 'applying')
    return `Aplicando… ${step.done} de ${counted(step.of, 'fila', 'filas')}. No cierres esta página.`
  return ''
}

function appliedText(rows: readonly ShownRow[]): string {
  const parts = [
    counted(countOf(rows, 'created'), 'comercio agregado', 'comercios agregados'),
    counted(countOf(rows, 'changed'), 'cambiado', 'cambiados'),
    counted(countOf(rows, 'refused'), 'fila rechazada', 'filas rechazadas'),
  ]
  return `${parts.join(', ')}.`
}

/** A sheet of stores from the clerk's computer into the catalogue, with a look before anything is written. */
export function UploadBox({ mayPublish }: { mayPublish: boolean }) {
  const { step, sheet, rows, failure, emptyClears, choose, clearEmpty, apply } = useUpload()
  const busy = isBusy(step)
  return (
    <PanelBox
      title="2. Subí la planilla corregida"
      hint={`Primero ves qué cambiaría cada fila; nada se guarda hasta que lo apliques. Excel (.xlsx) o CSV, hasta ${SHEET_MEGABYTES} MB.`}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Box>
          <Checkbox
            checked={emptyClears}
            disabled={busy || step.is === 'applied'}
            onCheckedChange={(checked) => clearEmpty(checked === true)}
          >
            Vaciar lo que está vacío en la planilla
          </Checkbox>
          <Typography tag="p" variant="pi" textColor="neutral600">
            Sin esto, una celda vacía no cambia nada. Las columnas que falten tampoco. La nota
            interna no se vacía nunca.
          </Typography>
        </Box>
        <Flex gap={3} wrap="wrap" alignItems="center">
          <FileButton
            label="Elegir el archivo"
            inputLabel="Archivo de la planilla"
            accept=".csv,.txt,.tsv,.xlsx,.xlsm"
            size="L"
            disabled={busy}
            onChoose={(file) => void choose(file)}
          />
          <Box role="status" style={{ overflowWrap: 'anywhere' }}>
            <Typography textColor="neutral600">{progressText(step) || sheet?.fileName}</Typography>
          </Box>
        </Flex>
        {failure && <Notice tone="danger" title="No salió." text={failure} />}
        {step.is === 'applied' && <Notice tone="primary" title="Listo:" text={appliedText(rows)} />}
        {sheet && (step.is === 'checked' || step.is === 'applied') && (
          <CheckedSheet key={step.is} rows={rows} unknown={sheet.unknown} />
        )}
        {step.is === 'checked' && rows.length > 0 && (
          <ApplyBar
            rows={rows}
            mayPublish={mayPublish}
            onApply={(publish) => void apply(publish)}
          />
        )}
      </Flex>
    </PanelBox>
  )
}
