import type { Core } from '@strapi/strapi'
import { hasServiceToken } from '../security/service-token'

interface Context {
  get(header: string): string
  set(name: string, value: string): void
  forbidden(message: string): unknown
}

const PROGRAMS = {
  publisher: { setting: 'guia.snapshotToken', refusal: 'Falta la clave del publicador.' },
  importer: { setting: 'guia.importToken', refusal: 'Falta la clave del importador.' },
  'leads:forget': {
    setting: 'guia.snapshotToken',
    refusal: 'Falta la clave de los programas de la instalación.',
  },
} as const

interface Config {
  program: keyof typeof PROGRAMS
}

/** Lets one program of the installation through, by its token; what it is told is of this moment. */
export default ({ program }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { setting, refusal } = PROGRAMS[program]
  return (ctx: Context, next: () => Promise<void>) => {
    if (!hasServiceToken(ctx.get('authorization'), strapi.config.get(setting))) {
      return ctx.forbidden(refusal)
    }
    ctx.set('Cache-Control', 'no-store')
    return next()
  }
}

/** A route for one program of the installation, and for nobody else. */
export const programRoute = (
  program: Config['program'],
  method: string,
  path: string,
  handler: string,
) => ({
  method,
  path,
  handler,
  config: { auth: false, middlewares: [{ name: 'global::program-token', config: { program } }] },
})
