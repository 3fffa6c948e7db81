import { CLOSED, SPLIT, everyDay, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const ALMACENES: StoreSeed[] = [
  {
    key: 25,
    name: 'Distribuidora Tres Islas',
    direccion: 'Ruta 12, km 787',
    telefono: dashed(125),
    whatsapp: international(225),
    whatsappMay: international(325),
    category: ['Mayoristas y Distribuidoras'],
    description:
      'Repartimos almacén, bebidas y limpieza a comercios de Goya, Carolina y Santa Lucía. El camión sale los lunes y los jueves; si estás en una isla, la lancha va los miércoles, con el pedido embalado en bolsas que flotan.',
    tags: ['mayorista', 'reparto', 'bebidas', 'almacén'],
    hours: week(SPLIT, CLOSED, CLOSED),
    payments: ['transferencia', 'semanal', 'quincenal'],
    at: block(18.9, -8.2),
    look: { kit: 'mayorista', logo: { mark: 'palm', frame: 'river', scheme: 'cielo' } },
  },
  {
    key: 29,
    name: 'Mayorista Don Cachapé',
    direccion: 'Av. Neustadt 2480',
    telefono: joined(129),
    whatsapp: plain(229),
    whatsappMay: mobile(329),
    urlTienda: 'https://doncachape.example/pedidos',
    redes: redes('doncachape', 'facebook'),
    category: ['Mayoristas y Distribuidoras', 'Bebidas'],
    description:
      'El cachapé era el carro que sacaba troncos del monte; el nuestro saca tu pedido del depósito. Vendemos por bulto cerrado y también por medio bulto si recién abrís el kiosco. Hacé la lista por WhatsApp y pasá a buscarla armada.',
    tags: ['mayorista', 'por bulto', 'kioscos', 'gaseosas', 'harina', 'aceite'],
    hours: week(['07:30 - 15:30'], ['07:30 - 12:30'], CLOSED),
    payments: ['debito', 'transferencia', 'efectivo', 'semanal', 'quincenal'],
    at: block(18.1, 4.4),
    look: {
      kit: 'mayorista',
      logo: { mark: 'box', frame: 'diagonal', scheme: 'mostaza', natural: false },
      banner: { scene: 'shelves', accent: '#C4560F' },
    },
  },
  {
    key: 35,
    name: 'Vinoteca La Bajada',
    direccion: 'Agustín P. Justo 215',
    telefono: plain(135),
    whatsapp: international(235),
    website: 'https://vinotecalabajada.example',
    urlTienda: 'https://vinotecalabajada.example/tienda',
    redes: redes('vinotecalabajada', 'instagram', 'facebook'),
    category: ['Bebidas'],
    description:
      'Vinos de bodegas chicas, cervezas de la provincia y gin con yuyos del Iberá. No hace falta saber: contanos qué vas a comer y cuánto querés gastar. El último viernes de cada mes destapamos cinco botellas y conversamos sin postura.',
    tags: ['vinos', 'cerveza artesanal', 'gin', 'degustación', 'regalos', 'fiambres'],
    promotionText: 'Tres por dos en tintos de la repisa baja, hasta que se vacíe la repisa.',
    hours: week(
      ['10:00 - 13:00', '17:30 - 22:00'],
      ['10:00 - 14:00', '17:30 - 23:00'],
      ['19:00 - 22:30'],
    ),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'billetera'],
    at: block(-4.6, -0.7),
    ofertas: [
      {
        nombre: 'Tintos de la repisa baja',
        descripcion:
          'Malbec, tannat y bonarda. Llevás tres, pagás dos; el más barato es el que va gratis.',
        descuento: '3X2',
        thing: 'bottle',
        times: 3,
      },
    ],
    look: {
      kit: 'vinoteca',
      logo: { mark: 'wineGlass', frame: 'disc', scheme: 'ciruela' },
      banner: { scene: 'shelves', accent: '#7A1F37' },
      gallery: { count: 3 },
      promotion: ['store'],
    },
  },
  {
    key: 38,
    name: 'Autoservicio La Canasta Litoraleña',
    direccion: 'Brasil 940',
    telefono: dashed(138),
    whatsapp: joined(238),
    redes: redes('canastalitoralena', 'facebook', 'instagram'),
    category: ['Supermercados y Autoservicios'],
    description:
      'Verdura que llega del quintero a la mañana, carne, fiambre, pan y todo lo de la lista. Tenemos carrito con sillita, caja para embarazadas y mayores, y envío a domicilio desde un monto chico. Si algo sale feo, lo cambiamos sin cara larga.',
    tags: ['supermercado', 'verdulería', 'carnicería', 'ofertas', 'envíos', 'limpieza'],
    hours: week(['08:00 - 13:00', '16:30 - 21:30'], ['08:00 - 21:30'], ['09:00 - 13:30']),
    payments: [
      'debito',
      'debitoSinContacto',
      'credito',
      'efectivo',
      'qr',
      'billetera',
      'quincenal',
    ],
    at: block(7.7, 5.6),
    look: {
      kit: 'super',
      logo: { mark: 'basket', frame: 'awning', scheme: 'hoja', natural: true },
      banner: { scene: 'shelves', accent: '#4B8A52' },
    },
  },
  {
    key: 43,
    name: 'Kiosco La Siesta No',
    direccion: 'Chile 388',
    telefono: mobile(143),
    whatsapp: mobile(243),
    redes: redes('lasiestano', 'instagram', 'tiktok'),
    category: ['Kioscos y Almacenes'],
    description:
      'Mientras Goya duerme, nosotros vendemos hielo. Abrimos de corrido, sábados y domingos incluidos, con café de máquina, cargadores prestados y la pelota inflada. Si a las tres de la tarde te falta azúcar, ya sabés.',
    tags: ['kiosco', 'hielo', 'golosinas', 'café', 'recargas', 'corrido'],
    hours: everyDay(['07:00 - 02:00']),
    payments: ['efectivo', 'qr', 'billetera', 'debitoSinContacto'],
    at: block(1.4, -3.7),
    look: {
      kit: 'kiosco',
      logo: { mark: 'moon', frame: 'dots', scheme: 'ciruela', natural: true },
      banner: { scene: 'shopFront', mood: 'noche', accent: '#73345E' },
    },
  },
]
