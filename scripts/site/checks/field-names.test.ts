import { expect, test } from 'vitest'
import { offerSchema, professionalSchema, siteSchema, storeSchema } from '@guia/contract/schemas'
import { fieldName } from './field-names.ts'

test.each([
  ['store', ['whatsapp_may'], 'WhatsApp mayorista'],
  ['store', ['hours', 'lunes', 0], 'Horarios, lunes'],
  ['store', ['image'], 'Logo'],
  ['professional', ['image'], 'Foto'],
  ['useful-contact-category', ['items', 3, 'phone'], 'Contactos, Teléfono'],
  ['store', ['banner-promotion'], 'Portada de promoción'],
  ['professional-category', ['color'], 'Color'],
  ['store', ['hours', 'monday', 'ranges', 0, 'opens'], 'Horarios, lunes'],
  ['store', ['gallery', 2, 'url'], 'Fotos'],
  ['site-setting', ['mapZoom'], 'Acercamiento del mapa'],
  ['store', [], ''],
] as const)('of %s, %j is called %j', (kind, path, name) => {
  expect(fieldName(kind, path)).toBe(name)
})

test.each([
  ['store', storeSchema],
  ['professional', professionalSchema],
  ['offer', offerSchema],
  ['site-setting', siteSchema],
] as const)('every field of the public record of %s has a name that staff know', (kind, schema) => {
  const unnamed = Object.keys(schema.shape).filter((field) => fieldName(kind, [field]) === field)
  // Made by the publisher: staff fill in nothing of the kind.
  const made = ['bannerVideo', 'bannerPoster', 'year', 'feriados', 'professionalCategories']
  expect(unnamed.filter((field) => !made.includes(field))).toEqual([])
})
