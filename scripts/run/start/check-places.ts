import { readSettings, type Settings } from '../settings/settings.ts'
import { checkPort } from '../setup/check-port.mjs'
import { ToldError } from '../setup/told-error.mjs'

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::']

interface Place {
  host: string
  port: number
  /** Name of the setting: 'SITE_PORT'. */
  variable: string
}

const placesOf = (settings: Settings): Place[] => [
  { host: settings.siteHost, port: settings.sitePort, variable: 'SITE_PORT' },
  { host: settings.cmsHost, port: settings.cmsPort, variable: 'CMS_PORT' },
  { host: settings.previewHost, port: settings.previewPort, variable: 'PREVIEW_PORT' },
]

/** Each port is free while no server listens: that two want the same one shows only here. */
const areOne = (one: Place, other: Place): boolean =>
  one.port === other.port &&
  (one.host === other.host || [one.host, other.host].some((host) => EVERYWHERE.includes(host)))

/**
 * The settings, once it is certain that all servers can listen where they say.
 * Throws a ToldError, in Spanish.
 */
export async function checkPlaces(settings: Settings = readSettings()): Promise<Settings> {
  const places = placesOf(settings)
  for (const [index, place] of places.entries()) {
    const same = places.slice(0, index).find((other) => areOne(other, place))
    if (!same) continue
    throw new ToldError(
      `${same.variable} y ${place.variable} son el mismo puerto, ${place.port}: elegí otro para uno ` +
        'de los dos en el archivo .env.',
    )
  }
  for (const { host, port, variable } of places) await checkPort(host, port, variable)
  return settings
}
