const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SNAPSHOT_TOKEN',
  'IMPORT_TOKEN',
] as const

const SHORTEST = 32

/** APP_KEYS holds several keys, and any of them signs: each has to be safe. */
function problemOf(value: string | undefined): string | null {
  if (!value) return 'falta'
  if (value.includes(',')) {
    return (
      value
        .split(',')
        .map(problemOf)
        .find((problem) => problem !== null) ?? null
    )
  }
  if (/tobemodified|changeme/i.test(value)) return 'tiene todavía el valor de ejemplo'
  if (value.length < SHORTEST) return `es demasiado corto (menos de ${SHORTEST} caracteres)`
  return null
}

/** Throws, in Spanish, when a secret is missing, short or the example's: the CMS must not start. */
export function checkSecrets(env: NodeJS.ProcessEnv): void {
  const problems = SECRETS.flatMap((name) => {
    const problem = problemOf(env[name])
    return problem ? [`${name} ${problem}`] : []
  })
  if (problems.length > 0) {
    throw new Error(
      `El panel no arranca porque sus claves no son seguras: ${problems.join('; ')}. ` +
        '«npm start» crea claves nuevas por su cuenta.',
    )
  }
}
