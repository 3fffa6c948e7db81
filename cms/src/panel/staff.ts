import type { Core } from '@strapi/strapi'

/** As much of a request as is looked at here; it is none of Koa's types that Strapi gives. */
interface Request {
  state?: {
    auth?: { strategy?: { name?: string } }
    user?: { id: number; firstname?: string; lastname?: string; username?: string }
  }
}

export interface Staff {
  id: number
  /** 'María Gómez'; by what a colleague calls them. */
  name: string
}

/** The member of staff whose request is being answered; null for the importer and the site itself. */
export function currentStaff(strapi: Core.Strapi): Staff | null {
  const { state } = (strapi.requestContext.get() ?? {}) as Request
  if (state?.auth?.strategy?.name !== 'admin' || !state.user) return null
  const { id, firstname, lastname, username } = state.user
  const name = [firstname, lastname].filter(Boolean).join(' ') || username || 'Alguien del equipo'
  return { id, name: name.slice(0, 255) }
}
