import type { Core } from '@strapi/strapi'
import { UPLOAD_LIMIT_BYTES } from '../src/rules/limits'

/** What the template allows by mistake: a file with image bytes and an active extension. */
const ACTIVE_TYPES = [
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  'application/javascript',
  'text/javascript',
  'image/svg+xml',
]

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  upload: {
    config: {
      sizeLimit: UPLOAD_LIMIT_BYTES,
      // The publisher renders its own sizes; the panel only needs its thumbnail.
      breakpoints: {},
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp'],
        deniedTypes: ACTIVE_TYPES,
      },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      register: { allowedFields: [] },
    },
  },
})
