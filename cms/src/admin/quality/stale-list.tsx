import type { QualityEntries } from '../../quality/quality-pages'
import { CHANGE_STORES } from '../../rules/panel-permissions'
import { useMay } from '../page/use-may'
import { useSiteName } from '../page/use-site-name'
import { StaleRow } from './stale-row'

/** Stores of which nobody has said for six months that they are right. */
export function StaleList({ entries }: { entries: readonly QualityEntries['stale'][] }) {
  const siteName = useSiteName()
  const isAllowed = useMay(CHANGE_STORES)
  return (
    <ul>
      {entries.map((entry) => (
        <StaleRow key={entry.documentId} entry={entry} siteName={siteName} mayConfirm={isAllowed} />
      ))}
    </ul>
  )
}
