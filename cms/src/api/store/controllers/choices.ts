import type { Core } from '@strapi/strapi'
import { readChoices } from '../../../choices/read-choices'

interface Context {
  set(name: string, value: string): void
  body: unknown
}

/** For the form of a store; its route asks for the permission to read stores. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Everything that may be chosen for a store. */
  async all(ctx: Context) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readChoices(strapi)
  },
})
