import type { Core } from '@strapi/strapi'
import type { Data } from '../documents/rules'

/** The part of Strapi's own check, by which the panel's forms and lists live, that is used here. */
export interface PermissionChecker {
  can: { read(entity: undefined, field: string): boolean }
  cannot: {
    create(entity?: unknown, field?: string): boolean
    update(entity?: unknown, field?: string): boolean
    delete(entity?: unknown): boolean
    publish(entity?: unknown): boolean
  }
  sanitizedQuery: { read(query: object): Promise<{ filters?: object | null }> }
  sanitizeOutput(row: object): Promise<unknown>
  sanitizeUpdateInput(document: unknown): (data: Data) => Promise<Data>
}

/** What a session's role may do with the documents of a type: 'api::store.store'. */
export const permissionChecker = (
  strapi: Core.Strapi,
  userAbility: unknown,
  model: string,
): PermissionChecker =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model })
