import { Box, Typography } from '@strapi/design-system'
import type { DuplicateEntry } from '../../quality/quality-lists'
import { EntryRow } from '../page/entry-row'
import { StoreLink } from './store-link'
import { reasonsText } from './quality-model'

/** Groups of stores that may be one, and why. */
export function DuplicateList({ entries }: { entries: readonly DuplicateEntry[] }) {
  return (
    <ul>
      {entries.map(({ stores, reasons, more }) => (
        <EntryRow key={stores.map(({ documentId }) => documentId).join(' ')}>
          <Typography fontWeight="bold" textColor="neutral800">
            {reasonsText({ reasons })}
          </Typography>
          <Box tag="ul">
            {stores.map(({ documentId, name, address, isPublished }) => (
              <Box tag="li" key={documentId} paddingBottom={2}>
                <StoreLink documentId={documentId} name={name} isPublished={isPublished} />
                {address && (
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {address}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
          {more > 0 && (
            <Typography variant="pi" textColor="neutral600">
              y {more.toLocaleString('es-AR')} más
            </Typography>
          )}
        </EntryRow>
      ))}
    </ul>
  )
}
