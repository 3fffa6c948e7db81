import { capital } from '../../rules/capital'
import type { Hours } from '../../rules/hours'
import { parsePhone } from '../../rules/phone'
import { readablePhone } from '../../rules/readable-phone'
import type { WeekdayKey } from '../../rules/weekdays'
import type { ShownData } from '../../quality/quality-pages'
import { daysInWords, weekInWords } from '../hours/week-in-words'

const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** 'Lunes a viernes: 8:00 a 12:00', a line for the days that are alike, without those not known of. */
export function hoursLines(hours: Hours | null): string[] {
  const days = new Map<string, WeekdayKey[]>()
  for (const { key, text } of weekInWords(hours ?? {})) {
    if (hours?.[key]) days.set(text, [...(days.get(text) ?? []), key])
  }
  return [...days].map(([text, keys]) => `${capital(daysInWords(keys))}: ${oneLine(text)}`)
}

const NOT_THERE = 'no figura'

/** What the guide has of a store, each with what it is called. */
export function shownLines(shown: ShownData): [label: string, lines: string[]][] {
  const place = [shown.address, shown.city].map(oneLine).filter(Boolean).join(', ')
  const hours = hoursLines(shown.hours)
  return [
    ['Dirección', [oneLine(shown.address) ? place : NOT_THERE]],
    ['Teléfono', [readablePhone(oneLine(shown.phone)) || NOT_THERE]],
    ['WhatsApp', [readablePhone(oneLine(shown.whatsapp)) || NOT_THERE]],
    ['Horarios', hours.length > 0 ? hours : [NOT_THERE]],
  ]
}

/** The question whether what the guide has of a store is still right. `siteName` may be ''. */
export function confirmMessage(name: string, shown: ShownData, siteName: string): string {
  const site = oneLine(siteName) || 'la guía de Goya'
  const lines = shownLines(shown).map(([label, [only, ...more]]) =>
    more.length === 0
      ? `• ${label}: ${only ?? ''}`
      : [`• ${label}:`, ...[only, ...more].map((line) => `   ${line ?? ''}`)].join('\n'),
  )
  return [
    `Hola! Te escribimos de ${site}. Queremos tener al día los datos de ${oneLine(name)}. Hoy figura así:`,
    '',
    ...lines,
    '',
    '¿Está todo bien? Si algo cambió, contanos qué y lo corregimos. Gracias!',
  ].join('\n')
}

/** Half a letter of two parts is none, and no address may hold it. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '')

/** How to ask a store: by WhatsApp with the message ready, else by telephone; null when neither is known. */
export function waysToAsk(name: string, shown: ShownData, siteName: string) {
  const whatsapp = parsePhone(oneLine(shown.whatsapp).slice(0, 60))
  if (whatsapp.kind === 'number') {
    const text = encodeURIComponent(whole(confirmMessage(name, shown, siteName)))
    return { kind: 'whatsapp', href: `https://wa.me/${whatsapp.digits}?text=${text}` } as const
  }
  const phone = parsePhone(oneLine(shown.phone).slice(0, 60))
  if (phone.kind === 'unreadable') return null
  const number = readablePhone(oneLine(shown.phone))
  const dialled = phone.kind === 'number' ? `+${phone.digits}` : phone.digits
  return { kind: 'call', href: `tel:${dialled}`, number } as const
}
