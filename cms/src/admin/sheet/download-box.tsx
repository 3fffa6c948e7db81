import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { PanelBox } from '../page/panel-box'
import { ColumnHelp } from './column-help'
import { counted } from './sheet-model'
import { useDownload, type FileKind } from './use-download'

const KINDS: { kind: FileKind; label: string }[] = [
  { kind: 'xlsx', label: 'Bajar Excel' },
  { kind: 'csv', label: 'Bajar CSV' },
]

/** All stores as a file, and what its columns hold. */
export function DownloadBox() {
  const { running, download } = useDownload()
  return (
    <PanelBox
      title="1. Bajá la planilla"
      hint="Trae todos los comercios como están ahora, también los borradores. Las fotos no están: se cargan en cada comercio."
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex gap={3} wrap="wrap" alignItems="center">
          {KINDS.map(({ kind, label }) => (
            <Button
              key={kind}
              size="L"
              variant={kind === 'xlsx' ? 'default' : 'tertiary'}
              startIcon={<Download />}
              loading={running?.kind === kind}
              disabled={running !== null}
              onClick={() => void download(kind)}
            >
              {label}
            </Button>
          ))}
          <Box role="status">
            {running && (
              <Typography textColor="neutral600">
                Bajando… {counted(running.done, 'comercio', 'comercios')}
              </Typography>
            )}
          </Box>
        </Flex>
        <ColumnHelp />
      </Flex>
    </PanelBox>
  )
}
