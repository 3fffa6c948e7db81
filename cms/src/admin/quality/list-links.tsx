import { Link } from 'react-router-dom'
import { Flex, LinkButton } from '@strapi/design-system'
import type { QualityList, QualityPage } from '../../quality/quality-pages'
import { linksTo, listPath } from './quality-model'

interface ListLinksProps {
  list: QualityList
  counts: QualityPage['counts'] | null
}

/** The lists with their counts. Links and no tabs: on a phone these go on a second line. */
export function ListLinks({ list, counts }: ListLinksProps) {
  return (
    <Flex tag="nav" aria-label="Listas" gap={2} wrap="wrap">
      {linksTo(list, counts).map((link) => (
        <LinkButton
          key={link.list}
          tag={Link}
          to={listPath(link.list)}
          variant={link.list === list ? 'default' : 'tertiary'}
          aria-current={link.list === list ? 'page' : undefined}
        >
          {link.text}
        </LinkButton>
      ))}
    </Flex>
  )
}
