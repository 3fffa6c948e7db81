import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../run/settings/env-files.mjs'

/** Renderings of earlier runs, named by their content: to make them again would show nothing new. */
const CACHE = path.join(REPO_ROOT, '.cache', 'media')

function copyMissing(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  const there = new Set(readdirSync(to))
  const missing = readdirSync(from).filter((name) => !there.has(name) && !name.endsWith('.tmp'))
  for (const name of missing) cpSync(path.join(from, name), path.join(to, name))
}

/** Puts the renderings of earlier runs into a site's folder that has none of its own. */
export const seedMedia = (siteDir: string): void => copyMissing(CACHE, path.join(siteDir, 'media'))

/** Keeps a site's renderings for later runs. */
export const keepMedia = (siteDir: string): void => copyMissing(path.join(siteDir, 'media'), CACHE)
