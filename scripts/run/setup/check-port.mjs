import { createServer } from 'node:net'
import { ToldError } from './told-error.mjs'

/**
 * Resolves when a port can be listened on, rejects with the system's error when not.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<void>}
 */
function tryPort(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/**
 * @param {unknown} error
 * @param {string} host
 * @param {number} port
 * @param {string} variable
 */
function sentenceFor(error, host, port, variable) {
  const code = /** @type {NodeJS.ErrnoException} */ (error).code
  if (code === 'EADDRINUSE') {
    return (
      `El puerto ${port} (${variable}) está ocupado: cerrá el programa que lo usa ` +
      `o elegí otro con ${variable} en el archivo .env.`
    )
  }
  if (code === 'EACCES') {
    return `El puerto ${port} (${variable}) necesita permisos de administrador: elegí uno desde 1024.`
  }
  return `No se puede escuchar en ${host}:${port} (${variable}): ${code}.`
}

/**
 * Throws a ToldError that names the variable when a port cannot be listened on.
 * @param {string} host
 * @param {number} port
 * @param {string} variable name of the setting: 'SITE_PORT'
 */
export async function checkPort(host, port, variable) {
  try {
    await tryPort(host, port)
  } catch (error) {
    throw new ToldError(sentenceFor(error, host, port, variable))
  }
}
