import { Link } from 'react-router-dom'
import { Flex, LinkButton } from '@strapi/design-system'
import type { QualityList, QualityPage } from '../../quality/quality-pages'
import { listPath, TABS, tabText } from './quality-model'

interface ListLinksProps {
  list: QualityList
  counts: QualityPage['counts'] | null
}

/** The lists with their counts. Links and no tabs: on a phone these go on a second line. */
export function ListLinks({ list, counts }: ListLinksProps) {
  const shown = TABS.filter((tab) => tab.list === list || counts?.[tab.list] !== null)
  return (
    <Flex tag="nav" aria-label="Listas" gap={2} wrap="wrap">
      {shown.map((tab) => (
        <LinkButton
          key={tab.list}
          tag={Link}
          to={listPath(tab.list)}
          variant={tab.list === list ? 'default' : 'tertiary'}
          aria-current={tab.list === list ? 'page' : undefined}
        >
          {tabText(tab.label, counts?.[tab.list])}
        </LinkButton>
      ))}
    </Flex>
  )
}
