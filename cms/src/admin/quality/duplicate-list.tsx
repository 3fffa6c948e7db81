import type { DuplicateEntry } from '../../quality/quality-lists'
import { CHANGE_STORES } from '../../rules/panel-permissions'
import { useMay } from '../page/use-may'
import { DuplicateRow } from './duplicate-row'

/** Groups of stores that may be one, and why. */
export function DuplicateList({ entries }: { entries: readonly DuplicateEntry[] }) {
  const mayPart = useMay(CHANGE_STORES)
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
