import { expect, test } from 'vitest'
import { fieldName } from './field-names.ts'

test.each([
  [['whatsapp_may'], 'WhatsApp mayorista'],
  [['hours', 'lunes', 0], 'Horarios, lunes'],
  [['items', 3, 'phone'], 'Contactos, Teléfono'],
  [['banner-promotion'], 'Portada de promoción'],
  [['professionalCategories', 0, 'color'], 'Categorías profesionales, Color'],
  [['hours', 'monday', 'ranges', 0, 'opens'], 'Horarios, lunes'],
  [['gallery', 2, 'url'], 'Fotos'],
  [['mapZoom'], 'Acercamiento del mapa'],
  [[], ''],
])('%j is called %j', (path, name) => {
  expect(fieldName(path)).toBe(name)
})
