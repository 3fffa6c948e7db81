import type { Core } from '@strapi/strapi'

/** Settings of our own: tokens of the services that talk to the CMS, and the first administrator. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  snapshotToken: env('SNAPSHOT_TOKEN', ''),
  importToken: env('IMPORT_TOKEN', ''),
  firstAdmin: {
    email: env('FIRST_ADMIN_EMAIL', ''),
    password: env('FIRST_ADMIN_PASSWORD', ''),
  },
})
