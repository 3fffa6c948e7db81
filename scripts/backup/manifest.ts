import { z } from 'zod'
import { ToldError } from '../run/setup/told-error.mjs'

/** Of the archive's layout: a program reads its own and all earlier ones. */
export const FORMAT = 1

export const MANIFEST = 'manifest.json'

const manifestSchema = z.object({
  format: z.number().int().positive(),
  /** '2026-11-26T23:05:00.000Z' */
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Tells whether secrets are those of the installation, and nothing of them: see `fingerprintOf`. */
  secrets: z.string().regex(/^[0-9a-f]{64}$/),
  /** SHA-256 of each file by its path in the archive: { 'uploads/logo.png': 'e3b0…' } */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

/** What an archive says of itself, as its first file. */
export type Manifest = z.infer<typeof manifestSchema>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Throws a ToldError when it is none, or of a newer program. */
export function parseManifest(text: string): Manifest {
  const json = parseJson(text)
  const format = z.object({ format: z.number() }).safeParse(json).data?.format ?? 0
  if (format > FORMAT) {
    throw new ToldError(
      'La copia es de una versión más nueva del programa: actualizalo y probá de nuevo.',
    )
  }
  const { data } = manifestSchema.safeParse(json)
  if (!data) throw new ToldError('El archivo no es una copia de «npm run backup», o está dañado.')
  return data
}
