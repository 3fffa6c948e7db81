import { readSettings, type Settings } from '../settings/settings.ts'
import { checkPort } from '../setup/check-port.mjs'
import { SetupError } from '../setup/setup-error.mjs'

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::']

/** Each port is free while neither server listens: that they want the same one shows only here. */
function shareAPlace({ siteHost, sitePort, cmsHost, cmsPort }: Settings): boolean {
  if (sitePort !== cmsPort) return false
  return siteHost === cmsHost || [siteHost, cmsHost].some((host) => EVERYWHERE.includes(host))
}

/**
 * The settings, once it is certain that both servers can listen where they say.
 * Throws a SettingsError or a SetupError, in Spanish.
 */
export async function checkPlaces(settings: Settings = readSettings()): Promise<Settings> {
  if (shareAPlace(settings)) {
    throw new SetupError(
      `SITE_PORT y CMS_PORT son el mismo puerto, ${settings.sitePort}: elegí otro para uno de los ` +
        'dos en el archivo .env.',
    )
  }
  await checkPort(settings.siteHost, settings.sitePort, 'SITE_PORT')
  await checkPort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
  return settings
}
