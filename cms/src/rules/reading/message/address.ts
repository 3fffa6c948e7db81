import { clausesOf, SHORTENED_IN_STREETS } from './clauses'
import type { RemainingText } from './remaining-text'

/** What the form's field of the address gets, and the words as they stood. */
interface MessageAddress {
  value: string
  words: string
}

const STREET_TYPE = String.raw`(?:calle|av(?:da|enida)?|bv|bulevar|boulevard|p(?:a?sa)?je|diagonal|ruta(?: nacional| provincial)?|camino|autov[ií]a)\.?`
/** A word with a point is one of a street only where it is shortened; another ends the name: 'Doña Coca. Mitre 99'. */
const WORD = String.raw`(?:(?:\p{L}|${SHORTENED_IN_STREETS})\.|\p{L}[\p{L}'’]*)`
/** 'Belgrano', 'Av. San Martín', '25 de Mayo', 'Juan E. Martínez'. */
const STREET = String.raw`(?:${STREET_TYPE} )?(?:\d{1,2} de ${WORD}|${WORD}(?: (?:${WORD}|\d{1,2} de ${WORD})){0,5})`
const NOT_COUNTED = String.raw`(?![\d:./-]\d|\d| ?(?:hs?\b|hrs|horas|a\.?m\b|p\.?m\b|%|cuotas|pesos|años|anos|mts|metros|km|kg|unidades|personas|d[ií]as|\$))`
const NUMBER = String.raw`(?:(?:,? ?(?:n(?:[°º]|ro|um|úm)?[.:]? ?)|,? al | )\d{2,5}${NOT_COUNTED}| s\/n(?!\p{L}))`
/** 'casi Colón', '(entre Mitre y Sarmiento)', ', local 3', '1.º piso'. */
const DETAIL = String.raw`(?:[ ,.|-]{1,3}\(?(?:esq(?:uina)?\.?|casi|entre|e\/|\d{1,2}[.°º]* piso|piso|d(?:p)?to\.?|depto\.?|of(?:icina|\.)|local|barrio|b[°º]|frente (?:a|al)|al lado de|a metros de|altos|planta|fondo)(?= |\d|$)[^,.;\n()\u{FFFB}\u{FFFC}\p{Extended_Pictographic}]{0,40}\)?)`
const KM = String.raw`(?:(?:acceso (?:por )?)?ruta(?: nacional| provincial)? (?:n[°º]? ?)?\d{1,4}|camino ${WORD}(?: ${WORD}){0,4}),? km\.? ?\d{1,4}`
const BLOCK = String.raw`(?:b(?:arrio|[°º.])) ?(?:\d{1,4} )?${WORD}(?: (?:${WORD}|\d{1,4}(?= viviendas))){0,5}?,? (?:manzana|mza?|m)\.? ?["']?[\p{L}\d]{1,3}["']?,? (?:casa|lote|c)\.? ?\d{1,3}`
const NUMBERED = `(?:${KM}|${BLOCK}|${STREET}${NUMBER}${DETAIL}{0,3})`
const CORNER = `${STREET} (?:y|esq(?:uina)?\\.?(?: de)?) ${STREET}`

const LABEL = String.raw`(?:direcci[oó]n|domicilio|calle(?=:)|dom(?=\.?:)|dire|dir|ubicaci[oó]n|ubicad[oa]s? en|nos encontr\p{L}+ en|estamos(?: ubicad[oa]s)? (?:en|por)|queda en|vis[ií]t[ae]nos en|(?:te|l[oe]s) esperamos en|sito en|base)`
const BEHIND_LABEL = String.raw`(?<![\p{L}\p{N}])${LABEL}(?: es(?= ))?\.? ?[:=-]? ?`

const LABELLED = new RegExp(`${BEHIND_LABEL}(${NUMBERED}|${CORNER})`, 'giu')
/** Behind a label and its colon the line is the address, up to what is said next. */
const LABELLED_LINE =
  /(?<=^|\n)[^\p{L}\n]{0,6}(?:direcci[oó]n|domicilio|dire|dir)(?: del local| comercial)? ?[:=-] ?([^\n\u{FFFB}\u{FFFC}<>]{3,120}?)(?=[.;,–-]? ?(?:horarios?|tel|cel|whats|wsp|instagram|ig\b|facebook|aten|abierto|abrimos)|[\n\u{FFFB}\u{FFFC}<>]|["'] ?[<>]|$)/giu
const TYPED = new RegExp(
  `(?<![\\p{L}\\p{N}])(${STREET_TYPE} ${WORD}(?: ${WORD}){0,4}${NUMBER}${DETAIL}{0,3}|${KM}|${BLOCK})`,
  'giu',
)
const AFTER_IN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:en|sobre|por|(?:mud|traslad)amos a) (?:la |el )?((?=[^,.;\\n]*\\d{3})${NUMBERED})`,
  'giu',
)
const IN_CORNER = new RegExp(
  `(?<![\\p{L}\\p{N}])en (${STREET} esq(?:uina)?\\.? (?:de )?${WORD})`,
  'giu',
)
const AT_CLAUSE = new RegExp(`(?:en )?(${NUMBERED})`, 'iuy')

/** Begins no street: 'atendemos 24', 'martes 8', 'promo 2', 'docena 500'. */
const NO_STREET =
  /^(?:en )?(?:lun|mar(?:tes)?\b|mi[eé]|jue|vie|s[aá]b|dom|de\b|desde|hasta|hor|atend|abiert|abrimos|promo|oferta|docena|precio|desc|cuota|hace|tel|cel|whats|wsp|w[ap]p|llam|contact|n[uú]mero|instagram|ig\b|facebook|efectivo|stock|talle|m[aá]s|son|solo|a partir|mesa|combo|km|los|las|un|una|c[oó]digo|matr|mat\b|cuit|dni|aceptamos|pago|env[ií]o|delivery|feriado|turno|capacidad|check|fijo|int\b|interno|año|en \d|me\b|mi\b|y\b|o\b|con\b|alias|cbu|usamos|tenemos)/iu

/** Left at the end by what stood between two pieces. */
const TAIL = /[\s,;.("'-]+$/u

/** «, Goya, Corrientes (3450)» says nothing in a guide of Goya. */
const TOWN = /[\s,.(-]+(?:goya|corrientes|ctes|argentina|(?:c\.?p\.? ?|w)\d{4}|\(?3450\)?)[.)]?$/iu

function withoutTown(address: string): string {
  const shorter = address.replace(TAIL, '').replace(TOWN, '')
  return shorter === address ? address : withoutTown(shorter)
}

interface Found {
  start: number
  words: string
}

function matchesOf(text: RemainingText, pattern: RegExp): Found[] {
  return [...text.rest.matchAll(pattern)].map((match) => {
    const words = match[1] ?? ''
    return { start: match.index + match[0].lastIndexOf(words), words }
  })
}

/** A clause that is a street and its number, and nothing else. */
function wholeClauses(text: RemainingText): Found[] {
  return clausesOf(text).flatMap(({ start, end }) => {
    AT_CLAUSE.lastIndex = start
    const match = AT_CLAUSE.exec(text.rest)
    const words = match?.[1] ?? ''
    if (!match || start + match[0].length < end) return []
    return [{ start: start + match[0].length - words.length, words }]
  })
}

const tidy = (words: string): string => {
  const value = withoutTown(words).trim()
  return value.charAt(0).toUpperCase() + value.slice(1)
}

const isAddress = ({ words }: Found): boolean =>
  words.trim().length >= 3 && !NO_STREET.test(words.trim())

/**
 * Takes the address of a message, the most certain way of writing one first; null where none is
 * told, where several are, or where nothing tells it from other words.
 */
export function takeAddress(text: RemainingText): MessageAddress | null {
  const ways = [
    () => matchesOf(text, LABELLED_LINE),
    () => matchesOf(text, LABELLED),
    () => [...matchesOf(text, TYPED), ...matchesOf(text, AFTER_IN)],
    () => wholeClauses(text),
    () => matchesOf(text, IN_CORNER),
  ]
  for (const way of ways) {
    const found = way().filter(isAddress)
    const [first] = found
    if (!first) continue
    // The same one may be found in two ways; two different ones are for a person to choose from.
    const isOne = found.every(
      ({ start, words }) =>
        start < first.start + first.words.length && first.start < start + words.length,
    )
    if (!isOne) return null
    const words = first.words.replace(TAIL, '')
    text.take(first.start, first.start + words.length)
    return { value: tidy(words), words }
  }
  return null
}
