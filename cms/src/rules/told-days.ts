import { findWrittenDays } from './written-days'

/** 'Les aviso que ' */
const TELLING = String.raw`(?:\D{0,60}\bque\s+)?`
const CLOSED_DAYS = new RegExp(
  String.raw`^${TELLING}(?:(?:este|nos|tomamos|vamos|voy|va|a|est(?:amos|oy|ar[eé](?:mos)?|ar[aá]?)|permanecer(?:emos|[aá])|el|la|las|de|en|por|local|comercio|negocio|tienda)\s+)*` +
    String.raw`(?:cerrad[oa]s?|cerramos|cierro|cerrar|no (?:abrimos|atendemos|trabajamos)|vacaciones|licencia)(?:\s+(?<why>(?:por|de)\s+(?:(?!\b(?:hasta|desde|antes|despu[eé]s)\b)\D){1,40}))?$`,
  'i',
)
const OPEN_DAYS = new RegExp(
  String.raw`^${TELLING}(?:(?:vamos|a|tambi[eé]n|s[oó]lo)\s+)*(?:abrimos|abro|abrir|abre|atendemos|atiendo|atender|trabajamos|abierto)(?:\s+s[oó]lo|\s+solamente|\s+(?:a|por|de) la (?:mañana|tarde))*:?\s+(?:de(?:sde)?\s+)?(?<hours>(?:hasta las?\s+)?\d.*)$`,
  'i',
)
/** Said of the days themselves. */
const OF_DAYS = /(?:\s*(?:durante|(?:los|el)\s+d[ií]as?))+\s*$/i
const INCLUSIVE = /^[\s,(]*(?:ambos )?inclu(?:sive|id[oa]s?)[\s)]*/i
/** 'Desde el 1/12 abrimos de 8 a 12' is no one day. */
const IS_OPEN_ENDED = /^desde\s(?!.*\s(?:al?|hasta)\s)/i
const EDGES = /^[\s,.:!¡]+|[\s,.:!]+$/g

/** What a sentence says of certain days of a store, as a line of its special hours has it. */
export interface ToldDays {
  /** As they stood: 'del 22/12 al 5/1'. */
  days: string
  /** 'cerrado', 'cerrado por duelo', or hours. */
  text: string
}

/** What visitors read, with the reason that was given. */
function closedText(said: string, why = ''): string {
  if (/vacaciones/i.test(said)) return 'cerrado por vacaciones'
  return /^por\s/i.test(why) ? `cerrado ${why}` : 'cerrado'
}

/**
 * 'Cerramos por vacaciones del 22/12 al 5/1' and 'El 24 de diciembre atendemos de 9 a 13', as people
 * tell it; null of a sentence that says something else, and of a line as it should be.
 */
export function readToldDays(sentence: string): ToldDays | null {
  const found = findWrittenDays(sentence)
  if (!found) return null
  const days = sentence.slice(found.start, found.end)
  if (IS_OPEN_ENDED.test(days)) return null
  const before = sentence.slice(0, found.start).replace(OF_DAYS, '').replace(EDGES, '')
  const after = sentence.slice(found.end).replace(INCLUSIVE, '').replace(EDGES, '')
  const said = `${before} ${after}`.trim()
  const closed = CLOSED_DAYS.exec(said)
  if (closed) return { days, text: closedText(said, closed.groups?.why) }
  const hours = OPEN_DAYS.exec(said)?.groups?.hours
  return hours === undefined ? null : { days, text: hours }
}

/** A sentence about certain days as the line that staff would write; any other text as it is. */
export function toldLine(line: string): string {
  const told = readToldDays(line)
  return told ? `${told.days} = ${told.text}` : line
}
