import type { Core } from '@strapi/strapi'
import { SHEET_COLUMNS, type SheetColumn } from '../rules/sheet/columns'
import type { SheetStore } from './sheet-store'

export const STORE = 'api::store.store'

/** The part of Strapi's own check, by which the panel's forms and lists live, that is used here. */
interface PermissionChecker {
  can: { read(entity: undefined, field: string): boolean }
  cannot: {
    create(entity?: unknown, field?: string): boolean
    update(entity?: unknown, field?: string): boolean
    publish(entity?: unknown): boolean
  }
  sanitizedQuery: { read(query: object): Promise<{ filters?: object | null }> }
  sanitizeOutput(row: object): Promise<SheetStore>
}

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
  const checker: PermissionChecker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: STORE })
  const { can, cannot } = checker
  return {
    readable: ({ key }) => can.read(undefined, pathOf(key)),
    filters: async () => (await checker.sanitizedQuery.read({})).filters ?? {},
    sanitize: (row) => checker.sanitizeOutput(row),
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
