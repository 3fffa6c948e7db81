import { CLOSED, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const GASTRONOMIA: StoreSeed[] = [
  {
    key: 4,
    name: 'Pizzería "El Surubí" & Cía.',
    direccion: 'San Martín 902',
    telefono: plain(104),
    whatsapp: mobile(204),
    website: 'https://pizzeriaelsurubi.example',
    menu: 'https://pizzeriaelsurubi.example/carta',
    redes: redes('pizzaelsurubi', 'instagram', 'facebook', 'tiktok'),
    category: ['Gastronomia', 'Delivery'],
    description:
      'Masa de fermentación lenta, horno de barro y una pizza de surubí ahumado que divide a las familias. La fainá sale crocante o no sale. Pedí por WhatsApp antes de las diez y te la llevamos en moto, tapada y derechita.',
    tags: ['pizza', 'fainá', 'surubí', 'delivery', 'cerveza', 'horno de barro'],
    promotionText:
      'Martes y miércoles: dos muzzarellas por el precio de una, en el local o en tu casa.',
    hours: week(['20:00 - 00:30'], ['20:00 - 01:30'], ['20:00 - 00:00'], {
      lunes: CLOSED,
      viernes: ['20:00 - 01:30'],
    }),
    payments: ['debito', 'efectivo', 'transferencia', 'qr', 'billetera'],
    at: block(-3.1, 0.4),
    ofertas: [
      {
        nombre: 'Dos muzzarellas grandes',
        descripcion: 'Martes y miércoles, de 20 a cierre. Combinable con fainá, no con mal humor.',
        descuento: '2X1',
        thing: 'pizza',
        times: 2,
      },
    ],
    look: {
      kit: 'pizzeria',
      logo: { mark: 'pizza', frame: 'sunburst', scheme: 'ladrillo', natural: true },
      banner: { scene: 'dining', mood: 'noche' },
      gallery: { count: 4 },
      promotion: ['store', 'home'],
    },
  },
  {
    key: 5,
    name: 'Rotisería Doña Tota',
    direccion: '25 de Mayo 318',
    telefono: joined(105),
    whatsapp: joined(205),
    category: ['Gastronomia'],
    description:
      'Milanesas, pollo al espiedo y guisos de olla grande. Doña Tota se tomó el año sabático que nos venía prometiendo.',
    tags: ['milanesas', 'pollo', 'viandas'],
    active: false,
    hours: week(['11:00 - 14:00'], ['11:00 - 14:00'], CLOSED),
    payments: ['efectivo'],
    at: block(6.4, -6.8),
    look: { kit: 'empanadas', logo: { mark: 'chick', frame: 'stamp', scheme: 'mostaza' } },
  },
  {
    key: 54,
    name: 'Comedor La Orilla de Yaya',
    direccion: 'Costanera Sur 150',
    telefono: dashed(154),
    whatsapp: international(254),
    website: 'https://laorilladeyaya.example',
    menu: 'https://laorilladeyaya.example/menu',
    redes: redes('laorilladeyaya', 'instagram', 'facebook', 'youtube'),
    category: ['Gastronomia'],
    description:
      'Pescado de río servido frente al río, con sobremesa incluida. Yaya hace el pacú a la parrilla, el chupín los viernes y unas empanadas de boga que se terminan temprano. Reservá mesa afuera si querés ver cómo el sol se mete atrás de las islas.',
    tags: ['pescado', 'surubí', 'pacú', 'costanera', 'parrilla', 'río'],
    hours: week(
      ['11:30 - 15:00', '20:00 - 00:00'],
      ['11:30 - 15:30', '20:00 - 01:00'],
      ['11:30 - 16:00'],
      { lunes: CLOSED },
    ),
    payments: ['debito', 'credito', 'efectivo', 'qr'],
    at: block(-7.6, -3.2),
    recomendados: [
      {
        nombre: 'Surubí al limón con mandioca',
        descripcion:
          'El plato de la casa: filete grueso, manteca, limón del patio y mandioca frita.',
        descuento: '',
        thing: 'surubi',
      },
    ],
    look: {
      kit: 'comedor',
      logo: { mark: 'sun', frame: 'river', scheme: 'cielo' },
      banner: { scene: 'river', mood: 'tarde' },
      gallery: { count: 6 },
    },
  },
  {
    key: 55,
    name: 'Ñandé Burger',
    direccion: 'Av. Leandro N. Alem 455',
    telefono: mobile(155),
    whatsapp: mobile(255),
    menu: 'https://nandeburger.example/menu',
    redes: redes('nandeburger', 'instagram', 'tiktok'),
    category: ['Gastronomia', 'Delivery'],
    description:
      'Ñandé es "nuestro" en guaraní, y así hacemos la hamburguesa: pan de acá, carne de acá, papas cortadas a cuchillo. La Yacaré lleva queso frito y no se come con corbata. Hay opción de lentejas que ya convenció a tres carniceros.',
    tags: ['hamburguesas', 'papas fritas', 'vegetariano', 'delivery', 'cerveza'],
    promotionText:
      'Jueves de amigos: llevás dos Ñandé clásicas y pagás una. Hasta tres promos por mesa.',
    hours: week(['19:30 - 00:00'], ['19:30 - 02:00'], ['19:30 - 00:00'], {
      viernes: ['19:30 - 02:00'],
    }),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'billetera'],
    at: block(9.3, 0.2),
    ofertas: [
      {
        nombre: 'Ñandé clásica con papas',
        descripcion: 'Los jueves de 19:30 a 22. Máximo 3 promociones por cliente.',
        descuento: '2X1',
        thing: 'burger',
        times: 2,
      },
    ],
    look: {
      kit: 'hamburgueseria',
      logo: { mark: 'burger', frame: 'checks', scheme: 'mostaza', natural: true },
      banner: { scene: 'stall', mood: 'noche', accent: '#F0832B' },
      gallery: { count: 3 },
      promotion: ['home'],
    },
  },
  {
    key: 56,
    name: 'Empanadas La Chispa',
    direccion: 'Perú 270',
    telefono: joined(156),
    whatsapp: plain(256),
    redes: redes('empanadaslachispa', 'instagram', 'facebook'),
    category: ['Gastronomia', 'Delivery'],
    description:
      'Trece gustos, todos con repulgue distinto para que no haya peleas. La picante pica. Encargá por docena hasta las once y al mediodía las tenés calientes, con limón cortado.',
    tags: ['empanadas', 'por docena', 'delivery', 'tartas', 'viandas'],
    hours: week(
      ['11:00 - 14:00', '19:30 - 23:30'],
      ['11:00 - 14:30', '19:30 - 00:30'],
      ['19:30 - 23:30'],
    ),
    payments: ['efectivo', 'transferencia', 'qr'],
    at: block(3.8, -4.3),
    look: {
      kit: 'empanadas',
      logo: { mark: 'empanada', frame: 'disc', scheme: 'noche' },
      banner: { scene: 'flatLay' },
    },
  },
  {
    key: 57,
    name: 'Café con Río',
    direccion: 'Colón y Costanera',
    telefono: plain(157),
    whatsapp: international(257),
    website: 'https://cafeconrio.example',
    menu: 'https://cafeconrio.example/carta',
    redes: redes('cafeconrio', 'instagram'),
    category: ['Gastronomia'],
    description:
      'Café de especialidad tostado todas las semanas, medialunas tibias y una ventana con barcos. Los miércoles hay taller de dibujo y los domingos desayuno hasta el mediodía. Trabajá tranquilo: hay enchufes, y nadie te apura la taza.',
    tags: ['café', 'desayuno', 'merienda', 'medialunas', 'wifi', 'costanera'],
    hours: week(['07:30 - 21:00'], ['08:00 - 22:00'], ['08:00 - 13:00']),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'billetera'],
    at: block(-7.2, 1.5),
    recomendados: [
      {
        nombre: 'Desayuno del muelle',
        descripcion: 'Café grande, dos medialunas, jugo de naranja de quinta y yogur con granola.',
        descuento: '',
        thing: 'cup',
      },
    ],
    look: {
      kit: 'cafe',
      logo: { mark: 'cup', frame: 'river', scheme: 'cacao' },
      banner: { scene: 'counter', mood: 'manana' },
      gallery: { count: 4 },
    },
  },
]
