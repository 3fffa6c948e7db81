import { readWeek } from '../../rules/reading/hours/hours-text'
import { itemsOf } from '../../rules/reading/hours/hours-items'
import type { WrittenRange } from '../../rules/reading/hours/ranges'
import type { WrittenTime } from '../../rules/reading/hours/times'
import { tokensOf } from '../../rules/reading/hours/tokens'

const HOLIDAY = /feriado|festivo/i

/** '25:90', '8:75', '30 hs' */
const NO_TIME = /\b(?:2[5-9]|[3-9]\d)\s*(?:[:.]|hs?\b)|[:.][6-9]\d(?!\d)/

/** '20 a cierre', 'desde las 20 hasta el cierre' */
const NO_CLOSING = /(?:^|\b(?:al?|hasta(?:\s+el)?)\s|[-–—])\s*cierre\b(?!\W*\d)/i

/** The last hour that is taken for one of the small hours. */
const LATEST_NIGHT = 4
/** Up to this hour one that opens is meant to do so in the afternoon. */
const EARLIEST_MORNING = 5

const WAY_ON = 'Corregilo arriba y tocá «Leer los horarios», o cargalo abajo a mano.'

/** What a person can do about pieces of a text that were not understood. */
export function adviceFor(unread: readonly string[]): string {
  const some = unread.length > 0
  if (some && unread.every((piece) => HOLIDAY.test(piece))) {
    return 'Los feriados no son un día de la semana. Los de un comercio van con su fecha, en «Horarios especiales».'
  }
  return `${some ? reasonFor(unread) : 'No es un horario.'} ${WAY_ON}`
}

function reasonFor(unread: readonly string[]): string {
  if (unread.some((piece) => NO_CLOSING.test(piece))) {
    return 'Falta a qué hora cierra: escribila en lugar de «cierre», por ejemplo «20 a 24».'
  }
  if (unread.every((piece) => !/\d/.test(piece))) {
    return 'No dice a qué hora: escribila, por ejemplo «lunes a viernes 8 a 12».'
  }
  if (unread.some((piece) => NO_TIME.test(piece))) {
    return 'Tiene una hora que no existe: van de 0 a 24, con minutos hasta 59.'
  }
  if (unread.every(lacksDays))
    return 'No dice qué días: agregalos adelante, por ejemplo «lunes a viernes».'
  if (unread.some(isWholeDayOfOther))
    return 'No queda claro que atienda las 24 horas: si es así, escribí «todos los días 24 hs»; si es solo para urgencias, envíos u otra cosa, no va en Horarios.'
  const night = unread.map(nightAdvice).find((advice) => advice !== null)
  return (
    night ??
    'Puede leerse de dos maneras: escribí la tarde de 13 a 24 («16 a 20», no «4 a 8») y la madrugada con ceros («07:00 a 01:00»).'
  )
}

function isRead(text: string): boolean {
  const { hours, unread } = readWeek(text)
  return Object.keys(hours).length > 0 && unread.length === 0
}

/** 'urgencias las 24 hs': of something else than the days, or not. */
const isWholeDayOfOther = (piece: string): boolean => {
  const kinds = itemsOf(tokensOf(piece)).map(({ kind }) => kind)
  return kinds.includes('whole-day') && (kinds.includes('danger') || kinds.includes('strange'))
}

/** Whether nothing but the days is missing, and those that are told are exceptions: '8 a 12 (lunes cerrado)'. */
function lacksDays(piece: string): boolean {
  const told = itemsOf(tokensOf(piece)).find(({ kind }) => kind === 'days' || kind === 'range')
  return told?.kind !== 'days' && isRead(`lunes a viernes ${piece}`)
}

/** What to write for each of the ways in which the only hours of a piece, '8 a 1', may be meant; null for others. */
function nightAdvice(piece: string): string | null {
  const tokens = tokensOf(piece)
  const ranges = itemsOf(tokens).filter((item) => item.kind === 'range')
  const [only] = ranges
  if (!only || ranges.length > 1) return null
  const before = piece.slice(0, tokens[only.from]?.start)
  const behind = piece.slice(tokens[only.to - 1]?.end)
  const [first, ...others] = nightWays(only.range).filter(({ hours }) => {
    const corrected = `${before} ${hours} ${behind}`
    return isRead(corrected) || isRead(`lunes ${corrected}`)
  })
  if (!first) return null
  const more = others.map(({ when, hours }) => `; si ${when}, «${hours}»`).join('')
  return `Si ${first.when}, escribí «${first.hours}»${more}.`
}

interface Way {
  when: string
  hours: string
}

/** The hours that a range which seems to end in the small hours may be. */
function nightWays({ open, close }: WrittenRange): Way[] {
  const isMorning = open.hour > EARLIEST_MORNING && open.hour < 12
  const mayEndAtNight = close.hour <= LATEST_NIGHT && open.hour > EARLIEST_MORNING
  if (!mayEndAtNight || (open.exact && close.exact)) return []
  const night = isMorning ? 'abre a la mañana y cierra de madrugada' : 'cierra de madrugada'
  const ways = [{ when: night, hours: `${clock(open)} a ${clock(close)}` }]
  if (isMorning && !open.exact) {
    ways.push({ when: 'abre a la noche', hours: `${clock(open, 12)} a ${clock(close)}` })
  }
  if (!close.exact) {
    ways.push({ when: 'cierra a la tarde', hours: `${clock(open)} a ${clock(close, 12)}` })
  }
  return ways
}

/** '07:00', or so many hours later. */
const clock = ({ hour, minute }: WrittenTime, later = 0): string =>
  [hour + later, minute].map((number) => String(number).padStart(2, '0')).join(':')
