import { useAuth } from '@strapi/strapi/admin'
import type { DuplicateEntry } from '../../quality/quality-lists'
import { DuplicateRow } from './duplicate-row'
import { mayConfirm } from './quality-permissions'

/** Groups of stores that may be one, and why. */
export function DuplicateList({ entries }: { entries: readonly DuplicateEntry[] }) {
  const mayPart = useAuth('DuplicateList', ({ permissions }) => mayConfirm(permissions))
  return (
    <ul>
      {entries.map((entry) => (
        <DuplicateRow
          key={entry.stores.map(({ documentId }) => documentId).join(' ')}
          entry={entry}
          mayPart={mayPart}
        />
      ))}
    </ul>
  )
}
