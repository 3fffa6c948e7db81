import { createServer } from 'node:net'
import { dataDirRemedy, siteDirRemedy } from '../settings/env-files.mjs'
import { readSettings, type Settings } from '../settings/settings.ts'
import { ToldError } from '../setup/told-error.mjs'
import { checkDatabase } from './check-database.ts'
import { makeFolder } from './make-folder.ts'
import { hasRelease } from './publisher.ts'

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::']

/** An address of another machine, and a name that leads to none. */
const NOT_HERE: readonly string[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

export interface Place {
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

/** Resolves when a port can be listened on, rejects with the system's error when not. */
function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

function sentenceFor(code: string | undefined, { host, port, variable }: Place): string {
  if (code === 'EADDRINUSE') {
    return (
      `El puerto ${port} (${variable}) está ocupado: cerrá el programa que lo usa ` +
      `o elegí otro con ${variable} en el archivo .env.`
    )
  }
  if (code === 'EACCES') {
    return `El puerto ${port} (${variable}) necesita permisos de administrador: elegí uno desde 1024.`
  }
  if (code !== undefined && NOT_HERE.includes(code)) {
    const hostVariable = variable.replace('_PORT', '_HOST')
    return (
      `${hostVariable} vale «${host}», que no es una dirección de esta máquina: poné 127.0.0.1, o ` +
      `0.0.0.0 para que se llegue desde otros equipos.`
    )
  }
  return `No se puede escuchar en ${host}:${port} (${variable}): ${code}.`
}

/** Throws a ToldError that names the variable when a place cannot be listened on. */
export async function checkPlace(place: Place): Promise<void> {
  await tryPort(place.host, place.port).catch((error: NodeJS.ErrnoException) => {
    throw new ToldError(sentenceFor(error.code, place))
  })
}

/** The data first: the site's folder usually is in theirs. */
function checkFolders({ dataDir, siteDir }: Settings): void {
  makeFolder(dataDir, 'usar la carpeta de los datos', dataDirRemedy(dataDir))
  makeFolder(siteDir, 'usar la carpeta del sitio', siteDirRemedy(siteDir))
}

/**
 * The settings, once it is certain that all servers can listen where they say, that the folders are
 * there, made where they were not, and that the panel can read its database; where something is published that is served first, whatever the panel says.
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
  for (const place of places) await checkPlace(place)
  checkFolders(settings)
  if (!hasRelease(settings)) checkDatabase(settings)
  return settings
}
