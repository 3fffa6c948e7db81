import type { Core } from '@strapi/strapi'
import { CHANGE_STORES, openStaffRoutes, READ_STORES, staffRoute } from '../panel/staff-route'

const HANDLERS = 'api::quality.quality'

/** Opens the page «Para mejorar» to those who may read stores; who may change them, confirms and parts them. */
export function openQualityRoutes(strapi: Core.Strapi): void {
  openStaffRoutes(strapi, '/quality', [
    staffRoute('GET', '/distinct', `${HANDLERS}.distinct`, READ_STORES),
    staffRoute('POST', '/distinct', `${HANDLERS}.part`, CHANGE_STORES),
    staffRoute('POST', '/distinct/withdraw', `${HANDLERS}.unpart`, CHANGE_STORES),
    staffRoute('GET', '/twins', `${HANDLERS}.twins`, READ_STORES),
    staffRoute('GET', '/:list', `${HANDLERS}.list`, READ_STORES),
    staffRoute('POST', '/stores/:documentId/confirm', `${HANDLERS}.confirm`, CHANGE_STORES),
    staffRoute('POST', '/stores/:documentId/withdraw', `${HANDLERS}.withdraw`, CHANGE_STORES),
  ])
}
