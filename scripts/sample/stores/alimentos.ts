import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const ALIMENTOS: StoreSeed[] = [
  {
    key: 2,
    name: 'Panadería Migas de Sol',
    direccion: 'Tucumán 1104',
    telefono: plain(102),
    whatsapp: joined(202),
    redes: redes('migasdesol', 'instagram', 'facebook'),
    category: ['Alimentos'],
    subcategory: ['Panaderias'],
    description:
      'A las seis de la mañana la vereda ya huele a pan. Hacemos galleta de campo, facturas con mucha crema y un pan de mandioca que viaja a Buenos Aires en valija. Si el martes te sobró, el miércoles te enseñamos a hacer budín.',
    tags: ['pan', 'facturas', 'chipá', 'tortas', 'galleta de campo', 'pan de mandioca'],
    hours: week(
      ['06:00 - 13:00', '16:30 - 21:00'],
      ['06:00 - 13:30', '17:00 - 21:00'],
      ['07:00 - 12:30'],
    ),
    payments: ['debito', 'efectivo', 'qr'],
    at: block(2.3, 0.7),
    recomendados: [
      {
        nombre: 'Docena de facturas surtidas',
        descripcion:
          'Medialunas, vigilantes, bolas de fraile y lo que salga del horno en ese momento.',
        descuento: '',
        thing: 'croissant',
        times: 3,
      },
    ],
    look: {
      kit: 'panaderia',
      logo: { mark: 'bread', frame: 'sunburst', scheme: 'mostaza', natural: true },
      banner: { scene: 'counter', accent: '#B8472E' },
      gallery: { count: 4 },
    },
  },
  {
    key: 44,
    name: "Almacén D'Amico e Hijas",
    direccion: 'Ángel Soto 801',
    telefono: dashed(144),
    whatsapp: plain(244),
    website: 'https://almacendamico.example',
    redes: redes('almacendamicohijas', 'instagram', 'facebook'),
    category: ['Kioscos y Almacenes', 'Alimentos'],
    subcategory: ['Quesos Fiambres y otros'],
    description:
      'Las hijas somos tres y cada una corta el queso a su manera: avisá si lo querés finito. Fiambres de acá y de la colonia, aceitunas sueltas, dulce casero y la libreta de siempre para los vecinos de la cuadra. Armamos picadas en tabla; la tabla la devolvés.',
    tags: ['quesos', 'fiambres', 'picadas', 'aceitunas', 'almacén', 'libreta'],
    hours: week(
      ['08:00 - 13:00', '17:00 - 21:30'],
      ['08:00 - 13:30', '17:00 - 22:00'],
      ['09:00 - 13:00'],
    ),
    payments: ['debito', 'efectivo', 'transferencia', 'qr', 'semanal', 'quincenal'],
    at: block(4.9, -1.7),
    recomendados: [
      {
        nombre: 'Picada de la Colonia Carolina',
        descripcion:
          'Tres quesos, salame casero, aceitunas y pan recién cortado. Para cuatro personas.',
        descuento: '',
        thing: 'cheese',
      },
    ],
    look: {
      kit: 'fiambreria',
      logo: { mark: 'cheese', frame: 'awning', scheme: 'ladrillo', natural: true },
      banner: { scene: 'counter', accent: '#B97E12' },
      gallery: { count: 9 },
    },
  },
  {
    key: 50,
    name: 'Carnicería El Cuchillo Fino',
    direccion: 'Caá Guazú 1233',
    telefono: joined(150),
    whatsapp: mobile(250),
    category: ['Alimentos'],
    subcategory: ['Carnicerias'],
    description:
      'Carne de la zona, con el nombre del campo en el pizarrón. Te deshuesamos, atamos y adobamos lo que pidas mientras escuchás el partido. Los jueves llega el cerdo y los viernes no queda.',
    tags: ['carne', 'asado', 'cerdo', 'pollo', 'embutidos', 'milanesas preparadas'],
    hours: week(
      ['07:30 - 12:30', '17:00 - 20:30'],
      ['07:30 - 13:00', '17:00 - 21:00'],
      ['08:00 - 12:30'],
    ),
    payments: ['debito', 'efectivo', 'transferencia', 'semanal'],
    at: block(11.6, 3.9),
    recomendados: [
      {
        nombre: 'Matambre a la pizza, listo para el horno',
        descripcion: 'Tiernizado, con salsa, muzzarella y orégano. Vos ponés media hora de horno.',
        descuento: '',
        thing: 'steak',
      },
    ],
    look: {
      kit: 'carniceria',
      logo: { mark: 'steak', frame: 'band', scheme: 'ladrillo', natural: true },
      banner: { scene: 'workshop', accent: '#B8472E' },
    },
  },
  {
    key: 51,
    name: 'Dietética Semilla y Sol',
    direccion: 'Mitre 377',
    telefono: plain(151),
    whatsapp: international(251),
    website: '',
    redes: redes('semillaysol', 'instagram'),
    category: ['Alimentos', 'Cuidado Personal'],
    subcategory: ['Saludables'],
    description:
      'Legumbres, harinas, frutos secos y especias por peso, desde 50 gramos. Tenemos heladera sin TACC y un estante de cosas veganas que no saben a cartón. Contanos qué estás dejando de comer y te decimos con qué seguir disfrutando.',
    tags: ['sin tacc', 'vegano', 'frutos secos', 'yerba', 'legumbres', 'saludable'],
    hours: week(SPLIT, ['08:30 - 13:00'], CLOSED),
    payments: ['debito', 'efectivo', 'qr', 'billetera'],
    at: block(-2.7, 3.1),
    look: {
      kit: 'dietetica',
      logo: { mark: 'leaf', frame: 'wreath', scheme: 'crema', natural: true },
      banner: { scene: 'shelves' },
    },
  },
  {
    key: 52,
    name: 'Fiambrería La Horma Redonda',
    direccion: 'Av. Mazzanti 590',
    telefono: '',
    whatsapp: joined(252),
    category: ['Alimentos'],
    subcategory: ['Quesos Fiambres y otros'],
    description: 'Quesos de campo y salames. Reabrimos cuando termine la obra de la avenida.',
    tags: ['quesos', 'salame'],
    active: false,
    hours: week(SPLIT, ['09:00 - 12:00'], CLOSED),
    payments: ['efectivo'],
    at: block(8.8, -7.3),
    look: { kit: 'fiambreria', logo: { mark: 'salami', frame: 'hexagon', scheme: 'crema' } },
  },
]
