import { expect, test } from 'vitest'
import { optionsOf, type Choices } from '../../rules/reading/choices/choices'
import { SAMPLE_CHOICES } from '../../rules/reading/choices/testing/sample-choices'
import { connectOptions } from './connect-options'
import { chosenIn, type RelationValue } from './relation-value'
import { connectedBy, isOnOffer, tradeGroups } from './trade-model'
import { tradeOptions } from './trade-options'

const NONE = { categories: [], subcategories: [] }
const optionNamed = (name: string, choices: Choices = SAMPLE_CHOICES) => {
  const option = optionsOf(choices).find(({ choice }) => choice.name === name)
  if (!option) throw new Error(`No option ${name}`)
  return option
}
const choiceNamed = (name: string) => optionNamed(name).choice

test('a category is shown with its subcategories, to add or to take away', () => {
  const chosen = {
    categories: [choiceNamed('Alimentos')],
    subcategories: [choiceNamed('Panaderias')],
  }
  const [group, ...others] = tradeGroups(SAMPLE_CHOICES, chosen)
  expect(others).toEqual([])
  expect(group?.category).toMatchObject({ choice: { name: 'Alimentos' }, isChosen: true })
  expect(group?.subcategories.map(({ choice, isChosen }) => [choice.name, isChosen])).toEqual([
    ['Carnicerías', false],
    ['Panaderias', true],
    ['Quesos Fiambres y Otros', false],
  ])
})

test('a subcategory whose category is not chosen shows that it is missing', () => {
  const chosen = { categories: [], subcategories: [choiceNamed('Panaderias')] }
  const [group] = tradeGroups(SAMPLE_CHOICES, chosen)
  expect(group?.category).toMatchObject({ choice: { name: 'Alimentos' }, isChosen: false })
})

test('what stands in no category, or is gone, is shown as well', () => {
  const gone = { id: 900, documentId: 'gone' }
  const chosen = { categories: [gone], subcategories: [choiceNamed('Viveros')] }
  expect(tradeGroups(SAMPLE_CHOICES, chosen)).toEqual([
    {
      category: { choice: { ...gone, name: 'Ya no existe', isPublished: true }, isChosen: true },
      subcategories: [],
    },
    {
      category: null,
      subcategories: [{ choice: choiceNamed('Viveros'), isChosen: true }],
    },
  ])
})

test('a subcategory brings its category', () => {
  expect(connectedBy(optionNamed('Panaderias'))).toEqual({
    categories: [choiceNamed('Alimentos')],
    subcategories: [choiceNamed('Panaderias')],
  })
  expect(connectedBy(optionNamed('Viveros')).categories).toEqual([])
  expect(connectedBy(optionNamed('QR'))).toEqual(NONE)
})

/** The sample with a category that is not published. */
const withDraft = (name: string): Choices => ({
  ...SAMPLE_CHOICES,
  categories: SAMPLE_CHOICES.categories.map((category) =>
    category.name === name ? { ...category, isPublished: false } : category,
  ),
})

test('nothing is on offer that the store could not be published with', () => {
  const choices = withDraft('Alimentos')
  expect(isOnOffer(optionNamed('Alimentos', choices))).toBe(false)
  expect(isOnOffer(optionNamed('Panaderias', choices))).toBe(false)
  expect(isOnOffer(optionNamed('Farmacias', choices))).toBe(true)
})

test('the list says why something fits, or cannot be chosen', () => {
  const chosen = { ...NONE, categories: [choiceNamed('Farmacias')] }
  const noted = (text: string, choices = SAMPLE_CHOICES) =>
    tradeOptions(text, choices, chosen).map(({ name, note, isDisabled }) => [
      name,
      note,
      isDisabled,
    ])
  expect(noted('remis')).toEqual([['Transportes y Logística', 'por «remis»', false]])
  expect(noted('panaderia')).toEqual([['Alimentos › Panaderias', undefined, false]])
  expect(noted('farmacia')).toEqual([['Farmacias', 'ya elegida', true]])
  const choices = withDraft('Alimentos')
  expect(noted('alimento', choices)).toEqual([['Alimentos', 'sin publicar', true]])
  expect(noted('panaderia', choices)).toEqual([
    ['Alimentos › Panaderias', 'su categoría está sin publicar', true],
  ])
})

test('before anything is typed the list has all trades, and no payment method', () => {
  const names = tradeOptions(' ', SAMPLE_CHOICES, NONE).map(({ name }) => name)
  expect(names).toContain('Otros › Centro de Tatuajes')
  expect(names).toContain('Viveros')
  expect(names).not.toContain('QR')
})

test('what a message names is chosen in the form, beside what was, and drafts are left out', () => {
  const values: Record<string, unknown> = {}
  const form = {
    values,
    onChange: (field: string, value: unknown) => {
      values[field] = value
    },
  }
  const namesIn = (field: string) =>
    chosenIn(values[field] as RelationValue | undefined).map(({ name }) => name)
  connectOptions(form, [optionNamed('Farmacias')])
  const draft = optionNamed('Servicios', withDraft('Servicios'))
  const named = ['Panaderias', 'Carnicerías', 'QR'].map((name) => optionNamed(name))
  expect(connectOptions(form, [...named, draft])).toEqual(named)
  expect(namesIn('categories')).toEqual(['Farmacias', 'Alimentos'])
  expect(namesIn('subcategories')).toEqual(['Panaderias', 'Carnicerías'])
  expect(namesIn('paymentMethods')).toEqual(['QR'])
})
