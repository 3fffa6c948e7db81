import type { Core } from '@strapi/strapi'
import { previewAddress } from '../src/preview/preview-address'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    // A browser drops a secure cookie on plain http, so that the panel on localhost could not log in.
    cookie: { secure: env.bool('ADMIN_HTTPS', false), sameSite: 'strict' },
    sessions: {
      accessTokenLifespan: 15 * MINUTE,
      idleSessionLifespan: HOUR,
      maxSessionLifespan: 10 * HOUR,
      idleRefreshTokenLifespan: 12 * HOUR,
      maxRefreshTokenLifespan: 7 * DAY,
    },
  },
  rateLimit: { enabled: true, interval: { min: 15 }, max: 5 },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  tutorials: false,
  preview: {
    config: {
      handler: (uid: string, asked: { documentId?: string; status?: string }) =>
        previewAddress(strapi, uid, asked),
    },
  },
})
