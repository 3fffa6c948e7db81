import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { cmsEnv } from '../../../run/settings/cms-env.ts'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'
import { readSettings } from '../../../run/settings/settings.ts'
import { ensureSecrets } from '../../../run/setup/secrets.mjs'
import { withFolder } from '../../with-folder.ts'

export interface Route {
  method: string
  /** '/content-manager/collection-types/:model/:id' */
  path: string
}

const STRAPI = path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js')
const LINE = /│\s*([A-Z|]+)\s*│\s*(\/\S*)\s*│/
// eslint-disable-next-line no-control-regex
const COLOURS = /\u001b\[\d+m/g

/** The routes in the table of `strapi routes:list`; of HEAD, which answers as GET does, none. */
export const parseRoutes = (table: string): Route[] =>
  table
    .replace(COLOURS, '')
    .split('\n')
    .flatMap((line) => {
      const [, methods = '', address = ''] = LINE.exec(line) ?? []
      return methods.split('|').map((method) => ({ method, path: address }))
    })
    .filter(({ method, path }) => method !== '' && method !== 'HEAD' && path !== '')

/** Every route of the built CMS, as it tells itself, over an empty database. Throws when it tells none. */
export async function cmsRoutes(): Promise<Route[]> {
  return withFolder('guia-routes-', async (dataDir) => {
    mkdirSync(path.join(dataDir, 'public', 'uploads'), { recursive: true })
    const env = { DATA_DIR: dataDir }
    await ensureSecrets(REPO_ROOT, env)
    const { stdout } = await promisify(execFile)(process.execPath, [STRAPI, 'routes:list'], {
      cwd: path.join(REPO_ROOT, 'cms'),
      env: { ...process.env, ...cmsEnv(readSettings(env)) },
      maxBuffer: 16 * 1024 ** 2,
    })
    const routes = parseRoutes(stdout)
    if (routes.length === 0) throw new Error(`strapi routes:list: ${stdout}`)
    return routes
  })
}

/** The addresses of a route with these values at its open places; a rest of any length is left away. */
export const fillRoute = (route: string, values: readonly string[]): string[] => {
  const isOpen = /[:(*]/.test(route)
  return (isOpen ? values : ['']).map((value) =>
    route
      .replace(/\{?[/]?:\w+\*\}?|\{\*\w+\}|\([^)]*\)\??|\*\w*/g, '')
      .replace(/:\w+\??/g, encodeURIComponent(value)),
  )
}
