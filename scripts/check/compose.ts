import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { step } from '../run/setup/step.mjs'
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
  // What it made is taken away when the process ends, whoever ends it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const command = await findCompose()
  if (values['make-base-images']) {
    const made: string[] = []
    process.once('exit', () => spawnSync('docker', ['image', 'rm', ...made.toReversed()]))
    await step('Imágenes de base', () => makeBaseImages((image) => made.push(image)))
  }
  await check(command)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
