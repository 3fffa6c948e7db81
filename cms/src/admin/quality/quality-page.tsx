import { useSearchParams } from 'react-router-dom'
import { Box, Flex } from '@strapi/design-system'
import { READ_STORES } from '../../rules/panel-permissions'
import { OwnPage } from '../page/own-page'
import { ListBox } from './list-box'
import { ListLinks } from './list-links'
import { listIn, pageIn } from './quality-model'
import { useQuality } from './use-quality'

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
    <OwnPage
      title="Para mejorar"
      subtitle="Qué le falta a cada comercio, a cuál preguntarle si sigue igual, cuál puede estar dos veces."
      permissions={[READ_STORES]}
    >
      <Lists />
    </OwnPage>
  )
}
