import { clausesOf } from './clauses'
import type { RemainingText } from './remaining-text'

interface MessageText {
  value: string
  words: string
}

export interface MessageName extends MessageText {
  /** What the words before the name say that it is: 'kiosco nuevo: "Lo de Mirta"'. */
  trade?: string
}

const LONGEST_NAME = 80
const MOST_WORDS = 7

const EDGE = String.raw`[^\p{L}\p{N}\n«"“'(]{0,8}`
const THING = String.raw`(?:comercio|local|negocio|emprendimiento|empresa|tienda|fantas[ií]a|lugar|marca|estudio|taller|sal[oó]n|casa|consultorio)`

/** Behind these and a colon, or alone above it, the line is the name. */
const LABELLED = new RegExp(
  String.raw`(?<=^|\n)${EDGE}(?:nombre(?: comercial)?(?: de(?:l| la| mi| nuestro)?)?(?: ?${THING})?|${THING}|raz[oó]n social) ?(?:es )?(?:[:=-]|[:=-]?\n) ?([^\n\u{FFFB}\u{FFFC}]{2,160})`,
  'giu',
)

/** In a sentence the name ends where the next thing is said. */
const SENTENCE_END = String.raw`(?=[,;:!(]|\.(?: |$)|[\n\u{FFFB}\u{FFFC}]|$| (?:y |que |est(?:a|á|oy|amos)|ubicad|quer|quis|aten|abr[eio]|hac[eo]|vend[eo]|trabaj|nos |somos|en (?:la |el )?(?:calle|av|\p{Lu})|de (?:acá|aca|aqu[ií]|goya)|te |les |le |\p{Extended_Pictographic}))`
const NAME = String.raw`(?:«[^»\n]{2,80}»|"[^"\n]{2,80}"|“[^”\n]{2,80}”|(?:[^\n,.;:!«»"“”\u{FFFB}\u{FFFC}]|\.(?=\S)){2,80}?${SENTENCE_END})`
/** Behind these comes the whole name: «se llama Taller JR» is of no workshop called JR. */
const CALLED = String.raw`(?:se llama|nos llamamos) `
const SAID = new RegExp(
  String.raw`(?:${CALLED}|(?:(?:mi|nuestro|el) ${THING} es|(?:te|le|les) (?:escribo|hablo|hablamos|escribimos) de(?:sde)?|de parte de|(?:soy|habla) \p{L}+(?: \p{Lu}\p{L}+)? de(?:l)?(?= )|soy (?:la dueña|el dueño|dueñ[oa]|la encargada|el encargado) de(?:l)?(?= )|(?:sumen|sumar|agreguen|agregar|anoten|anotar) a(?= )|(?:sumar|agregar|publicar|anotar) (?:a )?mi ${THING}:|somos(?= (?:de |el |la |los |las )?(?:\p{L}+ )?(?:\p{Lu}|[«"“])))(?: (?:de |el |la |los |las )?(?:${THING}(?: llamad[oa])? )?))(${NAME})`,
  'giu',
)
/** What shops call themselves: a name that begins so is one wherever it stands. */
const KIND = String.raw`(?:\p{L}{3,}er[ií]a|[kq]u?iosc?k?o|kiosc?k?o|maxi ?kiosco|almac[eé]n|farmacia|[oó]ptica|gimnasio|gym|hotel|hostel|caba[nñ]as|estudio|taller|autoservicio|super(?:mercado)?|mini ?mercado|mercadito|despensa|distribuidora|corral[oó]n|vivero|forrajer[ií]a|bar|caf[eé]|resto(?:bar|r[aá]n)?|parrilla|pizzas?|lubricentro|remis(?:es|er[ií]a)?|fletes|mutual|tienda|boutique|bazar|electro|deco|ortopedia|fotocopias|gr[aá]fica|imprenta|peluquer[ií]a|est[eé]tica|centro|casa|rapipago|pastas|viandas|diet[eé]tica|barber(?: ?shop)?|mayorista|limpieza|librer[ií]a|zapater[ií]a|polirrubro|kinesiolog[ií]a|consultorio|transporte|academia|jard[ií]n|instituto|cooperativa|frigor[ií]fico|granja|feria|moda|muebles|sonido|servicio t[eé]cnico)`
const PROPER = String.raw`(?:\p{Lu}[\p{L}'’.]*|\d{1,3}|&|y(?= \p{Lu}))`
const LINK_WORD = String.raw`(?:de|del|la|el|los|las|lo|al|en|con)`
/** Said of what stands nearby, 'frente a la farmacia "Del Sol"', which tells nothing of the shop. */
const NEAR = String.raw`(?:frente|lado|cerca|metros|cuadras?|junto|pegad[oa]s?|espaldas|vuelta|dentro|esquina|casi)(?: (?:a|al|de|del))?(?: la| el)? `
const IN_QUOTES = '(?:«([^»\\n]{2,80})»|"([^"\\n]{2,80})"|“([^”\\n]{2,80})”)'
const QUOTED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=[«"“])(?<!${NEAR}${KIND}(?: \\p{L}+)? )${IN_QUOTES}`,
  'gu',
)

const SHOP_WORD = new RegExp(`^${KIND}$`, 'iu')
const STARTS_PROPER = new RegExp(`^${PROPER}`, 'u')
const IS_ARTICLE = /^(?:el|la|los|las|lo|don|do[nñ]a)$/iu
const IS_LINK_WORD = new RegExp(`^${LINK_WORD}$`, 'iu')

/** Said before the message begins, or after it ends: nobody needs to do anything with it. */
const GREETING =
  /^(?:[^\p{L}\p{N}]*(?:h?ola+|holis|buen(?:as|os|o|a)?(?: (?:d[ií]as?|tardes?|noches?))?|qu[eé] tal|c[oó]mo (?:est[aá]s?|est[aá]n|andas|va)|todo bien|mucho gusto|gente|equipo|chicos|estimad[oa]s?|saludos?|(?:muchas |mil )?gracias(?: (?:por todo|desde ya))?|desde ya|un abrazo|abrazo|besos?|bendiciones|(?:espero|esperamos) (?:tu |su )?respuesta|quedo (?:atent[oa]|a la espera)|ok+|listo|dale|perd[oó]n la demora|ah[ií] (?:va|van|est[aá](?: todo)?)|aqu[ií] van?)(?![\p{L}\p{N}]))+[^\p{L}\p{N}]*/iu

/** What asks, tells or labels is no name. */
const NO_NAME =
  /(?<![\p{L}\p{N}])(?:quier[oe]|queremos|quisiera|quer[ií]a|necesito|(?:te|les) (?:paso|mando|env[ií]o)|mando|adjunto|cu[aá]nto|datos|publicar|sumar(?:me|nos)?|agregar(?:me|nos)?|aparecer|info(?:rmaci[oó]n)?|consultas?|gu[ií]a|p[aá]gina|fotos?|logo|hac\p{L}+|hago|cuent\p{L}+|vendemos|vendo|ofrecemos|tenemos|tengo|trabaj\p{L}+|realizamos|atendemos|atiendo|abrimos|abre|aceptamos|env[ií]os?|promo(?:s|ci[oó]n)?|precios?|cerrad[oa]s?|cerramos|volvemos|estuvimos|cambi(?:amos|[eéoó])|mudamos|abierto|horarios?|instagram|facebook|whats\p{L}*|wsp|wpp|wasap|tel[eé]fono|tel|cel|fijo|celular|direcci[oó]n|rubro|categor[ií]a|pagos?|efectivo|d[eé]bito|transferencia|porfa|favor|m[aá]ndenme|soy|somos|estoy|estamos|nosotros|me llamo|mi nombre|nombre|venta de|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|hs|mañana|tarde|feriados|es|no|me|mi|ya|saben|sobrino|reservas|pedidos)(?![\p{L}\p{N}])/iu

/** The text without a greeting before it. */
const withoutGreeting = (line: string): string => line.replace(GREETING, '').trim()

/** Surely nothing else: 'buenas' may be pizzas. */
const HELLO =
  /^(?:(?:h?ola+|holis|buen(?:os|as|a)? (?:d[ií]as?|tardes?|noches?)|buenas(?= ?[,.!])|qu[eé] tal|c[oó]mo (?:est[aá]s?|est[aá]n|andas|va))(?![\p{L}\p{N}])[^\p{L}\p{N}]*)+/iu

/** 'Hola, qué tal! Hacemos tortas' → 'Hacemos tortas', as it may stand in a description. */
export const withoutHello = (line: string): string => line.replace(HELLO, '')

/** The wish to be in the guide, which who reads the message is about to grant. */
const WISH =
  /^(?:les |te )?(?:quier[oe]|queremos|quisiera|quer[ií]a|necesito|me gustar[ií]a) (?:que me |que nos )?(?:sum|agreg|public|anot|est|aparec|ve)\p{L}* [^.,;\n]{0,40}$/iu

/** Whether a line says something beyond a greeting, a wish to be listed, a thank-you or signs. */
export const saysSomething = (line: string): boolean => {
  const said = withoutGreeting(line)
  return /[\p{L}\p{N}]{2}/u.test(said) && !WISH.test(said.replace(/[^\p{L}\p{N}]+$/u, ''))
}

const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'en', 'al', 'a'])

const isInitials = (name: string): boolean => name.length <= 3

/** 'gomeria el clavo', 'GOMERIA EL CLAVO' → 'Gomeria El Clavo'; what has both kinds of letters stays. */
function capitalize(name: string): string {
  const first = name.charAt(0).toUpperCase() + name.slice(1)
  if (/\p{Lu}/u.test(name) && (/\p{Ll}/u.test(name) || isInitials(name))) return first
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

function tidyName(text: string): string {
  const plain = text
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\p{Emoji_Modifier}/gu, '')
    .replace(/^[\s(:=-]+|[\s):;,!.=-]+$/gu, '')
    .replace(/^«([^«»]*)»$|^"([^"]*)"$|^“([^“”]*)”$|^'([^']*)'$/u, '$1$2$3$4')
    .replace(/ {2,}/g, ' ')
    .trim()
  return capitalize(plain)
}

const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  /\p{L}{2}/u.test(name) &&
  !/\d{4}|[{}$<>=\\]/.test(name) &&
  !NO_NAME.test(name) &&
  !name.endsWith('?') &&
  name.split(' ').length <= MOST_WORDS + 2

/** What a sentence says to be a trade is no name yet: 'de la librería y papelería "El Lápiz"'. */
const isMoreThanTrade = (name: string): boolean => isName(name) && !SHOP_WORD.test(name)

function takeFirst(text: RemainingText, pattern: RegExp, isGood = isName): MessageText | null {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text.rest); match; match = pattern.exec(text.rest)) {
    const found = match.slice(1).find((group) => group !== undefined) ?? ''
    const value = tidyName(found)
    if (isGood(value)) {
      const start = match.index + match[0].lastIndexOf(found)
      text.take(start, start + found.length)
      return { value, words: found.trim() }
    }
    // What looked like a name may hold the words before the right one.
    pattern.lastIndex = match.index + 1
  }
  return null
}

/** Where in a clause a shop's name begins: its kind, and a name behind it; -1 when nowhere. */
function shopNameAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (!SHOP_WORD.test(word)) return false
    const next = words.slice(at + 1)
    const behind = next.find((one) => !IS_LINK_WORD.test(one))
    if (behind === undefined) return false
    return (
      STARTS_PROPER.test(behind) || (STARTS_PROPER.test(word) && IS_ARTICLE.test(next[0] ?? ''))
    )
  })
}

/** A trade, the words that describe it, and a name in quotes. */
const QUOTED_SHOP = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!${NEAR})((?:${KIND} y )?${KIND})((?: \p{L}+){0,2}:?) ${IN_QUOTES}`,
  'giu',
)
/** Says little of what it sells: 'el taller "Bit Litoral"', 'casa de repuestos "La Bujía"'. */
const IS_THING = new RegExp(`^(?:${THING}|centro)$`, 'iu')

/**
 * 'Ferretería "El Tornillo"' is called so with its trade; where that is described, 'kiosco nuevo: "Lo
 * de Mirta"', it is only told beside the name.
 */
function takeQuotedShop(text: RemainingText, isDescribed: boolean): MessageName | null {
  for (const match of text.rest.matchAll(QUOTED_SHOP)) {
    const [words, trade = '', description = '', ...quoted] = match
    if (IS_THING.test(trade) || (description !== '') !== isDescribed) continue
    const name = quoted.find((one) => one !== undefined) ?? ''
    const value = tidyName(isDescribed ? name : `${trade} ${name}`)
    if (!isName(value)) continue
    text.take(match.index, match.index + words.length)
    return { value, words, ...(isDescribed && { trade }) }
  }
  return null
}

/** A clause that names a shop by what it is: 'Juguetería El Barrilete', wherever it stands. */
function takeShopName(text: RemainingText): MessageText | null {
  for (const clause of clausesOf(text)) {
    const greeted = clause.text.length - withoutGreeting(clause.text).length
    const words = clause.text.slice(greeted).split(' ')
    const kindAt = shopNameAt(words)
    if (kindAt < 0 || kindAt > 6) continue
    // «La Papelería del Centro», «El Zurdo Barber Shop»: the name began before its kind; «Es …» says so.
    const before = words.slice(0, kindAt)
    const isPart = before.every(
      (word) => (STARTS_PROPER.test(word) && !NO_NAME.test(word)) || IS_LINK_WORD.test(word),
    )
    const at = isPart && STARTS_PROPER.test(words[0] ?? '') ? 0 : kindAt
    const found = words.slice(at).join(' ')
    const value = tidyName(found)
    if (!isName(value)) continue
    const start = clause.end - found.length
    text.take(start, clause.end)
    return { value, words: found }
  }
  return null
}

/** A name stands at the top: behind the greeting, before anything is described. */
const FIRST_CLAUSES = 3

/** A short clause near the top that greets nobody, asks for nothing and is no sentence. */
function takeFirstClause(text: RemainingText): MessageText | null {
  const clauses = clausesOf(text).filter((clause) => saysSomething(clause.text))
  for (const clause of clauses.slice(0, FIRST_CLAUSES)) {
    // Behind signs of a program there is no name.
    if (/[{}$<>=\\]/.test(text.whole.slice(0, clause.start))) return null
    const found = withoutGreeting(clause.text)
    const value = tidyName(found)
    if (!isName(value) || value.split(' ').length > MOST_WORDS || !/[\p{Lu}"«“]/u.test(found))
      continue
    text.take(clause.end - found.length, clause.end)
    return { value, words: found }
  }
  return null
}

/**
 * Takes the merchant's name: behind its label, in its sentence, as what a shop calls itself, in
 * quotes, or as the first thing that is said.
 */
export const takeName = (text: RemainingText): MessageName | null =>
  takeFirst(text, LABELLED) ??
  takeFirst(text, SAID, isMoreThanTrade) ??
  takeQuotedShop(text, false) ??
  takeShopName(text) ??
  takeQuotedShop(text, true) ??
  takeFirst(text, QUOTED) ??
  takeFirstClause(text)

const DESCRIBED =
  /(?<=^|\n)[^\p{L}\n]{0,8}(?:descripci[oó]n|qu[eé] (?:hacemos|ofrecemos|vendemos)|sobre nosotros|productos|servicios|hacemos|ofrecemos|vendemos) ?[:=-] ?([^\n\u{FFFB}\u{FFFC}]{3,2000})/iu

/** Takes the line that a message calls its description. */
export function takeDescription(text: RemainingText): MessageText | null {
  const match = DESCRIBED.exec(text.rest)
  const words = match?.[1]?.trim()
  if (!match || !words) return null
  const start = match.index + match[0].lastIndexOf(words)
  text.take(start, start + words.length)
  return { value: words.charAt(0).toUpperCase() + words.slice(1), words }
}
