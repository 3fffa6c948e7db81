import type { Core } from '@strapi/strapi'
import { UPLOAD_LIMIT_BYTES } from '../src/rules/limits'

/** A middleware that changes what Strapi itself answers; docs/strapi.md says why. */
const adjustment = (name: string) => ({ resolve: `./src/strapi-adjustments/${name}` })

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Middlewares => [
  'strapi::logger',
  'strapi::errors',
  'global::answer-conflicts',
  adjustment('refuse-unstorable-values'),
  adjustment('refuse-unreadable-bodies'),
  'global::panel-headers',
  {
    name: 'strapi::security',
    config: {
      // The exact policy is set by global::panel-headers: this one is merged by index with defaults.
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      hsts: env.bool('ADMIN_HTTPS', false)
        ? { maxAge: 63_072_000, includeSubDomains: false }
        : false,
    },
  },
  {
    // The panel is same-origin; nobody else reads answers of the CMS.
    name: 'strapi::cors',
    config: {
      origin: [env('SITE_URL', 'http://localhost:3000')],
      credentials: false,
      methods: ['POST', 'OPTIONS'],
      headers: ['Content-Type'],
    },
  },
  adjustment('refuse-admin-registration'),
  'global::request-guard',
  'global::sign-in-limit',
  adjustment('remove-upload-temp-files'),
  adjustment('translate-upload-errors'),
  adjustment('translate-sign-in-errors'),
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // The publisher's report; global::request-guard holds strangers and staff to less.
      jsonLimit: '1mb',
      formLimit: '16kb',
      textLimit: '16kb',
      formidable: { maxFileSize: UPLOAD_LIMIT_BYTES },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]

export default config
