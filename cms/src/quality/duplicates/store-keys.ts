import { parsePhone } from '../../rules/phone'
import { foldText } from '../../rules/slug'
import { joinedName, nameWords, nearKeys } from './name-key'

/** As much of a store as tells whether it is there twice. */
export interface Comparable {
  documentId: string
  name?: string | null
  phone?: string | null
  whatsapp?: string | null
  address?: string | null
  city?: string | null
}

/** What two entries of one store have in common; '' or nothing where there is nothing to compare. */
export interface StoreKeys {
  documentId: string
  words: readonly string[]
  nearNames: readonly string[]
  joined: string
  /** Digits with country code. */
  numbers: readonly string[]
  address: string
}

const CANONICAL = /^549\d{10}$/

/** Numbers of services (0800 …) are many stores' at once, as those of a bank's branches are. */
function numberOf(text: string | null | undefined): string[] {
  if (!text) return []
  // As the CMS keeps them; reading one takes longer than all the rest.
  if (CANONICAL.test(text)) return [text]
  const phone = parsePhone(text.slice(0, 60))
  return phone.kind === 'number' ? [phone.digits] : []
}

/** What some write before a street or a number, and others do not. */
const ADDRESS_WORDS = new Set(['av', 'avda', 'avenida', 'calle', 'n', 'no', 'nro', 'num', 'numero'])

/** 'Av. Colón N° 845' → 'colon 845 goya'; '' without a number: a street alone is no address. */
export function addressKey(address: string | null | undefined, city?: string | null): string {
  const wordsOf = (text: string) =>
    foldText(text.normalize('NFKC'))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !ADDRESS_WORDS.has(word))
  const words = wordsOf((address ?? '').slice(0, 255))
  const hasStreet = words.some((word) => /\p{L}/u.test(word))
  const hasNumber = words.some((word) => /\d/.test(word))
  return hasStreet && hasNumber ? [...words, ...wordsOf(city ?? '')].join(' ') : ''
}

/** What a store is compared by. */
export function storeKeys({ documentId, name, phone, whatsapp, ...rest }: Comparable): StoreKeys {
  const words = nameWords(name ?? '')
  return {
    documentId,
    words,
    nearNames: nearKeys(words),
    joined: joinedName(name ?? ''),
    numbers: [...new Set([...numberOf(phone), ...numberOf(whatsapp)])],
    address: addressKey(rest.address, rest.city),
  }
}
