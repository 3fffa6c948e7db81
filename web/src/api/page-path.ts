/**
 * The form in which the addresses of two pages are compared: readable, without slash at the end.
 * '/store/caf%C3%A9/' → '/store/café', '' → '/'.
 */
export function pagePath(pathname: string): string {
  return decoded(pathname).replace(/\/+$/, '') || '/'
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
