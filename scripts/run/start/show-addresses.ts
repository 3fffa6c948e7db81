import type { Settings } from '../settings/settings.ts'

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

/** Shown once, when the CMS has made the first administrator. */
export function firstAdminLines(email: string, password: string): string[] {
  return [
    'Primera cuenta del panel (anotala: la clave no se vuelve a mostrar):',
    `  Correo: ${email}`,
    `  Clave:  ${password}`,
  ]
}
