import { Link as RouterLink } from 'react-router-dom'
import { LinkButton, Typography } from '@strapi/design-system'
import { Search } from '@strapi/icons'
import type { MissedEntry } from '../../quality/missed-words'
import { EntryRow } from '../page/entry-row'
import { searchPath, timesText } from './quality-model'

/** What visitors looked for in vain, most often first. */
export function SearchList({ entries }: { entries: readonly MissedEntry[] }) {
  return (
    <ul>
      {entries.map(({ words, times, lastDay }) => (
        <EntryRow
          key={words}
          actions={
            <LinkButton
              tag={RouterLink}
              to={searchPath(words)}
              variant="tertiary"
              startIcon={<Search aria-hidden />}
              aria-label={`Buscar en Comercios: ${words}`}
            >
              Buscar en Comercios
            </LinkButton>
          }
        >
          <Typography fontWeight="bold" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {timesText(times, lastDay)}
          </Typography>
        </EntryRow>
      ))}
    </ul>
  )
}
