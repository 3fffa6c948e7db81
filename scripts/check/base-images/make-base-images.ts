import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'
import { run } from '../docker.ts'

/** What all of them are made from. */
const DEBIAN = 'guia-check-debian'
const MIRROR = 'http://deb.debian.org/debian'
const RECIPES = import.meta.dirname

interface ComposeImages {
  services: Record<string, { image?: string; build?: { dockerfile: string } }>
}

/** The images that docker-compose.yml and its Dockerfiles ask for: 'node:20-bookworm' … */
export function baseImages(): string[] {
  const read = (file: string) => readFileSync(path.join(REPO_ROOT, file), 'utf8')
  const { services } = parse(read('docker-compose.yml')) as ComposeImages
  const names = Object.values(services).flatMap(({ image, build }) => [
    ...(image ? [image] : []),
    ...(build
      ? [...read(build.dockerfile).matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name)
      : []),
  ])
  return [...new Set(names)].sort()
}

const isHere = async (image: string) =>
  (await runQuiet('docker', ['image', 'inspect', image], { cwd: REPO_ROOT })).code === 0

/** 'node:20-bookworm' → '20' */
const majorOf = (image: string) => /:(\d+)/.exec(image)?.[1] ?? ''

/** Which file an image is made by. */
export function recipeOf(image: string): string {
  if (/^node:\d+-bookworm-slim$/.test(image)) return 'node-slim.Dockerfile'
  if (/^node:\d+-bookworm$/.test(image)) return 'node.Dockerfile'
  if (/^caddy:2/.test(image)) return 'caddy.Dockerfile'
  if (/^postgres:\d+/.test(image)) return 'postgres.Dockerfile'
  throw new ToldError(`No hay cómo hacer en esta máquina la imagen «${image}».`)
}

async function makeDebian(folder: string): Promise<void> {
  const root = path.join(folder, 'debian')
  const { code } = await runQuiet('debootstrap', ['--version'], { cwd: folder })
  if (code !== 0 || process.getuid?.() !== 0) {
    throw new ToldError(
      'Para hacer las imágenes de base hacen falta debootstrap («apt-get install debootstrap») y ' +
        'entrar como root.',
    )
  }
  const args = ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, MIRROR]
  await run('debootstrap', args)
  await run('sh', ['-c', `tar -C "$1" -c . | docker import - ${DEBIAN}`, 'sh', root])
}

/** How this machine reaches npm's packages; the images are for this machine only. */
async function writeNpmSettings(folder: string): Promise<void> {
  mkdirSync(folder)
  const setting = (name: string) => run('npm', ['config', 'get', name])
  const lines = [
    `registry=${await setting('registry')}`,
    'nodedir=/usr/local',
    'update-notifier=false',
  ]
  const authority = await setting('cafile')
  if (path.isAbsolute(authority)) {
    copyFileSync(authority, path.join(folder, 'ca.crt'))
    lines.push('cafile=/usr/local/etc/ca.crt')
  }
  writeFileSync(path.join(folder, 'npmrc'), `${lines.join('\n')}\n`)
}

/** Node and npm from npm's packages, beside what else the files copy. */
async function gather(folder: string, images: readonly string[]): Promise<void> {
  const nodes = new Set(images.filter((name) => name.startsWith('node:')).map(majorOf))
  const [node = '', ...others] = nodes
  if (others.length > 0)
    throw new ToldError(`Hay más de una versión de Node: ${[...nodes].join(', ')}.`)
  const name = `node-linux-${process.arch}`
  const packages = [`${name}@${node}`, 'npm@10']
  await run('npm', ['install', '--prefix', folder, '--no-save', ...packages], folder)
  const modules = path.join(folder, 'node_modules')
  renameSync(path.join(modules, name), path.join(folder, 'node'))
  renameSync(path.join(modules, 'npm'), path.join(folder, 'npm'))
  await writeNpmSettings(path.join(folder, 'npm-settings'))
  copyFileSync(
    path.join(RECIPES, 'postgres-entrypoint.sh'),
    path.join(folder, 'postgres-entrypoint.sh'),
  )
}

/** Slim ones first: the others begin with them. */
async function build(image: string, context: string): Promise<void> {
  const recipe = path.join(RECIPES, recipeOf(image))
  const args = ['--network', 'host', '--build-arg', `SLIM=${image}-slim`, '--tag', image]
  await run('docker', ['build', ...args, '--file', recipe, context])
}

/**
 * Makes, of this machine's packages, the base images that the engine lacks, under their own names;
 * `made` is told each at once. One that is there stays as it is.
 */
export async function makeBaseImages(made: (image: string) => void): Promise<void> {
  const images = baseImages()
  const missing: string[] = []
  for (const image of images) if (!(await isHere(image))) missing.push(image)
  if (missing.length === 0) return
  missing.forEach(recipeOf)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guia-images-'))
  // An interrupted debootstrap may have left the machine's own /proc in it.
  const remove = () => spawnSync('rm', ['-rf', '--one-file-system', folder])
  process.once('exit', remove)
  try {
    if (!(await isHere(DEBIAN))) await makeDebian(folder)
    made(DEBIAN)
    const context = path.join(folder, 'context')
    mkdirSync(context)
    await gather(context, images)
    const isSlim = (image: string) => image.endsWith('-slim')
    for (const image of [...missing.filter(isSlim), ...missing.filter((name) => !isSlim(name))]) {
      await build(image, context)
      made(image)
    }
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
}
