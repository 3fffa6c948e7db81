import { numberOfWhatsappLink, parsePhone } from '../../rules/phone'
import { readablePhone } from '../../rules/readable-phone'

/** Several numbers in one field: '3777 42-1234 / 3777 45-6789'. */
const SEPARATOR = /\s*(?:[/;,|]|\s[yo]\s)\s*/iu

/** What a typed number is to those who call it. */
type PhoneState =
  | { kind: 'empty' | 'unreadable' }
  /** `shown` as people read it, `digits` as telephones and wa.me dial it. */
  | { kind: 'number'; shown: string; digits: string }
  /** Without area: of Goya it would be `shown`. */
  | { kind: 'withoutArea'; shown: string }
  /** 107, 0800…, or several numbers: it is dialled as it stands. */
  | { kind: 'asItStands' }

export function phoneState(text: string): PhoneState {
  if (text.trim() === '') return { kind: 'empty' }
  const phone = parsePhone(text)
  if (phone.kind === 'service') return { kind: 'asItStands' }
  if (phone.kind === 'number') {
    const shown = readablePhone(phone.digits)
    return phone.areaAdded
      ? { kind: 'withoutArea', shown }
      : { kind: 'number', shown, digits: phone.digits }
  }
  return { kind: areSeveral(text) ? 'asItStands' : 'unreadable' }
}

function areSeveral(text: string): boolean {
  const parts = text.split(SEPARATOR)
  return parts.length > 1 && parts.every((part) => parsePhone(part).kind !== 'unreadable')
}

/** What a number is that is typed for WhatsApp: one alone, of a telephone that has it. */
type WhatsappState = Exclude<PhoneState, { kind: 'asItStands' }> | { kind: 'several' }

/** The same for a number of WhatsApp, which may be a link as well; what is no number will be refused. */
export function whatsappState(text: string): WhatsappState {
  const state = phoneState(numberOfWhatsappLink(text) ?? text)
  if (state.kind !== 'asItStands') return state
  return { kind: areSeveral(text) ? 'several' : 'unreadable' }
}

/** Whether two texts are the same number, however each is written. */
export function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [phoneState(one), phoneState(other)]
  if (first.kind !== 'number' || second.kind !== 'number') return one.trim() === other.trim()
  return first.digits === second.digits
}
