import type { Choices, Option } from '../choices/choices'
import { choicesIn, type NamedChoice } from '../choices/choices-in'
import type { MessageName } from './name'
import type { RemainingText } from './remaining-text'

/** Choices of one field, and the words that name them. */
export interface MessageChoices {
  value: Option[]
  words: string[]
}

const isPayment = ({ kind }: Option): boolean => kind === 'paymentMethod'

/** Only what may be published with the store: a draft would keep it back. */
const isReady = ({ option }: NamedChoice): boolean => option.choice.isPublished

/** One word alone may be about anything: 'está todo en la tarjeta'. */
const ABOUT_PAYING =
  /acept|pag[aáou]|cobr|tom[ao]|recib|medios?|formas?|solo|nom[aá]s|se[nñ]a|contado/iu

/** Takes the words that name payment methods, wherever they stand. */
export function takePayments(text: RemainingText, choices: Choices): MessageChoices | null {
  const named = choicesIn(text.rest, choices).filter(
    (choice) => isReady(choice) && isPayment(choice.option),
  )
  const isOne = new Set(named.map(({ from }) => from)).size === 1
  if (named.length === 0 || (isOne && !ABOUT_PAYING.test(text.whole))) return null
  const spans = [...new Map(named.map(({ from, to }) => [from, to]))]
  return {
    value: named.map(({ option }) => option),
    words: spans.map(([from, to]) => text.take(from, to)),
  }
}

const LABELLED =
  /(?<=^|\n)[^\p{L}\p{N}\n]{0,8}(?:rubros?|categor[ií]as?|actividad|ramo|tipo de (?:negocio|comercio)|a qu[eé] nos dedicamos) ?(?:es )?[:=-] ?([^\n\u{FFFB}\u{FFFC}]{2,120})/iu

/** A shop is called first by what it is, 'Gomería El Clavo', then by what need not mean anything. */
const KIND_WITHIN = 14

/** The trades among what a text names; by other words for them only where `isHintGood`. */
function tradesIn(
  text: string,
  choices: Choices,
  isHintGood: (hint: NamedChoice) => boolean,
): Option[] {
  return choicesIn(text, choices)
    .filter((named) => isReady(named) && !isPayment(named.option))
    .filter((named) => named.by !== 'synonym' || isHintGood(named))
    .map(({ option }) => option)
}

/** Takes the line that says which trade it is. */
export function takeTrades(text: RemainingText, choices: Choices): MessageChoices | null {
  const match = LABELLED.exec(text.rest)
  const words = match?.[1]?.trim() ?? ''
  const value = tradesIn(words, choices, () => true)
  if (!match || value.length === 0) return null
  const start = match.index + match[0].lastIndexOf(words)
  return { value, words: [text.take(start, start + words.length)] }
}

/** What a merchant says before a service: 'hacemos delivery', 'local con servicio de delivery'. */
const OFFERED =
  /(?<![\p{L}\p{N}])(?:tenemos|tengo|hacemos|hago|ofrecemos|ofrezco|contamos con|hay|(?<!trabaj\p{L}+ )con) (?:servicio de )?$/iu

/** Takes what a merchant says to do beside the trade, where a category is called so. */
export function takeServices(text: RemainingText, choices: Choices): MessageChoices | null {
  const offered = choicesIn(text.whole, choices).flatMap((named) => {
    const before = OFFERED.exec(text.whole.slice(0, named.from))
    const isTrade = isReady(named) && !isPayment(named.option) && named.by === 'name'
    return before && isTrade ? [{ ...named, from: before.index }] : []
  })
  if (offered.length === 0) return null
  return {
    value: offered.map(({ option }) => option),
    words: offered.map(({ from, to }) => text.take(from, to)),
  }
}

/**
 * The trades in a merchant's name, or right before it, where no line says them. What else a message
 * speaks of ('frente a la farmacia') tells nothing.
 */
export function tradesOfName(name: MessageName, choices: Choices): MessageChoices | null {
  const said = name.trade ?? name.value
  const value = tradesIn(said, choices, ({ from }) => from < KIND_WITHIN)
  return value.length > 0 ? { value, words: [] } : null
}
