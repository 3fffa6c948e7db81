import { useAuth } from '@strapi/strapi/admin'
import type { QualityEntries } from '../../quality/quality-pages'
import { useSiteName } from '../page/use-site-name'
import { mayConfirm } from './quality-permissions'
import { StaleRow } from './stale-row'

/** Stores of which nobody has said for six months that they are right. */
export function StaleList({ entries }: { entries: readonly QualityEntries['stale'][] }) {
  const siteName = useSiteName()
  const isAllowed = useAuth('StaleList', ({ permissions }) => mayConfirm(permissions))
  return (
    <ul>
      {entries.map((entry) => (
        <StaleRow key={entry.documentId} entry={entry} siteName={siteName} mayConfirm={isAllowed} />
      ))}
    </ul>
  )
}
