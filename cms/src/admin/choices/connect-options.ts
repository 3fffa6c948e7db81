import type { Choice, Option } from '../../rules/reading/choices/choices'
import { connectChoices, type RelationValue } from './relation-value'
import { connectedBy, isOnOffer } from './trade-model'

/** As much of the panel's form as is needed: `useForm('…', (form) => form)` has it. */
interface FormOfStore {
  values: Record<string, unknown>
  onChange(field: string, value: unknown): void
}

/**
 * Chooses in the form of a store, beside what is chosen there, what a message names: options of
 * `choicesIn(text, choices)`. A subcategory brings its category. What is not published is left
 * out: the answer has those that were chosen.
 */
export function connectOptions(form: FormOfStore, options: readonly Option[]): Option[] {
  const offered = options.filter(isOnOffer)
  const payments = offered.flatMap((option) =>
    option.kind === 'paymentMethod' ? [option.choice] : [],
  )
  const trades = offered.map(connectedBy)
  const connect = (field: string, choices: Choice[]) => {
    if (choices.length === 0) return
    const value = form.values[field] as RelationValue | undefined
    form.onChange(field, connectChoices(value, [...new Set(choices)]))
  }
  connect(
    'categories',
    trades.flatMap(({ categories }) => categories),
  )
  connect(
    'subcategories',
    trades.flatMap(({ subcategories }) => subcategories),
  )
  connect('paymentMethods', payments)
  return offered
}
