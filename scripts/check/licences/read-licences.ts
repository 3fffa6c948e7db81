import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/** What a package's description does not say in npm's words; the rest of it does, but for `only`. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  limiter: 'MIT',
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'spawn-command': 'MIT',
  // Twenty lines of Koa's first author, all of whose packages are under MIT.
  only: 'MIT',
}

const UNTOLD = 'no dicha'

/** Licences that were read and ask for nothing that this product does not do. */
const KNOWN = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'Zlib', 'WTFPL'],
  // Of data and fonts: their author is named in the package, which is not changed.
  ...['CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Libraries that are used as they come.
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'AFL-2.1'],
  // react-leaflet: for no use against human rights.
  'Hippocratic-2.1',
  // Strapi's own: MIT but for its paid parts, which are not switched on.
  'SEE LICENSE IN LICENSE',
])

/** 'MIT OR CC0-1.0': one that is known will do; 'Apache-2.0 AND MIT': all have to be. */
function isKnown(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '')
  if (KNOWN.has(bare)) return true
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isKnown)
  return bare.includes(' AND ') && bare.split(' AND ').every(isKnown)
}

export interface Licence {
  name: string
  /** Names of the packages under it, sorted. */
  packages: string[]
  isKnown: boolean
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/**
 * The licences of all that runs in production, by npm's lock files; those of most packages first.
 * Throws when a text is no lock file.
 */
export function readLicences(locks: readonly string[]): Licence[] {
  const found = new Map<string, Set<string>>()
  for (const lock of locks) {
    const { packages } = lockSchema.parse(JSON.parse(lock))
    for (const [place, { license, dev, link }] of Object.entries(packages)) {
      if (!place.includes('node_modules/') || dev || link) continue
      const name = nameOf(place)
      const told = license ?? TOLD_ELSEWHERE[name] ?? UNTOLD
      found.set(told, (found.get(told) ?? new Set()).add(name))
    }
  }
  return [...found]
    .map(([name, names]) => ({ name, packages: [...names].sort(), isKnown: isKnown(name) }))
    .sort((one, other) => other.packages.length - one.packages.length)
}
