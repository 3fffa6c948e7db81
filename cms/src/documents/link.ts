/**
 * Brings an address to a link that may be published. 'panaderia.example' gets `https://`.
 * Returns null for anything that is not http or https, or carries a user name.
 */
export function checkLink(text: string): string | null {
  // 'panaderia.example:8080' begins with a host, not with a scheme.
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  try {
    const url = new URL(address)
    const allowed = url.protocol === 'https:' || url.protocol === 'http:'
    return allowed && /[^.]\.[^.]/.test(url.hostname) && !url.username ? url.href : null
  } catch {
    return null
  }
}
