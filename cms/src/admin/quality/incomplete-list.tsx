import { Link as RouterLink } from 'react-router-dom'
import { Flex, Link, Typography } from '@strapi/design-system'
import type { IncompleteEntry } from '../../quality/quality-lists'
import { scoreText } from '../../rules/store-wants'
import { editPath } from '../content-paths'
import { atField } from '../missing/field-navigation'
import { EntryRow } from '../page/entry-row'
import { StoreLink } from './store-link'

/** Stores that lack something, each with its score and the way to the field of what is missing. */
export function IncompleteList({ entries }: { entries: readonly IncompleteEntry[] }) {
  return (
    <ul>
      {entries.map(({ documentId, name, isPublished, missing }) => (
        <EntryRow key={documentId}>
          <StoreLink documentId={documentId} name={name} isPublished={isPublished} />
          <Flex gap={2} wrap="wrap">
            <Typography variant="pi" fontWeight="bold" textColor="neutral800">
              {scoreText(missing.length)}.
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              Falta:
            </Typography>
            {missing.map(({ field, text }) => (
              <Link
                key={field}
                tag={RouterLink}
                to={editPath('store', documentId)}
                {...atField(field)}
                aria-label={`${text}, en ${name}`}
              >
                {text}
              </Link>
            ))}
          </Flex>
        </EntryRow>
      ))}
    </ul>
  )
}
