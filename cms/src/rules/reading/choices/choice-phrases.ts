import { optionsOf, type Choices, type Option } from './choices'
import { stemsOf } from './words'

/**
 * How a phrase names an option: it is its name, one of the names that 'y' joins ('Kioscos y
 * Almacenes'), or another word for one of those.
 */
export type Naming = 'name' | 'part' | 'synonym'

/** What a phrase names; no options for one that means something else: 'tarjeta SUBE'. */
export interface Meaning {
  by: Naming
  options: Option[]
}

/** Stems of a phrase → what it means. */
export type Phrases = ReadonlyMap<string, Meaning>

const JOINED = /\s+(?:y|e)\s+|\s*[,/&]\s*/iu

/** Parts of names that say nothing by themselves. */
const VAGUE = new Set(['otro', 'otra', 'vario', 'varia', 'general', 'mas'])

/**
 * All phrases by which the choices are known. Never ambiguous by names: a part that several have
 * ('Accesorios') is none, and of a name that several have all are meant.
 */
export function phrasesOf(choices: Choices): Phrases {
  const named = namesAndParts(optionsOf(choices))
  const phrases = new Map(named)
  for (const { word, means } of choices.synonyms) {
    const key = stemsOf(word)
    if (key === '' || named.has(key)) continue
    const known = phrases.get(key)?.options ?? []
    const meant = (named.get(stemsOf(means))?.options ?? []).filter((one) => !known.includes(one))
    phrases.set(key, { by: 'synonym', options: [...known, ...meant] })
  }
  return phrases
}

function namesAndParts(options: readonly Option[]): Map<string, Meaning> {
  const names = grouped(options, ({ choice }) => [stemsOf(choice.name)])
  const parts = grouped(options, ({ choice }) => partsOf(choice.name))
  const phrases = new Map<string, Meaning>()
  for (const [key, owners] of parts) {
    if (owners.length === 1) phrases.set(key, { by: 'part', options: owners })
  }
  for (const [key, owners] of names) phrases.set(key, { by: 'name', options: owners })
  return phrases
}

const partsOf = (name: string): string[] => {
  const parts = name.split(JOINED).map(stemsOf)
  return parts.length > 1 ? parts.filter((part) => !VAGUE.has(part)) : []
}

function grouped(options: readonly Option[], keysOf: (option: Option) => string[]) {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    for (const key of new Set(keysOf(option))) {
      if (key !== '') groups.set(key, [...(groups.get(key) ?? []), option])
    }
  }
  return groups
}
