import path from 'node:path'
import { databaseEnv } from './database-settings.ts'
import { SECRET_NAMES, type SecretName } from './secret-rules.mjs'
import { ToldError } from '../setup/told-error.mjs'
import type { Settings } from './settings.ts'

/**
 * The named secrets.
 * Throws a ToldError that names the missing ones and says how they are made.
 */
export function needSecrets<N extends SecretName>(
  { secrets, dataDir }: Settings,
  names: readonly N[],
): Record<N, string> {
  const missing = names.filter((name) => !secrets[name])
  if (missing.length === 0) return secrets
  throw new ToldError(
    `Falta ${missing.join(', ')}. «npm start» crea las claves en ` +
      `${path.join(dataDir, 'secrets.env')}.`,
  )
}

/**
 * The environment of the CMS process, to be added to the parent's own.
 * `firstAdminPassword` is used by the CMS only while it has no administrator; '' makes none.
 */
export function cmsEnv(settings: Settings, firstAdminPassword = '') {
  return {
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    HOST: settings.cmsHost,
    PORT: String(settings.cmsPort),
    SITE_URL: settings.siteUrl,
    ADMIN_HTTPS: String(settings.adminHttps),
    BEHIND_PROXY: String(settings.behindProxy),
    LEADS_PER_ADDRESS: String(settings.leadLimits.perAddress),
    LEADS_OVERALL: String(settings.leadLimits.overall),
    LEAD_FORWARD_URL: settings.leadForwardUrl,
    LEAD_MAIL_TO: settings.leadMail.to,
    LEAD_MAIL_FROM: settings.leadMail.from,
    SMTP_URL: settings.leadMail.smtpUrl,
    LOG_FORMAT: settings.logFormat,
    DATA_DIR: settings.dataDir,
    PUBLIC_DIR: path.join(settings.dataDir, 'public'),
    ...databaseEnv(settings),
    ...needSecrets(settings, SECRET_NAMES),
    FIRST_ADMIN_EMAIL: settings.adminEmail,
    FIRST_ADMIN_PASSWORD: firstAdminPassword,
  }
}
