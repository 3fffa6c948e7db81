import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { messageOf, runCommand } from '../run/setup/run-command.mjs'
import { step } from '../run/setup/step.mjs'
import { makeBaseImages } from './base-images/make-base-images.ts'
import { backUpAndRestore } from './compose/backup.ts'
import { documentedCommands } from './compose/installation.ts'
import {
  enterPanel,
  importCatalogue,
  lookAgain,
  lookAtEverything,
  publishNewStore,
  reachCaddy,
  sendLead,
} from './compose/journey.ts'
import { openStack, type Stack } from './compose/stack.ts'
import { findCompose, run } from './docker.ts'

async function walkThrough(stack: Stack): Promise<void> {
  const { waitUntilHealthy } = stack
  await step('Imágenes', stack.build)
  await step('Servicios', async () => {
    await stack.start()
    await waitUntilHealthy('database', 'cms', 'web')
  })
  const ask = await reachCaddy(stack)
  const panel = await step('Primer ingreso al panel', () => enterPanel(ask, stack))
  await step('Importación y primera publicación', async () => {
    await importCatalogue(stack)
    await waitUntilHealthy('publisher')
  })
  await step('Un comercio, del panel al sitio', () => publishNewStore(ask, panel))
  await step('Formulario de contacto', () => sendLead(ask))
  await lookAtEverything(ask, panel)
}

/** New containers over the volumes of the first ones. */
async function startAgain(stack: Stack): Promise<void> {
  await stack.stop()
  await stack.compose('down')
  await stack.start()
  await lookAgain(stack)
}

/** The commands of docs/operations.md, over what a former version has made. */
async function update(stack: Stack): Promise<void> {
  stack.use(REPO_ROOT)
  await stack.follow(documentedCommands('git pull'))
  // Nothing is built any more: what was gets the labels that it is taken away by.
  await stack.build()
  await lookAgain(stack)
}

/** The repository as it was at a commit. */
async function checkOut(commit: string, { installation }: Stack): Promise<string> {
  const root = path.join(installation.folder, 'before')
  mkdirSync(root)
  await run('sh', ['-c', 'git archive "$1" | tar --extract --directory "$2"', 'sh', commit, root])
  return root
}

async function check(command: readonly [string, ...string[]], from?: string): Promise<void> {
  const stack = openStack(command)
  try {
    if (from) stack.use(await checkOut(from, stack))
    await walkThrough(stack)
    if (from) await step(`Actualización desde ${from}`, () => update(stack))
    await step('Todo sigue ahí después de reiniciar', () => startAgain(stack))
    await backUpAndRestore(stack, from !== undefined)
  } finally {
    await step('Limpieza', stack.remove)
  }
}

/**
 * `npm run compose:check [-- --from COMMIT] [--make-base-images]`: with an update from a commit, and
 * with the base images made here where none can be pulled.
 */
async function main(): Promise<void> {
  const { values } = readCommandLine({
    name: 'compose:check',
    options: { 'make-base-images': { type: 'boolean' }, from: { type: 'string' } },
  })
  // What it made is taken away when the process ends, whoever ends it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const command = await findCompose()
  if (values['make-base-images']) {
    const made: string[] = []
    process.once('exit', () => spawnSync('docker', ['image', 'rm', ...made.toReversed()]))
    await step('Imágenes de base', () => makeBaseImages((image) => made.push(image)))
  }
  await check(command, values.from)
}

await runCommand(main, messageOf)
