import { expect, test } from 'vitest'
import { SHEET_COLUMNS } from './columns'
import { readHeaders } from './headers'

/**
 * What columns were called in a sheet that somebody may still have. A new label is added here, none is
 * taken away: its old one then goes to the other words of `headers.ts`.
 */
const EVER: Readonly<Record<string, readonly string[]>> = {
  numero: ['Número'],
  name: ['Nombre'],
  categories: ['Categorías'],
  subcategories: ['Subcategorías'],
  phone: ['Teléfono'],
  whatsapp: ['WhatsApp'],
  address: ['Dirección'],
  city: ['Ciudad'],
  location: ['Ubicación en el mapa'],
  hours: ['Horarios'],
  paymentMethods: ['Medios de pago'],
  'social.instagram': ['Instagram'],
  'social.facebook': ['Facebook'],
  'social.x': ['X'],
  'social.tiktok': ['TikTok'],
  'social.youtube': ['YouTube'],
  description: ['Descripción'],
  isActive: ['Activo'],
  website: ['Sitio web'],
  shopUrl: ['Tienda online'],
  menuUrl: ['Menú'],
  specialHours: ['Horarios especiales'],
  tags: ['Palabras para el buscador'],
  wholesaleWhatsapp: ['WhatsApp mayorista'],
  promotionText: ['Texto de la promoción'],
  internalNote: ['Nota interna'],
}

test.each(Object.entries(EVER))(
  'sheets from whenever are read: %s was called %j',
  (key, titles) => {
    for (const title of titles) expect(readHeaders([title]).keys).toEqual([key])
  },
)

test('what a column is called now stands among them', () => {
  for (const { key, header } of SHEET_COLUMNS) expect(EVER[key]).toContain(header)
})
