/**
 * Whether this browser hands the visitor a file that a page has made. iPhones and iPads open
 * nothing then, and neither do the browsers inside other apps on Android; at an address of the site
 * they open the same file.
 */
export function downloadsMadeFiles(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isDesktopIPad = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return !/iPhone|iPad|iPod|; wv\)/.test(userAgent) && !isDesktopIPad
}

const KEPT_MS = 60_000

/** Hands the visitor a text as a file with this name. Throws when the browser refuses. */
export function downloadText(fileName: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  downloadFile(fileName, url)
  // Not at once: Safari fetches it some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Hands the visitor the file at an address of the site, under this name. */
export function downloadFile(fileName: string, url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
