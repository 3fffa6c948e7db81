import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { readLicences } from './licences/read-licences.ts'

const LOCKS = ['package-lock.json', 'cms/package-lock.json']

/** From so many packages on they are counted; fewer are named. */
const MANY = 12

/** `npm run licences`: the licences of what runs in production; ends with 1 for one not read yet. */
function main(): number {
  readCommandLine({ name: 'licences' })
  const licences = readLicences(
    LOCKS.map((file) => readFileSync(path.join(REPO_ROOT, file), 'utf8')),
  )
  for (const { name, packages, isKnown } of licences) {
    const which = packages.length < MANY ? `: ${packages.join(', ')}` : ''
    process.stdout.write(`${isKnown ? '✓' : '✗'} ${name} (${packages.length})${which}\n`)
  }
  if (licences.every(({ isKnown }) => isKnown)) return 0
  process.stderr.write('Hay licencias que nadie leyó: miralas, y anotalas en read-licences.ts.\n')
  return 1
}

await runCommand(main)
