import { PLAIN_SITE, useSiteBasics } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { notFoundHead } from '../catalog/site/page-head.ts'
import { messages } from '../ui/messages.ts'
import { NotFound } from './not-found.tsx'

/** An address that leads nowhere; it needs no data to say so. */
export function PageNotFound() {
  const site = useSiteBasics()
  useDocumentHead(
    notFoundHead(messages.pageNotFound, site.status === 'loaded' ? site.data : PLAIN_SITE),
  )
  return <NotFound title={messages.pageNotFound} />
}
