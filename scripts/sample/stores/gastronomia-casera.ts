import { CLOSED, everyDay, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const GASTRONOMIA_CASERA: StoreSeed[] = [
  {
    key: 40,
    name: 'Heladería Mburucuyá',
    direccion: 'Belgrano 455',
    telefono: joined(140),
    whatsapp: mobile(240),
    website: 'https://heladosmburucuya.example',
    redes: redes('heladosmburucuya', 'instagram', 'facebook', 'tiktok'),
    category: ['Heladerias', 'Gastronomia'],
    description:
      'Helado artesanal con fruta del litoral: mburucuyá, naranja, mango y guayaba cuando el árbol quiere. El dulce de leche es tan serio que tiene tres versiones. Los chicos que dibujan un sabor nuevo lo ven en el pizarrón un mes entero.',
    tags: ['helado', 'postres', 'sin tacc', 'palitos', 'mburucuyá'],
    promotionText: 'Si pasa de 38 grados, el segundo cuarto va por nuestra cuenta.',
    hours: week(['11:00 - 13:00', '16:00 - 00:00'], ['11:00 - 01:00'], ['11:00 - 01:00']),
    payments: ['debito', 'efectivo', 'qr', 'billetera'],
    at: block(0.2, -2.6),
    ofertas: [
      {
        nombre: 'Cuarto kilo, dos por uno',
        descripcion: 'De lunes a jueves hasta las 19, con hasta tres gustos por pote.',
        descuento: '2X1',
        thing: 'iceCream',
        times: 2,
      },
    ],
    look: {
      kit: 'heladeria',
      logo: { mark: 'iceCream', frame: 'scalloped', scheme: 'lapacho', natural: true },
      banner: { scene: 'counter', accent: '#E07A99' },
      gallery: { count: 5 },
      promotion: ['store'],
    },
  },
  {
    key: 58,
    name: 'Parrilla El Quebracho Alegre',
    direccion: 'Av. Piragine Niveyro 1700',
    telefono: dashed(158),
    whatsapp: joined(258),
    menu: 'https://quebrachoalegre.example/carta',
    redes: redes('quebrachoalegre', 'facebook', 'instagram'),
    category: ['Gastronomia'],
    description:
      'Leña de quebracho, paciencia y un asador que no acepta consejos. Vacío, costilla ancha, achuras y provoleta; los domingos, lechón a la estaca con chamamé en vivo. Hay juegos para los chicos y sombra para los grandes.',
    tags: ['asado', 'parrilla', 'achuras', 'chamamé', 'grupos', 'domingos'],
    hours: week(['20:00 - 00:30'], ['12:00 - 15:30', '20:30 - 01:30'], ['11:30 - 16:00'], {
      lunes: CLOSED,
      martes: CLOSED,
    }),
    payments: ['debito', 'credito', 'efectivo', 'transferencia'],
    at: block(15.6, 8.1),
    recomendados: [
      {
        nombre: 'Parrillada para cuatro',
        descripcion:
          'Costilla, vacío, chorizo, morcilla y provoleta. Comen cuatro, o tres con hambre.',
        descuento: '',
        thing: 'steak',
      },
    ],
    look: {
      kit: 'parrilla',
      logo: { mark: 'flame', frame: 'shield', scheme: 'noche', natural: true },
      banner: { scene: 'dining', mood: 'noche' },
    },
  },
  {
    key: 59,
    name: 'Pirá Sushi',
    direccion: 'José J. Rolón 588',
    telefono: plain(159),
    whatsapp: plain(259),
    menu: 'https://pirasushi.example/piezas',
    redes: redes('pirasushi', 'instagram'),
    category: ['Gastronomia', 'Delivery'],
    description:
      'Pirá quiere decir pez, y el nuestro a veces es de río: probá el roll de surubí ahumado con palta. Armamos bandejas de 15, 30 y 50 piezas, con opción sin pescado crudo para los desconfiados.',
    tags: ['sushi', 'rolls', 'delivery', 'pescado', 'bandejas'],
    hours: week(['20:00 - 00:00'], ['20:00 - 01:00'], CLOSED, { lunes: CLOSED }),
    payments: ['efectivo', 'transferencia', 'qr'],
    at: block(5.2, 4.9),
    look: {
      kit: 'sushi',
      logo: { mark: 'sushi', frame: 'petals', scheme: 'menta', natural: true },
    },
  },
  {
    key: 60,
    name: 'Pastas de la Nonna Ñata',
    direccion: 'Evaristo López 342',
    telefono: joined(160),
    whatsapp: international(260),
    website: 'https://nonnanata.example',
    redes: redes('pastasnonnanata', 'facebook', 'instagram'),
    category: ['Gastronomia', 'Alimentos'],
    description:
      'La Nonna no tiene nariz grande, tiene apuro. Ravioles, sorrentinos y tallarines cortados a la mañana, con tuco o pesto en frasco. Los domingos hacé la cola con tu olla: te la llenamos y volvés a casa como un héroe.',
    tags: ['pastas', 'ravioles', 'sorrentinos', 'salsas', 'domingo', 'encargos'],
    hours: week(
      ['09:00 - 13:00', '17:30 - 20:30'],
      ['08:30 - 14:00', '17:30 - 21:00'],
      ['08:30 - 13:30'],
    ),
    payments: ['debito', 'efectivo', 'qr'],
    at: block(2.7, 7.4),
    recomendados: [
      {
        nombre: 'Sorrentinos de surubí',
        descripcion: 'Masa de azafrán, relleno cremoso y puerro. La docena come dos personas.',
        descuento: '',
        thing: 'pasta',
      },
    ],
    look: {
      kit: 'pastas',
      logo: { mark: 'pasta', frame: 'stamp', scheme: 'hoja', natural: true },
      banner: { scene: 'counter', accent: '#4B8A52' },
    },
  },
  {
    key: 61,
    name: 'Dulce de Octubre',
    direccion: '9 de Julio 660',
    telefono: plain(161),
    whatsapp: mobile(261),
    redes: redes('dulcedeoctubre', 'instagram', 'tiktok'),
    category: ['Gastronomia', 'Alimentos'],
    subcategory: ['Panaderias'],
    description:
      'Tortas que se parecen a la foto que mandaste, y encima son ricas. Encargá con 48 horas para cumpleaños y con una semana si querés pisos. En la vitrina siempre hay lemon pie, chocotorta y algo que inventamos el martes.',
    tags: ['tortas', 'cumpleaños', 'mesa dulce', 'alfajores', 'pastelería', 'encargos'],
    hours: week(['09:00 - 12:30', '17:00 - 21:00'], ['09:00 - 21:00'], ['16:30 - 20:30']),
    payments: ['debito', 'efectivo', 'transferencia', 'qr'],
    at: block(-0.8, 4.2),
    ofertas: [
      {
        nombre: 'Torta de cumpleaños para veinte',
        descripcion:
          'Encargando con una semana. Elegís bizcochuelo, relleno y color de la cobertura.',
        descuento: '10% OFF',
        thing: 'cake',
      },
    ],
    look: {
      kit: 'pasteleria',
      logo: { mark: 'cake', frame: 'arch', scheme: 'lapacho', natural: true },
      banner: { scene: 'stillLife', accent: '#E07A99' },
    },
  },
  {
    key: 62,
    name: 'Chipá y Mate',
    direccion: 'Terminal de ómnibus, local 4',
    telefono: mobile(162),
    whatsapp: mobile(262),
    category: ['Gastronomia', 'Delivery'],
    description:
      'Chipá caliente cada media hora, desde antes que salga el primer colectivo. Agua para el mate sin cargo si llevás media docena. Mandamos a oficinas en canasta, con servilleta de tela.',
    tags: ['chipá', 'mate', 'sopa paraguaya', 'desayuno', 'delivery'],
    hours: everyDay(['05:30 - 13:00', '16:00 - 21:30']),
    payments: ['efectivo', 'qr'],
    at: block(17.2, 1.8),
    recomendados: [
      {
        nombre: 'Canasta de chipá para oficina',
        descripcion:
          'Treinta chipás chicos, termo con agua y azúcar quemada. La canasta se devuelve.',
        descuento: '',
        thing: 'chipa',
        times: 2,
      },
    ],
    look: {
      kit: 'chipa',
      logo: { mark: 'mate', frame: 'sunrise', scheme: 'hoja', natural: true },
    },
  },
]
