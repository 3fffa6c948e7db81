import type { Core } from '@strapi/strapi'
import { LEADS_OVERALL, LEADS_PER_ADDRESS } from '../src/rules/limits'

/**
 * Settings of our own: tokens of the services that talk to the CMS, the site and how many leads it
 * may send in ten minutes, the script and the people that are told of leads, and the first administrator.
 */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  snapshotToken: env('SNAPSHOT_TOKEN', ''),
  importToken: env('IMPORT_TOKEN', ''),
  siteUrl: env('SITE_URL', 'http://localhost:3000'),
  leadLimits: {
    perAddress: env.int('LEADS_PER_ADDRESS', LEADS_PER_ADDRESS),
    overall: env.int('LEADS_OVERALL', LEADS_OVERALL),
  },
  leadForwardUrl: env('LEAD_FORWARD_URL', ''),
  leadMail: {
    smtpUrl: env('SMTP_URL', ''),
    from: env('LEAD_MAIL_FROM', ''),
    to: env('LEAD_MAIL_TO', ''),
  },
  firstAdmin: {
    email: env('FIRST_ADMIN_EMAIL', ''),
    password: env('FIRST_ADMIN_PASSWORD', ''),
  },
})
