import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const OBRA_Y_LIMPIEZA: StoreSeed[] = [
  {
    key: 14,
    name: 'Corralón Cuatro Vientos',
    direccion: 'Ruta 27 y acceso norte',
    telefono: plain(114),
    whatsapp: plain(214),
    category: ['Construcción'],
    description:
      'Arena, piedra, ladrillo hueco y hierro en barra. Estamos mudando el acopio al predio nuevo, así que por ahora atendemos solo por teléfono.',
    tags: ['arena', 'cemento', 'ladrillos', 'hierro'],
    active: false,
    hours: week(['07:00 - 12:00'], CLOSED, CLOSED),
    payments: ['efectivo', 'transferencia'],
    at: block(18.6, 9.4),
    look: { kit: 'corralon', logo: { mark: 'trowel', frame: 'flag', scheme: 'arena' } },
  },
  {
    key: 15,
    name: 'Corralón Piedra y Paraná',
    direccion: 'Av. Díaz Colodrero 2250',
    telefono: dashed(115),
    whatsapp: international(215),
    whatsappMay: international(315),
    website: 'https://piedrayparana.example',
    urlTienda: 'https://tienda.piedrayparana.example',
    redes: redes('piedrayparana', 'facebook', 'instagram'),
    category: ['Construcción', 'Hogar y Mantenimiento'],
    description:
      'De los cimientos a la última teja, con camión propio que entra en calles angostas. Hacemos el cómputo de tu plano sin cargo y guardamos el material pago hasta que el albañil lo pida. Los sábados a la mañana hay torta frita para el que espera.',
    tags: ['cemento', 'ladrillos', 'arena', 'chapas', 'flete', 'cómputo de materiales'],
    hours: week(['07:00 - 12:00', '15:00 - 19:00'], ['07:00 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'transferencia', 'prestamo', 'semanal', 'quincenal'],
    at: block(16.8, -4.1),
    look: {
      kit: 'corralon',
      logo: { mark: 'bricks', frame: 'tiles', scheme: 'ladrillo', natural: true },
      banner: { scene: 'workshop', accent: '#B8472E' },
    },
  },
  {
    key: 18,
    name: 'Limpieza Burbuja Mansa',
    direccion: 'Jujuy 233',
    telefono: joined(118),
    whatsapp: '',
    category: ['Limpieza'],
    description:
      'Productos de limpieza fraccionados. Cerrado por refacción del local: volvemos con más canillas.',
    tags: ['lavandina', 'detergente', 'suelto'],
    active: false,
    hours: week(SPLIT, CLOSED, CLOSED),
    payments: ['efectivo'],
    at: block(5.9, 6.7),
    look: { kit: 'limpieza', logo: { mark: 'bubbles', frame: 'dots', scheme: 'cielo' } },
  },
  {
    key: 19,
    name: 'Espuma Suelta',
    direccion: 'José E. Gómez 1560',
    telefono: plain(119),
    whatsapp: mobile(219),
    redes: redes('espumasuelta', 'instagram', 'tiktok'),
    category: ['Limpieza', 'Hogar y Mantenimiento'],
    description:
      'Traé tu botella y llevate solo el contenido: menos plástico en el riacho y menos plata en la etiqueta. Hay detergente, suavizante, cera y un perfume de azahar que hacemos en casa. Los escobillones son de Goya, atados a mano.',
    tags: ['detergente', 'lavandina', 'suelto', 'escobas', 'recarga', 'perfumina'],
    hours: week(['08:30 - 12:30', '16:30 - 20:30'], ['08:30 - 13:00'], CLOSED),
    payments: ['debito', 'efectivo', 'qr', 'billetera'],
    at: block(8.2, 2.9),
    look: {
      kit: 'limpieza',
      logo: { mark: 'sprayBottle', frame: 'petals', scheme: 'menta' },
      banner: { scene: 'shelves' },
    },
  },
]
