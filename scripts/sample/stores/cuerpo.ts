import { CLOSED, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const CUERPO: StoreSeed[] = [
  {
    key: 7,
    name: 'Peluquería Tijera Guapa',
    direccion: 'Juan E. Martínez 955',
    telefono: joined(107),
    whatsapp: plain(207),
    website: 'https://tijeraguapa.example',
    redes: redes('tijeraguapa', 'instagram', 'facebook', 'tiktok'),
    category: ['Peluquerías y Barberías'],
    description:
      'Cortes, color y peinados de fiesta, con charla opcional: si querés silencio, decí "surubí" y nadie te habla. Trabajamos con tinturas sin amoníaco y secadores que no aturden. Los lunes hacemos precio especial a estudiantes y jubilados.',
    tags: ['corte', 'color', 'peinados', 'mechas', 'novias', 'unisex'],
    hours: week(['09:00 - 12:30', '16:30 - 21:00'], ['09:00 - 20:00'], CLOSED),
    payments: ['debito', 'efectivo', 'qr', 'billetera'],
    at: block(1.7, -0.6),
    look: {
      kit: 'peluqueria',
      logo: { mark: 'scissors', frame: 'hexagon', scheme: 'ciruela' },
      banner: { scene: 'workshop', accent: '#73345E' },
      gallery: { count: 3 },
    },
  },
  {
    key: 8,
    name: 'Barbería Filo & Compás',
    direccion: 'San Martín 455',
    telefono: plain(108),
    whatsapp: mobile(208),
    category: ['Peluquerías y Barberías'],
    description:
      'Barba y corte con navaja. El barbero está de gira con su orquesta hasta nuevo aviso.',
    tags: ['barba', 'navaja', 'corte'],
    active: false,
    hours: week(['16:00 - 21:00'], ['10:00 - 20:00'], CLOSED),
    payments: ['efectivo'],
    at: block(-1.9, 1.3),
    look: { kit: 'peluqueria', logo: { mark: 'razor', frame: 'checks', scheme: 'ladrillo' } },
  },
  {
    key: 9,
    name: 'Gimnasio Puro Fierro',
    direccion: 'Corrientes 1266',
    telefono: joined(109),
    whatsapp: joined(209),
    category: ['Gimnasios'],
    description: 'Sala de pesas. Cerrado: los socios pasaron a otros gimnasios amigos.',
    tags: ['pesas', 'musculación'],
    active: false,
    hours: week(['07:00 - 22:00'], ['09:00 - 13:00'], CLOSED),
    payments: ['efectivo'],
    at: block(8.6, -9.1),
    look: { kit: 'gimnasio', logo: { mark: 'dumbbell', frame: 'diagonal', scheme: 'noche' } },
  },
  {
    key: 10,
    name: 'Ribera Entrena',
    direccion: 'Costanera Norte 820',
    telefono: plain(110),
    whatsapp: international(210),
    website: 'https://riberaentrena.example',
    redes: redes('riberaentrena', 'instagram', 'facebook', 'youtube'),
    category: ['Gimnasios'],
    description:
      'Entrená mirando el río: sala con ventanales, funcional al aire libre y clases para mayores a las nueve. No hay espejos gigantes ni gritos; hay profes que saben tu nombre. La primera semana es gratis y sin compromiso, de verdad.',
    tags: ['musculación', 'funcional', 'adultos mayores', 'yoga', 'remo', 'pase libre'],
    hours: week(['06:30 - 22:30'], ['08:00 - 14:00'], CLOSED, {
      viernes: ['06:30 - 21:00'],
    }),
    payments: ['debito', 'credito', 'efectivo', 'transferencia', 'cuotas'],
    at: block(-6.8, 6.4),
    ofertas: [
      {
        nombre: 'Pase libre de tres meses',
        descripcion: 'Pagás dos meses y entrenás tres, con evaluación física incluida.',
        descuento: '3X2',
        thing: 'kettlebell',
      },
    ],
    look: {
      kit: 'gimnasio',
      logo: { mark: 'kettlebell', frame: 'river', scheme: 'rio' },
      banner: { scene: 'room', accent: '#0F545E' },
      gallery: { count: 3 },
    },
  },
  {
    key: 30,
    name: 'Perfumería Flor de Azahar',
    direccion: 'Colón 1010',
    telefono: dashed(130),
    whatsapp: mobile(230),
    urlTienda: 'https://flordeazahar.example/tienda',
    redes: redes('flordeazahar', 'instagram', 'tiktok'),
    category: ['Cuidado Personal'],
    description:
      'Perfumes, cremas y maquillaje, con una fragancia propia que huele a quinta en septiembre. Probá tranquila: hay luz de día junto a la ventana y nadie te sigue por el pasillo. Armamos regalos con caja, cinta y ramito.',
    tags: ['perfumes', 'maquillaje', 'cremas', 'regalos', 'cuidado del pelo'],
    promotionText:
      'Mes de la madre: segunda unidad al 50% en cremas de mano. Hasta tres por persona.',
    hours: week(['09:00 - 12:30', '17:00 - 21:00'], ['09:00 - 13:00', '17:30 - 21:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'billetera'],
    at: block(4.1, 0.5),
    ofertas: [
      {
        nombre: 'Perfume de azahar de 50 ml',
        descripcion:
          'El de la casa, en su caja de cartón pintado. Llevando dos, el tercero de regalo.',
        descuento: '3X2',
        thing: 'perfume',
        times: 3,
      },
    ],
    look: {
      kit: 'perfumeria',
      logo: { mark: 'flower', frame: 'dots', scheme: 'naranja' },
      banner: { scene: 'stillLife', accent: '#F4B9C4' },
      promotion: ['store'],
    },
  },
]
