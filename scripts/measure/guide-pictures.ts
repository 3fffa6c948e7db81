import { promises as fs } from 'node:fs'
import path from 'node:path'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { ToldError } from '../run/setup/told-error.mjs'
import { runningProduct } from '../testing/running-product.ts'
import { FORM_SHOTS } from './guide-pictures/form-shots.ts'
import { PANEL_SHOTS } from './guide-pictures/panel-shots.ts'
import { takeShots } from './guide-pictures/take-shots.ts'
import { openBrowser } from './open-browser.ts'

const FOLDER = path.join(REPO_ROOT, 'docs', 'guia')
const SHOTS = [...PANEL_SHOTS, ...FORM_SHOTS]

/** As the form of the site sends them; the person is invented. */
const LEAD = { nombre: 'Paz Ayala', telefono: '3777 55-5998', email: 'paz@despensa.example' }

async function sendLead(cmsUrl: string): Promise<void> {
  const body = new URLSearchParams(LEAD)
  const { status } = await fetch(`${cmsUrl}/api/leads`, { method: 'POST', body })
  if (status !== 201) throw new Error(`the lead was answered with ${status}`)
}

function refuseUnknown(names: readonly string[]): void {
  const known: readonly string[] = SHOTS.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new ToldError(`No hay imágenes «${unknown.join(', ')}». Hay: ${known.join(', ')}.`)
}

/** `npm run guide:pictures [-- names]`: the pictures of the guide, in docs/guia/. */
async function main(): Promise<void> {
  const { positionals: names } = readCommandLine({ name: 'guide:pictures', words: '[NOMBRES]' })
  refuseUnknown(names)
  const wanted = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))
  await fs.mkdir(FOLDER, { recursive: true })
  const product = await runningProduct()
  const browser = await openBrowser('--disable-gpu')
  try {
    if (wanted.some(({ name }) => name === 'interesado')) await sendLead(product.cmsUrl)
    await takeShots(browser, product, wanted, FOLDER)
  } finally {
    await browser.close()
    await product.stop()
  }
}

await runCommand(main)
