const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Google answers a script's POST on one host with a redirect to its result on another. */
const RESULT_HOSTS: Record<string, string> = {
  'script.google.com': 'script.googleusercontent.com',
}

/** Nobody listens in between: https, or this very machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))

/**
 * The outside script that leads are forwarded to; null when the setting is empty: none.
 * Throws, in Spanish and without the address, which is as good as a key: the CMS must not start.
 */
export function forwardAddress(setting: string): URL | null {
  if (setting === '') return null
  const address = URL.canParse(setting) ? new URL(setting) : null
  if (address && isSafe(address) && !address.username && !address.password) return address
  throw new Error(
    'El panel no arranca porque LEAD_FORWARD_URL no sirve: tiene que ser una dirección que ' +
      'empiece con https://, sin usuario ni clave.',
  )
}

/**
 * Where an answer of `from` may send on to: the script's own host, or the one that Google keeps
 * results on, and never from https to http. null for anywhere else.
 */
export function redirectAddress(script: URL, from: URL, location: string): URL | null {
  if (!URL.canParse(location, from.href)) return null
  const target = new URL(location, from.href)
  if (target.username || target.password) return null
  if (target.origin === script.origin) return target
  const isResult = target.host === RESULT_HOSTS[script.host] && target.protocol === 'https:'
  return isResult && script.protocol === 'https:' ? target : null
}
