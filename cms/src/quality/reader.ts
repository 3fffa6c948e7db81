import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { READ } from '../rules/panel-permissions'
import { fieldLabel } from '../rules/types'
import { readableDocuments } from '../api/publication/services/readable'
import { permissionChecker } from '../panel/permission-checker'
import type { Ability } from '../panel/staff-context'
import type { Reason } from './duplicates/find-duplicates'
import type { Comparable } from './duplicates/store-keys'
import { readStores, readTwins, STORE } from './read-stores'
import { lineOf, type StoreLine, type StoreSummary } from './store-summary'

const { NotFoundError, PolicyError } = errors

/** Fields that the lists show, or tell something of; of a group of fields, permissions name each. */
const SHOWN = [
  ...['name', 'phone', 'whatsapp', 'address', 'hours', 'description', 'categories'],
  ...['location.lat', 'location.lng', 'image', 'gallery'],
]

/** Throws a PolicyError when a role may read stores, and not all that the lists tell of them. */
export function refuseWithoutFields(ability: Ability): void {
  const closed = SHOWN.find((field) => !ability.can(READ, STORE, field))
  if (closed === undefined) return
  const label = fieldLabel('store', closed.replace(/\..*/, '')) ?? closed
  throw new PolicyError(
    `Tu rol no permite ver «${label}» de los comercios, y estas listas lo usan.`,
  )
}

/** The stores that a role may read, some of them or all. */
export async function storesFor(strapi: Core.Strapi, ability: Ability) {
  const { byId, duplicates } = await readStores(strapi)
  const known = await readableDocuments(strapi, ability, 'store')
  const stores: ReadonlyMap<string, StoreSummary> = known
    ? new Map([...byId].filter(([documentId]) => known.has(documentId)))
    : byId
  return { stores, duplicates }
}

/** A store that may be the one that is being entered. */
export interface Twin extends StoreLine {
  reasons: Reason[]
}

/** Of the stores that a role may read those that one which is being entered may be. */
export async function twinsFor(
  strapi: Core.Strapi,
  ability: Ability,
  entered: Omit<Comparable, 'documentId'>,
): Promise<Twin[]> {
  const { stores } = await storesFor(strapi, ability)
  return (await readTwins(strapi, entered)).flatMap(({ documentId, reasons }) => {
    const store = stores.get(documentId)
    return store ? [{ ...lineOf(store), reasons }] : []
  })
}

/** Throws NotFoundError, PolicyError unless the role may change this store; `what` it would do with it. */
export async function refuseUnlessChangeable(
  strapi: Core.Strapi,
  userAbility: unknown,
  documentId: string,
  what = 'confirmar los datos de ese comercio',
): Promise<void> {
  const checker = permissionChecker(strapi, userAbility, STORE)
  const store = await strapi.documents(STORE).findOne({
    documentId,
    populate: ['createdBy.roles'] as never,
  })
  if (!store) throw new NotFoundError('Ese comercio ya no está en el panel.')
  if (checker.cannot.update(store)) {
    throw new PolicyError(`Tu rol no permite ${what}.`)
  }
}
