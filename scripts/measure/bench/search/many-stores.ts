import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseStore } from '@guia/web/catalog/stores/parse-store'
import type { Store } from '@guia/web/catalog/stores/store'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi xo ñu cha lle qui tra bre'.split(' ')

/** A text of which some words are new, as other merchants would write it. */
function varied(text: string, next: () => number): string {
  const newWord = () =>
    [0, 1, 2].map(() => SYLLABLES[Math.floor(next() * SYLLABLES.length)] ?? '').join('')
  return text.replace(/\p{L}{4,}/gu, (word) => (next() < 0.15 ? newWord() : word))
}

interface Named {
  id: number
  slug: string
  name: string
  description: string
}

/** These stores, numbered anew, and as many like them with other words as are wanted. */
export function manyLike<T extends Named>(originals: readonly T[], wanted: number): T[] {
  const next = numbersFrom(wanted)
  return Array.from({ length: wanted }, (_, at) => {
    const original = originals[at % originals.length]
    if (!original) throw new Error('there are no stores to take after')
    const id = at + 1
    if (at < originals.length) return { ...original, id }
    return {
      ...original,
      id,
      slug: `${original.slug}-${at}`,
      name: varied(original.name, next),
      description: varied(original.description, next),
    }
  })
}

/** The stores of the sample, and as many like them as are wanted. */
export function manyStores(wanted: number): Store[] {
  const file = path.join(REPO_ROOT, 'scripts', 'sample', 'catalogue', 'busquedas.json')
  const records = Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)
  return manyLike(
    records.flatMap((record) => parseStore(record) ?? []),
    wanted,
  )
}
