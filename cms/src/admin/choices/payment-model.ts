import { choicesIn } from '../../rules/reading/choices/choices-in'
import type { Choices, PaymentChoice } from '../../rules/reading/choices/choices'
import { phrasesOf } from '../../rules/reading/choices/choice-phrases'
import { stemsOf, wordsOf } from '../../rules/reading/choices/words'
import { paymentMethod } from '../../rules/types/payment-method'
import type { Chosen } from './relation-value'

export interface PaymentBox {
  method: PaymentChoice
  isChosen: boolean
  /** Other words for it: 'mercado pago, mp'; '' for none. */
  words: string
}

export interface PaymentGroup {
  /** As the schema has it: 'debito'. */
  group: string
  boxes: PaymentBox[]
}

const GROUPS: readonly string[] = paymentMethod.published.group.choice
const MOST_WORDS = 3

/** All payment methods by their groups, in the order of the site; no empty ones. */
export function paymentGroups(choices: Choices, chosen: readonly Chosen[]): PaymentGroup[] {
  const wordsFor = otherWords(choices)
  const boxOf = (method: PaymentChoice): PaymentBox => ({
    method,
    isChosen: chosen.some(({ documentId }) => documentId === method.documentId),
    words: wordsFor(method),
  })
  return GROUPS.map((group) => ({
    group,
    boxes: choices.paymentMethods.filter((method) => method.group === group).map(boxOf),
  })).filter(({ boxes }) => boxes.length > 0)
}

/** The first words that staff wrote for a method and that its name does not say. */
function otherWords({ synonyms, ...choices }: Choices) {
  const names = phrasesOf({ ...choices, synonyms: [] })
  return (method: PaymentChoice): string => {
    const words = new Map<string, string>()
    for (const { word, means } of synonyms) {
      const isMeant = names.get(stemsOf(means))?.options.some(({ choice }) => choice === method)
      // 'mercadopago' says no more than 'mercado pago', 'tarjeta de débito' than 'Débito'.
      const key = stemsOf(word).replaceAll(' ', '')
      if (!isMeant || words.has(key) || hasWords(word, method.name)) continue
      words.set(key, word)
    }
    return [...words.values()].slice(0, MOST_WORDS).join(', ')
  }
}

const hasWords = (text: string, words: string) =>
  ` ${stemsOf(text)} `.includes(` ${stemsOf(words)} `)

/** What a text names of payments, and which of its words name none: 'tarjetas y bitcoin'. */
export interface ReadPayments {
  methods: PaymentChoice[]
  /** Named, but not published. */
  drafts: PaymentChoice[]
  others: string[]
}

/** Words that join what is listed. */
const JOINING = new Set('y e o u a con de del el la los las en por tambien ademas'.split(' '))
const ANNOUNCING = new Set(
  'aceptamo acepta aceptan recibimo cobramo pago medio forma todo toda'.split(' '),
)

/** Reads 'tarjetas, mercado pago y efectivo' as the clerk has it from the merchant. */
export function readPayments(text: string, choices: Choices): ReadPayments {
  const named = choicesIn(text, choices)
  const methods = named.flatMap(({ option }) =>
    option.kind === 'paymentMethod' ? [option.choice] : [],
  )
  const isTaken = (from: number, to: number) =>
    named.some((one) => one.option.kind === 'paymentMethod' && one.from <= from && to <= one.to)
  const others = wordsOf(text)
    .filter(({ stem, from, to }) => {
      return !isTaken(from, to) && !JOINING.has(stem) && !ANNOUNCING.has(stem)
    })
    .map(({ from, to }) => text.slice(from, to))
  return {
    methods: methods.filter(({ isPublished }) => isPublished),
    drafts: methods.filter(({ isPublished }) => !isPublished),
    others,
  }
}
