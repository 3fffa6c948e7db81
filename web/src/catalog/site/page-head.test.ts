import { expect, test } from 'vitest'
import { offerRecord } from '../../testing/offer-records.ts'
import { professionalRecord } from '../../testing/professional-records.ts'
import { siteRecord } from '../../testing/records.ts'
import { makeStore } from '../../testing/stores.ts'
import {
  exampleHead,
  notFoundHead,
  offerHead,
  professionalHead,
  requestedStoresHead,
  searchHead,
  searchPageHead,
  storeHead,
} from './page-head.ts'
import { parseOffer } from '../offers/offer.ts'
import { parseProfessional } from '../professionals/professional.ts'
import { parseSite } from './site.ts'

const site = parseSite(siteRecord())

test('a store names its page and describes it', () => {
  const head = storeHead(makeStore({ name: 'La Casa', description: 'Todo\n para el hogar' }), site)
  expect(head).toEqual({ title: 'La Casa | Goya a un clic', description: 'Todo para el hogar' })
})

test('a store without description is described by category and address', () => {
  const store = makeStore({
    name: 'La Casa',
    description: '',
    categories: ['Otros'],
    address: 'Colón 1',
  })
  expect(storeHead(store, site).description).toBe('La Casa: Otros · Colón 1')
})

test('a long description is cut at a word within 160 characters', () => {
  const { description } = storeHead(makeStore({ description: 'palabra '.repeat(40) }), site)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/palabra…$/)
})

test('search results and missing pages stay out of search engines', () => {
  expect(searchHead('pan', site).noindex).toBe(true)
  expect(notFoundHead('Página no encontrada', { name: '' })).toMatchObject({
    title: 'Página no encontrada',
    noindex: true,
  })
})

test('a choice of categories is named by them and stays out of search engines', () => {
  expect(requestedStoresHead('Autos, Hogar', site)).toMatchObject({
    title: 'Autos, Hogar | Goya a un clic',
    noindex: true,
  })
  expect(requestedStoresHead('Tiendas', site).title).toBe('Tiendas | Goya a un clic')
})

test('a search page is indexed only while nothing is searched, the example never', () => {
  expect(searchPageHead('', site).noindex).toBe(false)
  expect(searchPageHead('pan', site).noindex).toBe(true)
  expect(exampleHead(site).noindex).toBe(true)
})

test('a professional is named with the category, where it is known', () => {
  const professional = parseProfessional(professionalRecord())
  if (!professional) throw new Error('The builder makes an unreadable record')
  const titleIn = (category: string) => professionalHead(professional, category, site).title
  expect(titleIn('Médicos')).toBe('Dra. Ana Sosa · Médicos | Goya a un clic')
  expect(titleIn('')).toBe('Dra. Ana Sosa | Goya a un clic')
})

test('an offer and a professional without description are described by what is known', () => {
  const offer = parseOffer(offerRecord({ descripcion: '' }))
  const professional = parseProfessional(professionalRecord({ description: '' }))
  if (!offer || !professional) throw new Error('The builders make unreadable records')
  expect(offerHead(offer, site).title).toContain('2X1 · Docena de facturas: Panadería Don Juan')
  expect(offerHead(offer, site).description).toBe('2X1 · Docena de facturas en Panadería Don Juan')
  expect(professionalHead(professional, 'Médicos', site).description).toBe(
    'Dra. Ana Sosa · Clínica médica · Matrícula M.P. 1234 · Colón 500',
  )
})
