import { z } from 'zod'
import { filled } from './fields.ts'

/** An entry of `/sinonimos.json`: what people type, and what the catalogue calls it. */
export const synonymSchema = z.strictObject({ word: filled, means: filled })
export type SynonymRecord = z.infer<typeof synonymSchema>
