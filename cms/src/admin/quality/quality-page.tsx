import { useNavigate, useSearchParams } from 'react-router-dom'
import { Box, Tabs } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { QualityList } from '../../quality/quality-pages'
import { ListBox } from './list-box'
import { listIn, listPath, pageIn, TABS, tabText } from './quality-model'
import { QUALITY_PERMISSIONS } from './quality-permissions'
import { useQuality } from './use-quality'

const TITLE = 'Para mejorar'

function Lists() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const list = listIn(search)
  const { counts, ...quality } = useQuality(list, pageIn(search))
  const tabs = TABS.filter((tab) => tab.list === list || counts?.[tab.list] !== null)
  return (
    <Tabs.Root value={list} onValueChange={(next) => navigate(listPath(next as QualityList))}>
      <Tabs.List aria-label="Qué se puede mejorar">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.list} value={tab.list}>
            {tabText(tab.label, counts?.[tab.list])}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={list}>
        <Box background="neutral0" padding={6}>
          <ListBox key={list} list={list} {...quality} />
        </Box>
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** What of the catalogue can be made better, and the way to each. */
export function QualityPage() {
  return (
    <Page.Protect permissions={QUALITY_PERMISSIONS}>
      <Page.Title>{TITLE}</Page.Title>
      <Page.Main>
        <Layouts.Header
          title={TITLE}
          subtitle="Qué le falta a cada comercio, a quién preguntarle si sigue todo igual, qué puede estar repetido y qué se buscó sin suerte."
        />
        <Layouts.Content>
          <Lists />
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  )
}
