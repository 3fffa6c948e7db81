import { useEffect, useRef } from 'react'
import { useIsDesktop, useNotification } from '@strapi/strapi/admin'
import type { DocumentBrief } from '../../api/publication/services/brief'
import { PUBLISHED_KINDS, uidOf, type PublishedKind } from '../../rules/types'
import { savedState, sightingOf, type Saved, type Sighting } from './on-site-model'
import { SightingBox, SEE_ON_SITE } from './sighting-box'
import { useAnswer } from '../page/use-answer'

const SOON_MS = 1_000
const LATER_MS = 8_000

/** On a phone the panel lies folded at the bottom: there a note tells that the change is to be seen. */
function useArrivalNote(sighting: Sighting | null): void {
  const { toggleNotification } = useNotification()
  const isDesktop = useIsDesktop()
  const wasOnItsWay = useRef(false)
  const href = sighting?.tone === 'success' ? sighting.href : undefined
  const isOnItsWay = sighting?.isOnItsWay ?? false
  useEffect(() => {
    if (href && wasOnItsWay.current && !isDesktop) {
      const link = { url: href, label: SEE_ON_SITE }
      toggleNotification({ type: 'success', message: 'Ya se ve en el sitio.', link })
    }
    if (sighting) wasOnItsWay.current = isOnItsWay
  }, [href, isDesktop, isOnItsWay, sighting, toggleNotification])
}

interface SavedOnSiteProps {
  kind: PublishedKind
  documentId: string
  saved: Saved
  /** Another one whenever the document was saved. */
  state: string
}

function SavedOnSite({ kind, documentId, saved, state }: SavedOnSiteProps) {
  const pause = useRef(SOON_MS)
  const path = `/publication/brief/${kind}/${documentId}`
  const { value, error } = useAnswer<DocumentBrief>(path, { pause: pause.current, state })
  const sighting = sightingOf(kind, saved, value)
  pause.current = !sighting || sighting.isOnItsWay ? SOON_MS : LATER_MS
  useArrivalNote(sighting)
  return <SightingBox sighting={sighting} isFailing={error !== null} />
}

interface Document {
  documentId?: string
  status?: string
  updatedAt?: string
}

interface PanelProps {
  model: string
  document?: Document
  meta?: { availableStatus?: { publishedAt?: string | null }[] }
}

/** The side panel «En el sitio»: whether visitors see the document that is open, and why not. */
export function OnSitePanel({ model, document, meta }: PanelProps) {
  const kind = PUBLISHED_KINDS.find((one) => uidOf(one) === model)
  if (!kind) return null
  const saved = savedState(document, meta)
  const content = document?.documentId ? (
    <SavedOnSite
      kind={kind}
      documentId={document.documentId}
      saved={saved}
      state={`${saved} ${document.updatedAt ?? ''}`}
    />
  ) : (
    <SightingBox sighting={sightingOf(kind, saved, null)} isFailing={false} />
  )
  return { title: 'En el sitio', content }
}
