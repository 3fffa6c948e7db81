import path from 'node:path'
import { databaseOf, type DatabaseSettings } from './database-settings.ts'
import { dataDirOf, mergedEnv, REPO_ROOT, type Env } from './env-files.mjs'
import { SECRET_NAMES, type SecretName } from './secret-rules.mjs'
import { ToldError } from '../setup/told-error.mjs'
import { mailVariablesOf, variableProblems } from './variable-problems.ts'
import { variablesSchema, type Variables } from './variables.ts'

/** The settings of an installation: addresses without end slash, folders absolute. */
export interface Settings extends DatabaseSettings {
  siteHost: string
  sitePort: number
  /** Public base address of the site. */
  siteUrl: string
  cmsHost: string
  cmsPort: number
  /** Base address at which the other processes reach the CMS. */
  cmsUrl: string
  /** Addresses of the panel, as its staff's browsers name it: these may show previews in a frame. */
  panelUrls: string[]
  /** Where the publisher listens for previews. */
  previewHost: string
  previewPort: number
  dataDir: string
  /** Holds `releases/` and the link `current`. */
  siteDir: string
  /** Lines of the panel's and the publisher's logs: for people, or JSON. */
  logFormat: Variables['LOG_FORMAT']
  /** Share of the catalogue, 0 to 1, of which no more vanishes without a confirmation. */
  vanishingShare: number
  /** Whether visitors' devices keep the site for when they have no signal. */
  offlineCopy: boolean
  /** Video at the top of the home page and what stands in for it: absolute paths, '' for none. */
  banner: { video: string; poster: string }
  /** Whether the panel is reached by https: then its cookies are sent by nothing else. */
  adminHttps: boolean
  /** Whether one trusted proxy stands before the CMS and tells the visitor's address. */
  behindProxy: boolean
  /** Leads taken in ten minutes, from one address and from all together. */
  leadLimits: { perAddress: number; overall: number }
  /** The outside script that the CMS forwards leads to; '' for none. */
  leadForwardUrl: string
  /** Who is told of new leads by e-mail, from which address and through which server; '' for none. */
  leadMail: { to: string; from: string; smtpUrl: string }
  /** Of the first administrator. */
  adminEmail: string
  /** Whether an empty catalogue is filled with the sample. */
  sampleCatalogue: boolean
  /** By their variables; '' until `npm start` has made them: see `needSecrets`. */
  secrets: Record<SecretName, string>
}

const secretsOf = (variables: Variables) =>
  Object.fromEntries(SECRET_NAMES.map((name) => [name, variables[name] ?? ''])) as Record<
    SecretName,
    string
  >

function bannerOf({ BANNER_VIDEO, BANNER_POSTER }: Variables, root: string) {
  const fileOf = (file: string | undefined) => (file ? path.resolve(root, file) : '')
  return { video: fileOf(BANNER_VIDEO), poster: fileOf(BANNER_POSTER) }
}

/** On one machine both names lead to the panel. */
const panelUrlsOf = ({ PANEL_URL, CMS_PORT }: Variables): string[] =>
  PANEL_URL ? [PANEL_URL] : [`http://localhost:${CMS_PORT}`, `http://127.0.0.1:${CMS_PORT}`]

/** Nobody but this machine's own site server reaches a CMS that listens there. */
const isLoopback = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host)

/**
 * Reads the settings: environment first, then root `.env`, then `DATA_DIR/secrets.env`, then the
 * defaults of `.env.example`.
 * Throws a ToldError, in Spanish, that names every variable with a value that is not allowed.
 */
export function readSettings(env: Env = process.env, root: string = REPO_ROOT): Settings {
  const raw = mergedEnv(env, root)
  const result = variablesSchema.safeParse(raw)
  const problems = variableProblems(raw, result.error)
  if (!result.success || problems.length > 0) throw new ToldError(problems.join('\n'))
  const variables = result.data
  const dataDir = dataDirOf(env, root)
  const siteDir = path.resolve(root, variables.SITE_DIR ?? path.join(dataDir, 'site'))
  return {
    siteHost: variables.SITE_HOST,
    sitePort: variables.SITE_PORT,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.SITE_PORT}`,
    cmsHost: variables.CMS_HOST,
    cmsPort: variables.CMS_PORT,
    cmsUrl: variables.CMS_URL ?? `http://127.0.0.1:${variables.CMS_PORT}`,
    panelUrls: panelUrlsOf(variables),
    previewHost: variables.PREVIEW_HOST,
    previewPort: variables.PREVIEW_PORT,
    dataDir,
    siteDir,
    logFormat: variables.LOG_FORMAT,
    vanishingShare: variables.MAX_VANISHING / 100,
    offlineCopy: variables.OFFLINE_COPY === 'yes',
    banner: bannerOf(variables, root),
    ...databaseOf(variables, dataDir, root),
    adminHttps: variables.ADMIN_HTTPS === 'true',
    behindProxy: variables.BEHIND_PROXY
      ? variables.BEHIND_PROXY === 'true'
      : isLoopback(variables.CMS_HOST),
    leadLimits: { perAddress: variables.LEADS_PER_ADDRESS, overall: variables.LEADS_OVERALL },
    leadForwardUrl: variables.LEAD_FORWARD_URL ?? '',
    leadMail: mailVariablesOf(raw),
    adminEmail: variables.ADMIN_EMAIL,
    sampleCatalogue: variables.SAMPLE_CATALOGUE === 'yes',
    secrets: secretsOf(variables),
  }
}
