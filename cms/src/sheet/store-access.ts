import type { Core } from '@strapi/strapi'
import { permissionChecker } from '../panel/permission-checker'
import { SHEET_COLUMNS, type SheetColumn } from '../rules/sheet/columns'
import type { SheetStore } from './sheet-store'

export const STORE = 'api::store.store'

/** What a member of staff may do with stores. */
export interface StoreAccess {
  readable(column: SheetColumn): boolean
  /** Filters of the stores that may be read. */
  filters(): Promise<object>
  /** The store with no more than what may be read of it. */
  sanitize(row: SheetStore): Promise<SheetStore>
  mayCreate(): boolean
  mayUpdate(store: SheetStore): boolean
  mayPublish(store?: SheetStore): boolean
  /** Whether a field may be written, of a new store (null) or of one that is there. */
  mayWrite(key: string, store: SheetStore | null): boolean
}

/** A group is open to a role by its parts. */
const pathOf = (key: string): string => (key === 'location' ? 'location.lat' : key)

export function storeAccess(strapi: Core.Strapi, userAbility: unknown): StoreAccess {
  const checker = permissionChecker(strapi, userAbility, STORE)
  const { can, cannot } = checker
  return {
    readable: ({ key }) => can.read(undefined, pathOf(key)),
    filters: async () => (await checker.sanitizedQuery.read({})).filters ?? {},
    sanitize: (row) => checker.sanitizeOutput(row) as Promise<SheetStore>,
    mayCreate: () => !cannot.create(),
    mayUpdate: (store) => !cannot.update(store),
    mayPublish: (store) => !cannot.publish(store),
    mayWrite: (key, store) =>
      store ? !cannot.update(store, pathOf(key)) : !cannot.create(undefined, pathOf(key)),
  }
}

/** The columns of which a member of staff may read anything. */
export const readableColumns = (access: StoreAccess): SheetColumn[] =>
  SHEET_COLUMNS.filter((column) => access.readable(column))
