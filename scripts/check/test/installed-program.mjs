import { existsSync } from 'node:fs'
import path from 'node:path'
import { gistOf, runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/** @param {Env} env */
export const foldersOnPath = (env) => (env.PATH || '').split(path.delimiter).filter(Boolean)

/**
 * What the first place that has it gives; null when none has.
 * @template T
 * @param {readonly string[]} places
 * @param {(place: string) => Promise<T | null>} look
 */
export async function firstFound(places, look) {
  for (const place of places) {
    const found = await look(place)
    if (found) return found
  }
  return null
}

/**
 * Installs a package of Debian, where this process may. Whether it did; throws a ToldError, in
 * Spanish, when that failed.
 * @param {string} name 'PostgreSQL'
 * @param {readonly string[]} args the package, and options before it
 */
export async function installWithApt(name, args) {
  if (!process.getuid || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = { cwd: process.cwd(), env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runQuiet('apt-get', ['update'], options)
  const { code, output } = await runQuiet('apt-get', ['install', '-y', ...args], options)
  if (code !== 0) throw new ToldError(`No se pudo instalar ${name}:\n${gistOf(output)}`)
  return true
}
