import { readSettings, type Settings } from '../settings/settings.ts'
import { checkPort } from '../setup/check-port.mjs'

/**
 * The settings, once it is certain that both servers can listen where they say.
 * Throws a SettingsError or a SetupError, in Spanish.
 */
export async function checkPlaces(): Promise<Settings> {
  const settings = readSettings()
  await checkPort(settings.siteHost, settings.sitePort, 'SITE_PORT')
  await checkPort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
  return settings
}
