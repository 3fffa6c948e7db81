import type { PanelClient } from '../../../testing/panel-client.ts'
import { plant } from './plant.ts'
import type { AttackedType, Fields, TextPath } from './text-fields.ts'

/** How a field has to be written for a text to get into it: as it is, in an address, behind a date. */
export type Carrier = 'text' | 'link' | 'network' | 'path' | 'dated' | 'synonym'

const today = () => {
  const now = new Date()
  return `${now.getDate()}/${now.getMonth() + 1}/${now.getFullYear()}`
}

const CARRIED: Record<Carrier, (text: string, path: TextPath) => string> = {
  text: (text) => text,
  // Before the addresses, which have an equals sign as well.
  synonym: (text) => `${text} = palabra`,
  dated: (text) => `${today()} = ${text}`,
  link: (text) => `https://ejemplo.example/?a=${text}`,
  network: (text, path) => `https://www.${path.at(-1)}.com/?a=${text}`,
  path: (text) => `/api/leads?${text}`,
}

export const carry = (carrier: Carrier, text: string, path: TextPath): string =>
  CARRIED[carrier](text, path)

/** A name of no account and no number: only a field for any text takes it. */
const WORD = 'una palabra'
/** Apart from the numbers of what is planted. */
const PROBE = 100_000

/** A text of a type, with the way into it that the CMS left; null when it takes no text at all. */
export interface OpenField {
  path: TextPath
  carrier: Carrier | null
}

/**
 * Asks the CMS itself which of a type's fields take a text, and how. `others` are fields that name what
 * a document cannot be without. What it made for that is gone.
 */
export async function findCarriers(
  staff: PanelClient,
  type: AttackedType,
  others: Fields,
): Promise<OpenField[]> {
  const found = new Map<TextPath, Carrier>()
  for (const [at, carrier] of (Object.keys(CARRIED) as Carrier[]).entries()) {
    const left = type.texts.filter((path) => !found.has(path))
    const texts = left.map((path) => [path, carry(carrier, WORD, path)] as const)
    const { documentId, taken } = await plant(staff, type, PROBE + at, texts, others)
    for (const [path] of taken) found.set(path, carrier)
    if (!type.isSingle) await staff.send('DELETE', `${type.address}/${documentId}`)
  }
  return type.texts.map((path) => ({ path, carrier: found.get(path) ?? null }))
}
