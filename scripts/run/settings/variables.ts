import { LEADS_OVERALL, LEADS_PER_ADDRESS } from '../../../cms/src/rules/limits.ts'
import { LOG_FORMATS } from '../../../cms/src/rules/log-line.ts'
import { z } from 'zod'
import { SECRET_NAMES, secretProblem, type SecretName } from './secret-rules.mjs'

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(fallback)
    .meta({ allowed: 'un puerto, un número entero entre 1 y 65535' })

const count = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .default(fallback)
    .meta({ allowed: 'un número entero mayor que 0' })

const connections = (fallback: number, least: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(least))
    .default(fallback)
    .meta({ allowed: `un número entero entre ${least} y 999` })

const percentage = (fallback: number) =>
  z
    .string()
    .regex(/^(100|[1-9]?\d)$/)
    .transform(Number)
    .default(fallback)
    .meta({ allowed: 'un porcentaje, un número entero entre 0 y 100' })

const host = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/)
  .default('127.0.0.1')
  .meta({ allowed: 'un nombre o número de equipo, por ejemplo 127.0.0.1 o 0.0.0.0' })

/** A base address: without the slash at its end, so that paths can be appended. */
const webAddress = z
  .string()
  .refine(isWebAddress)
  .transform((text) => text.replace(/\/+$/, ''))
  .optional()
  .meta({ allowed: 'una dirección que empiece con http:// o https://' })

/** What stands before the first path: pages, previews and their policies name nothing longer. */
const isOrigin = (text: string) => {
  if (!isWebAddress(text)) return false
  const { origin, href } = new URL(text)
  return [origin, `${origin}/`].includes(href)
}

const siteAddress = z
  .string()
  .refine(isOrigin)
  .transform((text) => new URL(text).origin)
  .optional()
  .meta({
    allowed:
      'una dirección sin carpeta que empiece con http:// o https://, como https://guia.example',
  })

/** Whoever copies it from a browser copies a page of the panel's. */
const panelAddress = z
  .string()
  .refine(isWebAddress)
  .transform((text) => new URL(text).origin)
  .optional()
  .meta({ allowed: 'una dirección que empiece con http:// o https://' })

/** https, or this very machine; it is as good as a key, so a wrong one is not repeated. */
const isScriptAddress = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isLocal = protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return (protocol === 'https:' || isLocal) && !username && !password
}

const scriptAddress = z.string().refine(isScriptAddress).optional().meta({
  allowed: 'una dirección que empiece con https://, sin usuario ni clave',
  isSecret: true,
})

const mailServer = z
  .string()
  .regex(/^smtps?:\/\/[^/\s]+/)
  .optional()
  .meta({ allowed: 'una dirección que empiece con smtp:// o smtps://', isSecret: true })

const diskPath = z.string().optional().meta({ allowed: 'la ruta de un archivo o carpeta' })

const choice = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  z
    .enum(options)
    .default(() => fallback)
    .meta({ allowed: options.map((option) => `«${option}»`).join(' o ') })

/** A password with `/`, `?` or `#` as they are, which end what comes before the path, makes it none. */
const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/)
  .refine((text) => URL.canParse(text))
  .optional()
  .meta({
    allowed:
      'una dirección como postgres://usuario:clave@equipo:5432/base, con los signos de la clave como en ' +
      'un enlace (%2F es /)',
    isSecret: true,
  })

const word = (fallback: string) =>
  z.string().regex(/^\S+$/).default(fallback).meta({ allowed: 'una palabra sin espacios' })

const secret = z
  .string()
  .refine((value) => secretProblem(value) === null)
  .optional()
  .meta({ allowed: 'una clave al azar de 32 caracteres o más', isSecret: true })

const SECRETS = Object.fromEntries(SECRET_NAMES.map((name) => [name, secret])) as Record<
  SecretName,
  typeof secret
>

/** Every variable of the product, each with the values that it may hold. */
export const variablesSchema = z.object({
  SITE_HOST: host,
  SITE_PORT: port(3000),
  SITE_URL: siteAddress,
  MAX_VANISHING: percentage(20),
  OFFLINE_COPY: choice(['yes', 'no'], 'yes'),
  BANNER_VIDEO: diskPath,
  BANNER_POSTER: diskPath,
  CMS_HOST: host,
  CMS_PORT: port(1337),
  CMS_URL: webAddress,
  PANEL_URL: panelAddress,
  PREVIEW_HOST: host,
  PREVIEW_PORT: port(1338),
  DATA_DIR: diskPath,
  SITE_DIR: diskPath,
  LOG_FORMAT: choice(LOG_FORMATS, 'text'),
  DATABASE_CLIENT: choice(['sqlite', 'postgres'], 'sqlite'),
  DATABASE_FILENAME: diskPath,
  DATABASE_URL: postgresAddress,
  DATABASE_HOST: host,
  DATABASE_PORT: port(5432),
  DATABASE_NAME: word('guia'),
  DATABASE_USERNAME: word('guia'),
  DATABASE_PASSWORD: z.string().optional().meta({ allowed: 'una clave', isSecret: true }),
  DATABASE_PASSWORD_FILE: diskPath,
  DATABASE_SSL: choice(['true', 'false'], 'false'),
  DATABASE_SSL_CA_FILE: diskPath,
  DATABASE_POOL_MIN: connections(0, 0),
  DATABASE_POOL_MAX: connections(10, 1),
  ADMIN_HTTPS: choice(['true', 'false'], 'false'),
  BEHIND_PROXY: z.enum(['true', 'false']).optional().meta({ allowed: '«true» o «false»' }),
  LEADS_PER_ADDRESS: count(LEADS_PER_ADDRESS),
  LEADS_OVERALL: count(LEADS_OVERALL),
  LEAD_FORWARD_URL: scriptAddress,
  LEAD_MAIL_TO: z.string().optional().meta({ allowed: 'uno o más correos, separados por comas' }),
  LEAD_MAIL_FROM: z.email().optional().meta({ allowed: 'una dirección de correo' }),
  SMTP_URL: mailServer,
  ADMIN_EMAIL: z
    .email()
    .default('admin@goyaaunclic.example')
    .meta({ allowed: 'una dirección de correo' }),
  SAMPLE_CATALOGUE: choice(['yes', 'no'], 'yes'),
  ...SECRETS,
})

export type Variables = z.output<typeof variablesSchema>
export type VariableName = keyof Variables
