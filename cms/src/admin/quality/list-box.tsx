import { Button, Box, Flex, Loader, Typography } from '@strapi/design-system'
import { useNavigate } from 'react-router-dom'
import type { QualityEntries, QualityList, QualityPage } from '../../quality/quality-pages'
import { Notice } from '../page/notice'
import { DistinctBox } from './distinct-box'
import { DuplicateList } from './duplicate-list'
import { IncompleteList } from './incomplete-list'
import { listPath, LISTS } from './quality-model'
import { SearchList } from './search-list'
import { StaleList } from './stale-list'
import type { useQuality } from './use-quality'

function Entries({ list, entries }: { list: QualityList; entries: QualityPage['entries'] }) {
  switch (list) {
    case 'incomplete':
      return <IncompleteList entries={entries as QualityEntries['incomplete'][]} />
    case 'stale':
      return <StaleList entries={entries as QualityEntries['stale'][]} />
    case 'duplicates':
      return <DuplicateList entries={entries as QualityEntries['duplicates'][]} />
    case 'searches':
      return <SearchList entries={entries as QualityEntries['searches'][]} />
  }
}

function Pager({ list, page, pages }: { list: QualityList; page: number; pages: number }) {
  const navigate = useNavigate()
  if (pages === 1) return null
  const show = (next: number) => navigate(listPath(list, next))
  return (
    <Flex tag="nav" aria-label="Páginas" justifyContent="center" gap={4} wrap="wrap">
      <Button variant="tertiary" disabled={page === 1} onClick={() => show(page - 1)}>
        Anterior
      </Button>
      <Typography textColor="neutral600">
        Página {page} de {pages}
      </Typography>
      <Button variant="tertiary" disabled={page === pages} onClick={() => show(page + 1)}>
        Siguiente
      </Button>
    </Flex>
  )
}

type ListBoxProps = Pick<ReturnType<typeof useQuality>, 'value' | 'refusal' | 'retry'> & {
  list: QualityList
}

/** A list with what it is for, and in words while it is not there. */
export function ListBox({ list, value, refusal, retry }: ListBoxProps) {
  const { hint, empty } = LISTS[list]
  if (refusal) {
    return (
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Notice tone="danger" title="No se ve la lista." text={refusal} />
        <Button onClick={retry}>Probar de nuevo</Button>
      </Flex>
    )
  }
  if (!value) return <Loader>Leyendo los comercios…</Loader>
  const { entries, page, pages } = value
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" textColor="neutral600">
        {entries.length > 0 ? hint : empty}
      </Typography>
      <Box>
        <Entries list={list} entries={entries} />
      </Box>
      <Pager list={list} page={page} pages={pages} />
      {list === 'duplicates' && <DistinctBox />}
    </Flex>
  )
}
