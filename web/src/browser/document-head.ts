import { useLayoutEffect } from 'react'

export interface DocumentHead {
  title: string
  description: string
  /** Keeps the page out of search engines. */
  noindex?: boolean
}

/**
 * Puts a page's title and description into the document, together with the page itself; null
 * leaves what is there.
 */
export function useDocumentHead(head: DocumentHead | null) {
  const { title, description, noindex = false } = head ?? {}
  useLayoutEffect(
    function writeHead() {
      if (title === undefined || description === undefined) return
      document.title = title
      writeMeta('description', description)
      writeMeta('robots', noindex ? 'noindex' : '')
    },
    [title, description, noindex],
  )
}

function writeMeta(name: string, content: string) {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === '') {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}
