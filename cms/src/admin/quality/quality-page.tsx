import { useSearchParams } from 'react-router-dom'
import { Box, Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { ListBox } from './list-box'
import { ListLinks } from './list-links'
import { listIn, pageIn } from './quality-model'
import { QUALITY_PERMISSIONS } from './quality-permissions'
import { useQuality } from './use-quality'

const TITLE = 'Para mejorar'

function Lists() {
  const [search] = useSearchParams()
  const list = listIn(search)
  const { counts, ...quality } = useQuality(list, pageIn(search))
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
      <ListLinks list={list} counts={counts} />
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
        <ListBox key={list} list={list} {...quality} />
      </Box>
    </Flex>
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
          subtitle="Qué le falta a cada comercio, a cuál preguntarle si sigue igual, cuál puede estar dos veces."
        />
        <Layouts.Content>
          <Lists />
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  )
}
