import { slug } from '../slug.ts'
import type { LightStore } from './store.ts'

/**
 * The store that /store/:name means: its slug, its raw name as the carousels link it, a name with
 * the same slug, or its number, in that order. Undefined when there is none.
 */
export function findStore<T extends LightStore>(
  stores: readonly T[],
  param: string,
): T | undefined {
  const wanted = slug(param)
  return (
    stores.find((store) => store.slug === param) ??
    stores.find((store) => store.name === param) ??
    stores.find((store) => wanted !== '' && store.slug === wanted) ??
    stores.find((store) => wanted !== '' && slug(store.name) === wanted) ??
    stores.find((store) => String(store.id) === param)
  )
}

/**
 * Whether the store with the slug of `param` is the one that findStore would find among all of
 * them. False where only the others can tell: a raw name that belongs to another store of the same
 * slug form ('Farmacia Central' and 'FARMACIA CENTRAL').
 */
export function isMeantBy(store: LightStore, param: string): boolean {
  return store.slug === param || store.name === param || !/[\s\p{Lu}]/u.test(param)
}
