import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

export interface DocumentHead {
  title: string
  description: string
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /** Path of the page by which this one is to be known; the address's own when left out. */
  canonical?: string | undefined
}

/**
 * Puts a page's title, description and address into the document, together with the page itself, as
 * the published page has them: the browser's own menu shares what stands there. Null leaves what is
 * there.
 */
export function useDocumentHead(head: DocumentHead | null) {
  const { pathname } = useLocation()
  const { title, description, noindex = false, canonical = pathname } = head ?? {}
  useLayoutEffect(
    function writeHead() {
      if (title === undefined || description === undefined) return
      document.title = title
      writeMeta('name', 'description', description)
      writeMeta('name', 'robots', noindex ? 'noindex' : '')
      const address = publishedAddress(canonical)
      writeCanonical(noindex ? '' : address)
      writeMeta('property', 'og:url', address)
    },
    [title, description, noindex, canonical],
  )
}

/** '/autos/' → 'https://guia.example/autos', on the host that the first page named. */
function publishedAddress(path: string): string {
  const first = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  const url = new URL(first && URL.canParse(first) ? first : location.origin)
  url.pathname = path.replace(/\/+$/, '')
  return url.href
}

function writeMeta(key: 'name' | 'property', name: string, content: string) {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`)
  if (content === '') {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(key, name)
  meta.content = content
}

function writeCanonical(address: string) {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (address === '') {
    known?.remove()
    return
  }
  const link = known ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = address
}
