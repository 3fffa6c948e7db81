import type { Settings } from '../settings/settings.ts'
import { hasRelease } from './publisher.ts'

/** What a person on this machine types: 'localhost' for a server that listens here or everywhere. */
function localAddress(host: string, port: number): string {
  const isHere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${isHere ? 'localhost' : host}:${port}`
}

/** The lines that tell where the product is. */
export function addressLines({ siteHost, sitePort, cmsHost, cmsPort }: Settings): string[] {
  return [
    `Sitio: ${localAddress(siteHost, sitePort)}`,
    `Panel: ${localAddress(cmsHost, cmsPort)}/admin`,
  ]
}

/** A new database beside a site that was made from another one: of what is live the panel has nothing. */
function otherDatabaseLines(settings: Settings): string[] {
  if (!hasRelease(settings)) return []
  return [
    `¡Atención! La base de datos es nueva, y en ${settings.siteDir} hay un sitio publicado, que salió de ` +
      'otra: nada de lo que muestra está en el panel. Si la base es otra, cerrá la guía y corregí ' +
      'DATA_DIR o lo que empieza con DATABASE_ en el archivo .env; si se perdió, poné una copia con ' +
      '«npm run restore» y --replace.',
  ]
}

/**
 * Shown once, when the CMS has made the first administrator, before anything is published from its
 * database.
 */
export function firstAdminLines(settings: Settings, password: string): string[] {
  return [
    ...otherDatabaseLines(settings),
    'Primera cuenta del panel (anotala: la clave no se vuelve a mostrar):',
    `  Correo: ${settings.adminEmail}`,
    `  Clave:  ${password}`,
  ]
}
