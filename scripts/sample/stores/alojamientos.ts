import { everyDay } from '../hours.ts'
import { dashed, international, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const ALOJAMIENTOS: StoreSeed[] = [
  {
    key: 41,
    name: 'Hospedaje Patio de las Naranjas',
    direccion: 'Belgrano 322',
    telefono: dashed(141),
    whatsapp: international(241),
    website: 'https://patiodelasnaranjas.example',
    redes: redes('patiodelasnaranjas', 'instagram', 'facebook'),
    category: ['Alojamientos'],
    description:
      'Casona de 1910 con ocho habitaciones alrededor de un patio donde caen las naranjas solas. El desayuno trae jugo de esas mismas naranjas, pan casero y diario doblado. Hay cochera, cuna sin cargo y un perro llamado Recepción.',
    tags: ['hotel', 'hospedaje', 'desayuno', 'cochera', 'familias', 'centro'],
    hours: everyDay(['00:00 - 23:59']),
    payments: ['debito', 'credito', 'efectivo', 'transferencia'],
    at: block(-0.3, -3.4),
    look: {
      kit: 'hospedaje',
      logo: { mark: 'courtyard', frame: 'stamp', scheme: 'naranja', natural: true },
      banner: { scene: 'shopFront', mood: 'siesta', accent: '#F0832B' },
      gallery: { count: 7 },
    },
  },
  {
    key: 42,
    name: 'Cabañas Remanso del Surubí',
    direccion: 'Camino a Puerto Boca, km 4',
    telefono: plain(142),
    whatsapp: plain(242),
    website: 'https://remansodelsurubi.example',
    redes: redes('remansodelsurubi', 'instagram', 'facebook', 'youtube'),
    category: ['Alojamientos'],
    description:
      'Seis cabañas con parrilla, muelle propio y bajada de lancha. Si venís a pescar, salimos a las cinco con guía y carnada; si venís a descansar, no golpeamos hasta el mediodía. De noche se apagan las luces para que veas el cielo.',
    tags: ['cabañas', 'pesca', 'río', 'parrilla', 'muelle', 'guía de pesca'],
    hours: everyDay(['08:00 - 22:00']),
    payments: ['debito', 'credito', 'transferencia', 'cuotas'],
    at: block(-7.9, -11.6),
    look: {
      kit: 'cabanas',
      logo: { mark: 'cabin', frame: 'river', scheme: 'arena', natural: true },
      banner: { scene: 'river', mood: 'rosada' },
      gallery: { count: 4 },
    },
  },
]
