import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const PATAS_Y_PELOTAS: StoreSeed[] = [
  {
    key: 23,
    name: 'Forrajería El Tranco',
    direccion: 'Ruta 27, km 3',
    telefono: '',
    whatsapp: plain(223),
    category: ['Mascotas'],
    description: 'Alimento para animales de corral y de casa. Solo por encargo hasta fin de año.',
    tags: ['forraje', 'maíz', 'gallinas'],
    active: false,
    hours: week(['07:00 - 12:00'], ['07:00 - 12:00'], CLOSED),
    payments: ['efectivo', 'semanal'],
    at: block(19.1, -5.4),
    look: { kit: 'mascotas', logo: { mark: 'sack', frame: 'stamp', scheme: 'arena' } },
  },
  {
    key: 24,
    name: 'Patitas del Riacho',
    direccion: 'Cabral 1145',
    telefono: joined(124),
    whatsapp: international(224),
    redes: redes('patitasdelriacho', 'instagram', 'facebook'),
    category: ['Mascotas'],
    description:
      'Alimento por bolsa o por kilo, correas, peceras y peluquería canina con turno. Entrá con tu perro: hay agua fresca y un frasco de galletitas a su altura. Cada mes mostramos en la vidriera a tres animales que buscan familia.',
    tags: ['perros', 'gatos', 'alimento balanceado', 'peluquería canina', 'peceras', 'adopción'],
    hours: week(SPLIT, ['08:30 - 13:00'], CLOSED),
    payments: ['debito', 'efectivo', 'transferencia', 'qr', 'quincenal'],
    at: block(6.2, 3.8),
    ofertas: [
      {
        nombre: 'Bolsa de 20 kilos para adultos',
        descripcion:
          'Perros medianos y grandes. Te la llevamos a la puerta dentro de las cuatro avenidas.',
        descuento: '10% OFF',
        thing: 'sack',
        times: 2,
      },
    ],
    look: {
      kit: 'mascotas',
      logo: { mark: 'paw', frame: 'petals', scheme: 'arena' },
      banner: { scene: 'shelves', accent: '#4B8A52' },
      gallery: { count: 3 },
    },
  },
  {
    key: 37,
    name: 'Bicicletería Dos Pedales',
    direccion: 'Pujol 915',
    telefono: dashed(137),
    whatsapp: mobile(237),
    website: 'https://dospedales.example',
    redes: redes('dospedales', 'instagram', 'facebook', 'youtube'),
    category: ['Ciclismo', 'Deportes'],
    description:
      'Armamos, arreglamos y prestamos bicis mientras la tuya está en terapia. Centramos ruedas a mano y revisamos frenos gratis antes de cada salida del domingo, que parte de acá a las siete. Si pedaleás poco, te esperamos; si pedaleás mucho, esperanos.',
    tags: ['bicicletas', 'repuestos', 'taller', 'cascos', 'salidas grupales', 'alquiler'],
    hours: week(SPLIT, ['08:30 - 13:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'cuotas'],
    at: block(5.1, 7.9),
    ofertas: [
      {
        nombre: 'Service completo antes del verano',
        descripcion: 'Frenos, cambios, centrado y engrase. Incluye lavado y una vuelta de prueba.',
        descuento: '30% OFF',
        thing: 'bicycle',
      },
    ],
    look: {
      kit: 'bicicletas',
      logo: { mark: 'bicycle', frame: 'band', scheme: 'menta' },
      banner: { scene: 'workshop', accent: '#1B7F88' },
      gallery: { count: 6 },
    },
  },
  {
    key: 46,
    name: 'Punto y Gol Deportes',
    direccion: 'Juan E. Martínez 640',
    telefono: plain(146),
    whatsapp: plain(246),
    website: '',
    redes: redes('puntoygol', 'instagram'),
    category: ['Deportes', 'Ropa y Accesorios'],
    description:
      'Botines, camisetas de clubes del barrio y la pelota que rebota parejo. Estampamos número y apellido en el momento, con la tipografía que elijas y la ortografía que corresponda. También pádel, vóley, pesca y lo que juegues con tus amigos.',
    tags: ['botines', 'camisetas', 'pelotas', 'pádel', 'estampados', 'clubes'],
    hours: week(SPLIT, ['09:00 - 13:00', '17:00 - 20:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'cuotas', 'semanal'],
    at: block(0.8, -1.4),
    look: {
      kit: 'deportes',
      logo: { mark: 'ball', frame: 'shield', scheme: 'hoja', natural: true },
      banner: { scene: 'rack', accent: '#C4560F' },
    },
  },
]
