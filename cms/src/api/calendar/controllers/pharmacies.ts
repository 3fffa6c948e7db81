import type { Core } from '@strapi/strapi'
import { readKnownPlaces } from '../../../calendar/pharmacy-names'
import type { StaffContext } from '../../../panel/staff-context'

/** For the form of the duties; its route asks for the permission to read them. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Names that a line of duty may say: all are of published documents. */
  async known(ctx: StaffContext) {
    ctx.body = { places: await readKnownPlaces(strapi) }
  },
})
