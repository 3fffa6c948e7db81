import { parseArgs } from 'node:util'
import { runQuiet } from '../setup/run-quiet.mjs'
import { step } from '../setup/step.mjs'
import { REPO_ROOT } from '../settings/env-files.mjs'
import { makeBaseImages } from './base-images/make-base-images.ts'
import {
  enterPanel,
  importCatalogue,
  lookAtEverything,
  publishNewStore,
  reachCaddy,
  sendLead,
} from './compose/journey.ts'
import { openStack, type Stack } from './compose/stack.ts'
import { findCompose } from './docker.ts'

async function walkThrough(stack: Stack): Promise<void> {
  const { compose, waitUntilHealthy } = stack
  await step('Imágenes', stack.build)
  await step('Servicios', async () => {
    await compose('up', '--detach')
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
  await stack.compose('up', '--detach')
  await stack.waitUntilHealthy('database', 'cms', 'web', 'publisher')
  const ask = await reachCaddy(stack)
  await lookAtEverything(ask, await enterPanel(ask, stack))
}

async function check(command: readonly [string, ...string[]]): Promise<void> {
  const stack = openStack(command)
  try {
    await walkThrough(stack)
    await step('Todo sigue ahí después de reiniciar', () => startAgain(stack))
  } finally {
    await step('Limpieza', stack.remove)
  }
}

/** `npm run compose:check`, with `-- --make-base-images` where no image can be pulled. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'make-base-images': { type: 'boolean' } } })
  // Whoever stops this gets what it made taken away: that happens when the process ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const command = await findCompose()
  const made: string[] = []
  try {
    if (values['make-base-images']) {
      await step('Imágenes de base', () => makeBaseImages((image) => made.push(image)))
    }
    await check(command)
  } finally {
    const args = ['image', 'rm', ...made.toReversed()]
    if (made.length > 0) await runQuiet('docker', args, { cwd: REPO_ROOT })
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
