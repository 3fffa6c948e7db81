import { isNearName, nameWords } from '../quality/duplicates/name-key'
import { phrasesOf, type Phrases } from '../rules/reading/choices/choice-phrases'
import { optionsOf, type Choices, type Option } from '../rules/reading/choices/choices'
import { findChoices } from '../rules/reading/choices/find-choices'
import { stemsOf } from '../rules/reading/choices/words'
import { foldText } from '../rules/slug'
import type { Named } from './sheet-store'
import type { ReadCell } from '../rules/sheet/columns'

const KIND_OF_FIELD: Readonly<Record<string, Option['kind']>> = {
  categories: 'category',
  subcategories: 'subcategory',
  paymentMethods: 'paymentMethod',
}

/** What may be chosen in one column. */
interface ColumnChoices {
  options: Option[]
  /** How a cell names each: by documentId, and back by the folded words. */
  labels: ReadonlyMap<string, string>
  byLabel: ReadonlyMap<string, Option[]>
  byName: ReadonlyMap<string, Option[]>
}

/** All that the cells of choices are read with; made once for many rows. */
export interface ChoiceReader {
  choices: Choices
  phrases: Phrases
  columns: ReadonlyMap<string, ColumnChoices>
}

const inSpanish = new Intl.Collator('es')

function grouped(options: readonly Option[], keyOf: (option: Option) => string) {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const key = foldText(keyOf(option))
    groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return groups
}

/** A name that several have is followed by the category: 'Otros (Panaderías)'. */
function labelOf(option: Option, byName: ReadonlyMap<string, Option[]>): string {
  const { name } = option.choice
  const isAlone = (byName.get(foldText(name))?.length ?? 0) < 2
  if (isAlone || option.kind !== 'subcategory' || !option.category) return name
  return `${name} (${option.category.name})`
}

function columnChoices(choices: Choices, kind: Option['kind']): ColumnChoices {
  const options = optionsOf(choices).filter((option) => option.kind === kind)
  const byName = grouped(options, ({ choice }) => choice.name)
  const label = (option: Option) => labelOf(option, byName)
  return {
    options,
    byName,
    labels: new Map(options.map((option) => [option.choice.documentId, label(option)])),
    byLabel: grouped(options, label),
  }
}

export function choiceReader(choices: Choices): ChoiceReader {
  const columns = Object.entries(KIND_OF_FIELD).map(
    ([field, kind]) => [field, columnChoices(choices, kind)] as const,
  )
  return { choices, phrases: phrasesOf(choices), columns: new Map(columns) }
}

/** 'Confiterías, Panaderías': in the alphabet's order, so that the same choices are the same text. */
export function writeChoices(
  reader: ChoiceReader,
  field: string,
  chosen: readonly Named[],
): string {
  const labels = reader.columns.get(field)?.labels
  return chosen
    .map(({ documentId, name }) => labels?.get(documentId) ?? name)
    .sort(inSpanish.compare)
    .join(', ')
}

const SEPARATOR = /(\s*[,;|\n]\s*)/

/** Of the options with a name that several have, the one in a category of the row. */
function ofRow(options: readonly Option[], categories: readonly Named[]): Option[] {
  if (options.length < 2) return [...options]
  const ids = new Set(categories.map(({ documentId }) => documentId))
  return options.filter(
    (option) => option.kind === 'subcategory' && ids.has(option.category?.documentId ?? ''),
  )
}

/** What staff mean by a word that is no name: all of several payments, one of several trades. */
function meantBy(word: string, { phrases }: ChoiceReader, kind: Option['kind']): Option[] {
  const meant = (phrases.get(stemsOf(word))?.options ?? []).filter((one) => one.kind === kind)
  return meant.length === 1 || kind === 'paymentMethod' ? meant : []
}

/** What a word that is no name may have been meant for: it is the beginning of one, or a slip. */
function nearestTo(word: string, reader: ChoiceReader, field: string): Option | undefined {
  const kind = KIND_OF_FIELD[field]
  const begun = findChoices(word, reader.choices).find(({ option }) => option.kind === kind)
  const words = nameWords(word)
  const isSlipOf = ({ choice }: Option) => isNearName(nameWords(choice.name), words)
  return begun?.option ?? reader.columns.get(field)?.options.find(isSlipOf)
}

function unknownWord(word: string, reader: ChoiceReader, field: string, several: number): string {
  if (several > 1) return `«${word}» hay en varias categorías: escribilo así: ${word} (Categoría).`
  const near = nearestTo(word, reader, field)
  const hint = near ? ` ¿Quisiste decir «${near.choice.name}»?` : ''
  return `«${word.slice(0, 60)}» no está entre lo que se puede elegir.${hint}`
}

/**
 * The choices that a cell names, separated by commas, semicolons or lines: by their names, which may
 * hold commas themselves, or by the words that staff have for them. `categories` are the row's.
 */
export function readChoicesCell(
  text: string,
  field: string,
  reader: ChoiceReader,
  categories: readonly Named[],
): ReadCell<Named[]> {
  const column = reader.columns.get(field)
  const kind = KIND_OF_FIELD[field]
  if (!column || !kind) return { ok: true, value: [] }
  const parts = text.split(SEPARATOR)
  const chosen = new Map<string, Named>()
  for (let at = 0; at < parts.length;) {
    const [span, found] = longestLabel(parts, at, column)
    const word = (parts[at] ?? '').trim()
    at += span + 1
    if (word === '') continue
    const named = column.byName.get(foldText(word)) ?? []
    const options =
      found ?? (named.length > 0 ? ofRow(named, categories) : meantBy(word, reader, kind))
    if (options.length === 0 || (named.length > 1 && !found && options.length !== 1)) {
      return { ok: false, message: unknownWord(word, reader, field, named.length) }
    }
    for (const { choice } of options) {
      chosen.set(choice.documentId, { documentId: choice.documentId, name: choice.name })
    }
  }
  return { ok: true, value: [...chosen.values()] }
}

const MOST_COMMAS = 6

/** The most parts from a place on that are together one label, and whose it is. */
function longestLabel(parts: readonly string[], at: number, { byLabel }: ColumnChoices) {
  for (let span = 2 * MOST_COMMAS + 1; span > 0; span -= 2) {
    if (at + span > parts.length) continue
    const label = parts
      .slice(at, at + span)
      .join('')
      .trim()
    const options = byLabel.get(foldText(label))
    if (options?.length === 1) return [span, options] as const
  }
  return [1, undefined] as const
}
