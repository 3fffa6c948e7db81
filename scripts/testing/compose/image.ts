import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { parseDockerfile, type Copy, type Stage } from './dockerfile.ts'
import { USERS_OF_IMAGES, type Place } from './here.ts'

/** What is started from an image, translated for this machine. */
export interface Image {
  command: string[]
  cwd: string
  env: Record<string, string>
}

interface LockedPackage {
  dev?: boolean
  link?: boolean
  resolved?: string
}

/**
 * What `npm ci`, `npm run build` and `npm prune` of a Dockerfile's first stage leave behind: the
 * packages of a lock file and the results of the build, both taken from this repository, where
 * `npm test` has just made them.
 */
const RESULTS: Readonly<Record<string, { base: string; built: readonly string[] }>> = {
  'cms/Dockerfile': { base: 'cms', built: ['dist'] },
  'scripts/Dockerfile': { base: '.', built: ['web/dist', 'web/dist-render'] },
}

/** True for what `.dockerignore` keeps from the builder; `file` is relative to the root. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  const names = file.split(path.sep)
  return patterns.some((pattern) =>
    pattern.startsWith('**/')
      ? names.includes(pattern.slice(3))
      : file === pattern || file.startsWith(`${pattern}/`),
  )
}

/** Where a path of the image is laid out; `app` is that of its WORKDIR. */
function pathHere(target: string, app: string, place: Place): string {
  if (!target.startsWith('/')) return path.join(app, target)
  const here = place.text(target)
  if (here === target) throw new Error(`${target} is below no folder that here.ts knows of`)
  return here
}

function copyIn({ from: stage, sources, target }: Copy, app: string, place: Place): void {
  if (stage) throw new Error(`what is copied from ${stage} is not laid out here`)
  const patterns = readFileSync(path.join(REPO_ROOT, '.dockerignore'), 'utf8').trim().split('\n')
  const filter = (file: string) => !isIgnored(path.relative(REPO_ROOT, file), patterns)
  for (const source of sources) {
    const from = path.join(REPO_ROOT, source)
    const isFile = statSync(from).isFile()
    const name = isFile && target.endsWith('/') ? path.basename(source) : ''
    const to = path.join(pathHere(target, app, place), name)
    cpSync(from, to, { recursive: true, filter })
  }
}

/**
 * The packages of a lock file without those of development, as `npm prune --omit=dev` leaves them:
 * links to this repository's. A package inside of another one comes with that one.
 */
function linkPackages(base: string, app: string): void {
  const lock = readFileSync(path.join(REPO_ROOT, base, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> }
  for (const [place, { dev, link, resolved = '' }] of Object.entries(packages)) {
    if (dev || place.split('node_modules/').length !== 2) continue
    const from = link ? path.join(app, resolved) : path.join(REPO_ROOT, base, place)
    // Of the packages for other machines none is installed.
    if (!existsSync(from)) continue
    mkdirSync(path.dirname(path.join(app, place)), { recursive: true })
    symlinkSync(from, path.join(app, place))
  }
  symlinkSync(
    path.join(REPO_ROOT, base, 'node_modules', '.bin'),
    path.join(app, 'node_modules', '.bin'),
  )
}

/** What the first stage has made beside the copied files. */
function addResults(file: string, app: string): void {
  const results = RESULTS[file]
  if (!results) throw new Error(`nothing says what the first stage of ${file} leaves behind`)
  for (const folder of results.built) {
    cpSync(path.join(REPO_ROOT, results.base, folder), path.join(app, folder), { recursive: true })
  }
  linkPackages(results.base, app)
}

/** One stage, or one that builds and one that takes over all of it. The last one is run. */
function readStages(file: string): { build: Stage | null; last: Stage } {
  const stages = parseDockerfile(readFileSync(path.join(REPO_ROOT, file), 'utf8'))
  const [last, build = null] = stages.toReversed()
  const takesAll = last?.copies.map(({ from, sources }) => [from, ...sources].join(' '))
  if (!last || stages.length > 2 || (build && takesAll?.join() !== `build ${build.workdir}`)) {
    throw new Error(`${file} is no longer built in the stages that are laid out here`)
  }
  if (!USERS_OF_IMAGES.includes(last.user)) {
    throw new Error(`${file} runs as ${last.user ?? 'root'}, which no service is run as here`)
  }
  return { build, last }
}

/**
 * Lays out below the run's folder what a Dockerfile's image would hold of this repository, and runs
 * the last stage's own commands there. Returns what the image starts.
 */
export function layOutImage(file: string, place: Place): Image {
  const { build, last } = readStages(file)
  const app = pathHere(last.workdir, '', place)
  mkdirSync(app, { recursive: true })
  for (const copy of (build ?? last).copies) copyIn(copy, app, place)
  if (build) addResults(file, app)
  for (const run of last.runs) execFileSync('/bin/sh', ['-ec', place.text(run)], { cwd: app })
  return { command: place.command([...last.entrypoint, ...last.cmd]), cwd: app, env: last.env }
}
