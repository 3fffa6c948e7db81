import { Badge, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { OrderButton } from './order-button'
import { PanelBox } from './panel-box'
import { countStores, formatTime, sortReleases, type Release } from './publication-model'

interface ReleaseRowProps {
  release: Release
  onRollback(name: string): Promise<void>
}

function ReleaseRow({ release, onRollback }: ReleaseRowProps) {
  const date = formatTime(release.time)
  return (
    <Tr>
      <Td>
        <Typography textColor="neutral800">{date}</Typography>
      </Td>
      <Td>
        <Typography textColor="neutral800">{countStores(release.stores)}</Typography>
      </Td>
      <Td>
        <Flex justifyContent="flex-end">
          {release.isLive ? (
            <Badge backgroundColor="success100" textColor="success700">
              En línea
            </Badge>
          ) : (
            <OrderButton
              label="Volver a esta publicación"
              accessibleLabel={`Volver a la publicación del ${date}`}
              question="¿Volver a esta publicación?"
              explanation={`El sitio muestra de nuevo lo del ${date} (${countStores(release.stores)}). Lo cargado en el panel queda como está y no sale al sitio hasta que toques «Seguir al panel».`}
              onConfirm={() => onRollback(release.name)}
            />
          )}
        </Flex>
      </Td>
    </Tr>
  )
}

interface ReleaseTableProps {
  releases: readonly Release[]
  onRollback(name: string): Promise<void>
}

/** The publications that are kept, newest first, each with the way back to it. */
export function ReleaseTable({ releases, onRollback }: ReleaseTableProps) {
  return (
    <PanelBox
      title="Publicaciones guardadas"
      hint="Si algo salió mal, el sitio puede mostrar de nuevo una anterior."
    >
      {releases.length === 0 ? (
        <Typography textColor="neutral600">Todavía no hay ninguna.</Typography>
      ) : (
        <Table colCount={3} rowCount={releases.length + 1}>
          <Thead>
            <Tr>
              {['Fecha', 'Comercios', ''].map((column) => (
                <Th key={column}>
                  <Typography variant="sigma" textColor="neutral600">
                    {column}
                  </Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {sortReleases(releases).map((release) => (
              <ReleaseRow key={release.name} release={release} onRollback={onRollback} />
            ))}
          </Tbody>
        </Table>
      )}
    </PanelBox>
  )
}
