import type { Core } from '@strapi/strapi'
import { openStaffRoutes, staffRoute } from './staff-route'

const READ_CALENDAR = ['plugin::content-manager.explorer.read', 'api::calendar.calendar'] as const

/** Tells those who may read the duties which pharmacies they may name. */
export function openCalendarRoutes(strapi: Core.Strapi): void {
  openStaffRoutes(strapi, '/calendar', [
    staffRoute('GET', '/pharmacies', 'api::calendar.pharmacies.known', READ_CALENDAR),
  ])
}
