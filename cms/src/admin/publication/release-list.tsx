import { Badge, Box, Typography } from '@strapi/design-system'
import { OrderButton } from './order-button'
import { EntryRow } from '../page/entry-row'
import { PanelBox } from '../page/panel-box'
import {
  countStores,
  describeAuthors,
  describeChanges,
  releaseTime,
  sortReleases,
  type PublicationStatus,
  type Release,
} from './publication-model'

interface ReleaseItemProps {
  release: Release
  date: string
  authors: readonly string[] | undefined
  onRollback(name: string): Promise<void>
}

function ReleaseItem({ release, date, authors, onRollback }: ReleaseItemProps) {
  return (
    <EntryRow
      actions={
        release.isLive ? (
          <Badge backgroundColor="success100" textColor="success700">
            En línea
          </Badge>
        ) : (
          <OrderButton
            label="Volver a esta publicación"
            accessibleLabel={`Volver a la publicación del ${date}`}
            question="¿Volver a esta publicación?"
            explanation={`El sitio muestra de nuevo lo del ${date} (${countStores(release.stores)}). Lo cargado en el panel queda como está y no sale al sitio hasta que toques «Seguir al panel».`}
            onOrder={() => onRollback(release.name)}
          />
        )
      }
    >
      <Typography tag="p" textColor="neutral800">
        <Typography fontWeight="bold">{date}</Typography> · {countStores(release.stores)}
      </Typography>
      {[...describeChanges(release), describeAuthors(authors)].filter(Boolean).map((line) => (
        <Typography key={line} tag="p" variant="pi" textColor="neutral700">
          {line}
        </Typography>
      ))}
    </EntryRow>
  )
}

interface ReleaseListProps {
  releases: readonly Release[]
  authors: PublicationStatus['authors']
  onRollback(name: string): Promise<void>
}

/** The publications that are kept, newest first, each with what it changed and the way back to it. */
export function ReleaseList({ releases, authors, onRollback }: ReleaseListProps) {
  return (
    <PanelBox
      title="Publicaciones guardadas"
      hint="Si algo salió mal, el sitio puede mostrar de nuevo una anterior."
    >
      {releases.length === 0 ? (
        <Typography textColor="neutral600">Todavía no hay ninguna.</Typography>
      ) : (
        <Box tag="ul">
          {sortReleases(releases).map((release) => (
            <ReleaseItem
              key={release.name}
              release={release}
              date={releaseTime(release, releases)}
              authors={authors[release.name]}
              onRollback={onRollback}
            />
          ))}
        </Box>
      )}
    </PanelBox>
  )
}
