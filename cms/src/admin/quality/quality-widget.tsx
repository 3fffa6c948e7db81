import { Link as RouterLink } from 'react-router-dom'
import { Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { homeLines, listPath } from './quality-model'
import { useQuality } from './use-quality'

/** How much there is to be made better, each with the way to its list. */
export function QualityWidget() {
  const { value, refusal } = useQuality('incomplete', 1)
  if (refusal) return <Widget.Error />
  if (!value) return <Widget.Loading />
  const lines = homeLines(value)
  if (lines.length === 0) {
    return <Typography textColor="neutral600">Nada por ahora: está todo al día.</Typography>
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {lines.map(({ list, text }) => (
        <li key={list}>
          <Link tag={RouterLink} to={listPath(list)}>
            {text}
          </Link>
        </li>
      ))}
    </Flex>
  )
}
