import type { Core } from '@strapi/strapi'
import { UPLOAD_LIMIT_SECONDS } from '../src/rules/limits'

/**
 * Longer than a proxy keeps a connection to here (Caddy: two minutes). Node's five seconds end one
 * just as it is used again, and, after a disk that stood still, those on which leads have come.
 */
const KEPT_FOR_MS = 150_000

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  app: { keys: env.array('APP_KEYS', []) },
  dirs: { public: env('PUBLIC_DIR', './public') },
  // Only `proxy.koa` is read; one trusted proxy, which overwrites X-Forwarded-For.
  proxy: { koa: env.bool('BEHIND_PROXY', false), maxIpsCount: 1 },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  http: {
    serverOptions: {
      headersTimeout: 5_000,
      requestTimeout: UPLOAD_LIMIT_SECONDS * 1000,
      keepAliveTimeout: KEPT_FOR_MS,
      connectionsCheckingInterval: 1_000,
      maxHeadersCount: 50,
    },
  },
})
