import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { parseDockerfile, type Copy, type Stage } from './dockerfile.ts'
import type { Place } from './here.ts'

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

function copyIn({ sources, target }: Copy, app: string): void {
  const patterns = readFileSync(path.join(REPO_ROOT, '.dockerignore'), 'utf8').trim().split('\n')
  const filter = (file: string) => !isIgnored(path.relative(REPO_ROOT, file), patterns)
  for (const source of sources) {
    const from = path.join(REPO_ROOT, source)
    const isFile = statSync(from).isFile()
    const to = path.join(app, target, isFile && target.endsWith('/') ? path.basename(source) : '')
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

function needTwoStages(file: string): [build: Stage, last: Stage] {
  const stages = parseDockerfile(readFileSync(path.join(REPO_ROOT, file), 'utf8'))
  const [build, last] = stages
  const takesAll = last?.copies.map(({ from, sources }) => [from, ...sources].join(' '))
  if (!build || !last || stages.length > 2 || takesAll?.join() !== `build ${build.workdir}`) {
    throw new Error(`${file} is no longer built in two stages as it is laid out here`)
  }
  return [build, last]
}

/**
 * Lays out below the run's folder what a Dockerfile's image would hold at its WORKDIR, and runs the
 * last stage's own commands there. Returns what the image starts.
 */
export function layOutImage(file: string, place: Place): Image {
  const [build, last] = needTwoStages(file)
  const app = place.text(last.workdir)
  const results = RESULTS[file]
  if (!results) throw new Error(`nothing says what the first stage of ${file} leaves behind`)
  mkdirSync(app, { recursive: true })
  for (const copy of build.copies) copyIn(copy, app)
  for (const folder of results.built) {
    cpSync(path.join(REPO_ROOT, results.base, folder), path.join(app, folder), { recursive: true })
  }
  linkPackages(results.base, app)
  for (const run of last.runs) execFileSync('/bin/sh', ['-ec', place.text(run)], { cwd: app })
  return { command: place.command([...last.entrypoint, ...last.cmd]), cwd: app, env: last.env }
}
