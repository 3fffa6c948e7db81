import { listed } from '../rules/listed'
import { describeUid } from '../rules/types'

const SHOWN = 5

/** '«A», «B» y «C»'; of more than five '«A», «B», «C», «D», «E» y 12 más'. */
export function listNames(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`)
  const shown = quoted.slice(0, SHOWN)
  const rest = names.length - shown.length
  return listed(rest > 0 ? [...shown, `${rest} más`] : shown)
}

/** Of a content type of the CMS; of one that is not ours, a word that fits any. */
const nounsOf = (type: string): readonly [one: string, many: string] =>
  describeUid(type)?.nouns ?? ['ficha', 'fichas']

/** 'comercio'; countOf('api::store.store', 2) → '2 comercios'. */
export const nounOf = (type: string): string => nounsOf(type)[0]
export function countOf(type: string, count: number): string {
  const [one, many] = nounsOf(type)
  return `${count} ${count === 1 ? one : many}`
}

export interface Users {
  type: string
  names: string[]
}

/** '2 comercios («A» y «B») y 1 oferta («C»)'. */
export const describeUsers = (users: readonly Users[]): string =>
  listed(users.map(({ type, names }) => `${countOf(type, names.length)} (${listNames(names)})`))
