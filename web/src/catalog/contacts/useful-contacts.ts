import { calls } from './phone.ts'
import { asImage, asList, asNumber, asRecord, asText, parseEach } from '../parse-fields.ts'

export interface UsefulContact {
  name: string
  /** '' when there is none; the file's '-' means the same. */
  address: string
  phone: string
}

export interface UsefulContactCategory {
  id: number
  /** Address of the icon, '' for the drawn one. */
  icon: string
  title: string
  description: string
  items: UsefulContact[]
}

/**
 * `/contactos-utiles.json` → categories in the file's order. Empty slots and categories without
 * title or entries are left out. Throws TypeError when the file holds no list.
 */
export function parseUsefulContacts(file: unknown): UsefulContactCategory[] {
  return parseEach(file, parseCategory)
}

function parseCategory(value: unknown): UsefulContactCategory | null {
  const record = asRecord(value)
  const title = asText(record['title'])
  const items = asList(record['items']).map(parseEntry).filter(hasName)
  if (title === '' || items.length === 0) return null
  return {
    id: asNumber(record['id']),
    icon: asImage(record['icon']),
    title,
    description: asText(record['description']),
    items,
  }
}

function parseEntry(value: unknown): UsefulContact {
  const record = asRecord(value)
  const address = asText(record['address'])
  return {
    name: asText(record['name']),
    address: address === '-' ? '' : address,
    phone: asText(record['phone']),
  }
}

/** Argentina's numbers for whoever needs help at once. */
const EMERGENCY_CALLS: ReadonlySet<string> = new Set(
  '911 100 101 102 103 105 106 107 135 137 144'.split(' ').map((number) => `tel:${number}`),
)

/** Whether a contact is called in an emergency, whatever its name. */
export const isEmergency = ({ phone }: UsefulContact): boolean =>
  calls(phone).some(({ href }) => EMERGENCY_CALLS.has(href))

/** Whom to call in an emergency, of all categories. */
export const emergencyContacts = (categories: readonly UsefulContactCategory[]): UsefulContact[] =>
  categories.flatMap(({ items }) => items.filter(isEmergency))

const hasName = ({ name }: UsefulContact) => name !== ''
