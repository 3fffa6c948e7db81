import { CLOSED, SPLIT, week } from '../hours.ts'
import { joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const FIESTAS: StoreSeed[] = [
  {
    key: 16,
    name: 'Cotillón Serpentina',
    direccion: 'Rivadavia 277',
    telefono: plain(116),
    whatsapp: plain(216),
    category: ['Cotillón Souvenirs y Fiestas'],
    description: 'Todo para tu cumple. Este verano estamos haciendo solo carrozas de carnaval.',
    tags: ['cotillón', 'carnaval'],
    active: false,
    hours: week(SPLIT, ['09:00 - 13:00'], CLOSED),
    payments: ['efectivo', 'qr'],
    at: block(-2.9, -4.4),
    look: { kit: 'fiestas', logo: { mark: 'mask', frame: 'sunrise', scheme: 'ciruela' } },
  },
  {
    key: 17,
    name: 'Cotillón ¡Qué Piñata!',
    direccion: 'Tucumán 870',
    telefono: joined(117),
    whatsapp: mobile(217),
    redes: redes('quepinata', 'instagram', 'facebook', 'tiktok'),
    category: ['Cotillón Souvenirs y Fiestas'],
    description:
      'Globos, velas, disfraces y piñatas con la forma que se te ocurra: ya hicimos un surubí, una moto y a un suegro. Alquilamos vajilla, mesas dulces y una máquina de burbujas que no descansa. Traé la fecha y la cantidad de invitados, del resto charlamos.',
    tags: ['globos', 'piñatas', 'disfraces', 'souvenirs', 'alquiler de vajilla', 'cumpleaños'],
    hours: week(['08:30 - 12:30', '16:30 - 21:00'], ['08:30 - 21:00'], ['09:00 - 12:30']),
    payments: ['debito', 'efectivo', 'qr', 'billetera'],
    at: block(3.6, -0.2),
    look: {
      kit: 'fiestas',
      logo: { mark: 'pinata', frame: 'flag', scheme: 'lapacho' },
      banner: { scene: 'promo', accent: '#E07A99' },
    },
  },
]
