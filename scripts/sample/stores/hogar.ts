import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const HOGAR: StoreSeed[] = [
  {
    key: 13,
    name: 'Todo Hogar Ñandubay',
    direccion: 'Tucumán 640',
    telefono: plain(113),
    whatsapp: joined(213),
    category: ['Hogar y Mantenimiento'],
    description:
      'Bazar, ollas y ventiladores. El local está en venta con todo adentro, incluido el gato.',
    tags: ['bazar', 'ollas', 'ventiladores'],
    active: false,
    hours: week(SPLIT, ['09:00 - 12:00'], CLOSED),
    payments: ['debito', 'efectivo'],
    at: block(2.1, -5.2),
    look: { kit: 'hogar', logo: { mark: 'pot', frame: 'band', scheme: 'hoja' } },
  },
  {
    key: 20,
    name: 'Jacarandá Deco',
    direccion: 'Belgrano 728',
    telefono: joined(120),
    whatsapp: international(220),
    website: 'https://jacarandadeco.example',
    urlTienda: 'https://tienda.jacarandadeco.example',
    redes: redes('jacarandadeco', 'instagram', 'facebook', 'tiktok'),
    category: ['Hogar y Deco'],
    description:
      'Objetos lindos hechos cerca: cerámica de Corrientes, mantas de telar y espejos con marco de palo santo. Te ayudamos a armar la lista de casamiento o a salvar ese rincón del living que nunca cierra. Envolvemos todo para regalo, sin cargo y con moño.',
    tags: ['decoración', 'regalos', 'cerámica', 'espejos', 'almohadones', 'lámparas'],
    promotionText: 'Semana del rincón: llevás dos almohadones y el tercero es nuestro.',
    hours: week(['09:00 - 12:30', '17:00 - 21:00'], ['09:30 - 13:00', '17:30 - 20:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'billetera'],
    at: block(0.6, 1.8),
    recomendados: [
      {
        nombre: 'Jarrón de barro del Iberá',
        descripcion:
          'Hecho y pintado a mano por una ceramista de la costa. No hay dos iguales: vení a elegir el tuyo.',
        descuento: '',
        thing: 'vase',
      },
    ],
    look: {
      kit: 'deco',
      logo: { mark: 'vase', frame: 'arch', scheme: 'ciruela', natural: true },
      banner: { scene: 'room', accent: '#A877A0' },
      gallery: { count: 4 },
      promotion: ['store'],
    },
  },
  {
    key: 39,
    name: 'Muebles El Algarrobo Manso',
    direccion: 'Mariano I. Loza 1890',
    telefono: dashed(139),
    whatsapp: mobile(239),
    website: 'https://algarrobomanso.example',
    redes: redes('algarrobomanso', 'instagram', 'facebook', 'youtube'),
    category: ['Hogar Muebles y Jardín', 'Hogar y Deco'],
    description:
      'Mesas de algarrobo que tus nietos van a heredar y discutir. Fabricamos en el fondo del local: podés pasar, oler la madera y cambiar la medida antes de que cortemos. Restauramos también la silla de la abuela, con esterilla nueva y la misma pata renga si te da nostalgia.',
    tags: ['mesas', 'sillas', 'sillones', 'a medida', 'restauración', 'algarrobo'],
    hours: week(['08:00 - 12:00', '15:30 - 19:30'], ['08:00 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'transferencia', 'cuotas', 'prestamo'],
    at: block(12.3, -1.4),
    look: {
      kit: 'muebles',
      logo: { mark: 'chair', frame: 'shield', scheme: 'cacao', natural: true },
      banner: { scene: 'room' },
      gallery: { count: 4 },
    },
  },
  {
    key: 75,
    name: 'Vivero Camalote',
    direccion: 'Camino a la Rotonda, km 2',
    telefono: mobile(175),
    whatsapp: mobile(275),
    website: 'https://viverocamalote.example',
    redes: redes('viverocamalote', 'instagram', 'facebook'),
    category: ['Hogar Muebles y Jardín'],
    description:
      'Lapachos, jacarandás y naranjos criados acá, que ya saben lo que es el calor. Decinos cuánto sol entra en tu patio y te elegimos plantas que no se van a morir en la primera siesta. También sembramos pasto, podamos y rescatamos helechos con depresión.',
    tags: ['plantas', 'árboles', 'macetas', 'tierra', 'jardinería', 'frutales'],
    hours: week(['07:30 - 12:00', '15:30 - 19:30'], ['08:00 - 13:00'], ['09:00 - 12:00']),
    payments: ['debito', 'efectivo', 'transferencia', 'qr'],
    at: block(19.4, 6.2),
    recomendados: [
      {
        nombre: 'Lapacho rosado de un metro',
        descripcion:
          'En envase, con tutor y un papelito con los cuidados. Si lo plantás ahora, en agosto del año que viene te agradece.',
        descuento: '',
        thing: 'sprout',
      },
    ],
    look: {
      kit: 'vivero',
      logo: { mark: 'plant', frame: 'wreath', scheme: 'hoja', natural: false },
      banner: { scene: 'stall', mood: 'manana' },
      gallery: { count: 8 },
    },
  },
  {
    key: 76,
    name: 'Blanquería Siesta Larga',
    direccion: 'España 512',
    telefono: plain(176),
    whatsapp: joined(276),
    urlTienda: 'https://siestalarga.example/tienda',
    redes: redes('siestalarga', 'instagram'),
    category: ['Hogar y Deco', 'Hogar y Mantenimiento'],
    description:
      'Sábanas de algodón fresco, colchones y toallas que secan de verdad. Podés probar el colchón el tiempo que quieras: hubo clientes que roncaron. Si cosés, tenemos tela de sábana por metro.',
    tags: ['sábanas', 'colchones', 'almohadas', 'toallas', 'acolchados'],
    hours: week(SPLIT, ['08:30 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'cuotas'],
    at: block(-2.2, -1.1),
    ofertas: [
      {
        nombre: 'Almohadas de fibra anatómica',
        descripcion:
          'Llevás dos y pagás una. Una por cliente en promoción, que el depósito es chico.',
        descuento: '2X1',
        thing: 'pillow',
        times: 2,
      },
    ],
    look: {
      kit: 'blanqueria',
      logo: { mark: 'bed', frame: 'sunrise', scheme: 'noche' },
      banner: { scene: 'room', accent: '#3F7F9C' },
    },
  },
  {
    key: 77,
    name: 'Electro Casa Ñ',
    direccion: 'Bartolomé Mitre 1015',
    telefono: dashed(177),
    whatsapp: international(277),
    website: 'https://electrocasaenie.example',
    redes: redes('electrocasaenie', 'facebook', 'instagram'),
    category: ['Hogar y Mantenimiento', 'Tecnología'],
    description:
      'Heladeras, lavarropas y ventiladores con service propio y repuestos de verdad. Entregamos en el día, subimos escaleras y nos llevamos el aparato viejo. La casa te financia con el recibo de sueldo, sin letra chica: un 10% de recargo con tarjeta de crédito y listo.',
    tags: ['heladeras', 'lavarropas', 'ventiladores', 'aire acondicionado', 'cuotas', 'service'],
    hours: week(['08:00 - 12:00', '16:30 - 20:30'], ['09:00 - 13:00'], CLOSED),
    payments: ['debito', 'credito', 'creditoUnPago', 'cuotas', 'prestamo', 'quincenal'],
    at: block(4.4, 3.3),
    look: {
      kit: 'electrodomesticos',
      logo: { mark: 'fan', frame: 'disc', scheme: 'ladrillo', natural: true },
      banner: { scene: 'shopFront', accent: '#B8472E' },
    },
  },
]
