import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

/** The catalogue's longest text: a story in several paragraphs. */
const LONJA_STORY = [
  'La talabartería empezó en 1958, cuando el abuelo Evaristo cambió una yegua por una máquina de coser cuero y la abuela estuvo tres semanas sin hablarle. La máquina sigue en el local, cose derecho y hace un ruido que los vecinos extrañan cuando cerramos en enero.',
  'Trabajamos con lonja, suela y tiento de la zona. Hacemos cintos, fajas, cabezadas, riendas, bozales, lazos y recados completos, a medida del caballo y del jinete, que no siempre coinciden en carácter. También fundas de cuchillo, llaveros con la marca de tu familia, carteras, mochilas y forros para termo, que es lo que más sale desde que descubrimos que en la ciudad también se toma mate.',
  'Si venís del campo, dejá el apero a la mañana y lo retirás a la tarde, engrasado y con las argollas firmes. Si venís de turista, pasá al fondo: te mostramos cómo se corta un tiento parejo, probás a trenzar de a cuatro y te llevás el resultado, salga como salga. A las escuelas las recibimos los martes, sin cargo, y les contamos por qué el cuero se trabaja húmedo y por qué conviene no apurarse.',
  'Reparamos lo que otros tiran: suelas, cierres, asas de cartera, sillones, una vez el asiento de un sulky y otra el fuelle de un bandoneón, que volvió a sonar en la Fiesta del Surubí y todavía nos emociona. Damos presupuesto por escrito y respetamos el plazo, salvo que crezca el río, que acá es motivo suficiente. Si la pieza no vale el arreglo, te lo decimos de frente y te invitamos un mate igual.',
  'Vendemos además sombreros, boinas, alpargatas, ponchos de telar, botas de media caña, espuelas de colección y rastras con monedas que traés vos. Mandamos a todo el país en caja de cartón reforzada, con una ramita de poleo adentro para que al abrirla te acuerdes de Corrientes. Los sábados de invierno prendemos el brasero en la vereda y hay torta frita para el que espere. Vení con tiempo: el mate está siempre cebado y las historias, también.',
].join('\n\n')

export const ROPA_DE_OFICIO: StoreSeed[] = [
  {
    key: 67,
    name: 'El Yunque, ropa de trabajo',
    direccion: 'Av. Leandro N. Alem 1410',
    telefono: dashed(167),
    whatsapp: mobile(267),
    whatsappMay: mobile(367),
    website: 'https://elyunque.example',
    redes: redes('elyunqueropa', 'facebook', 'instagram'),
    category: ['Ropa y Accesorios'],
    description:
      'Pantalones que aguantan la rodilla en el piso, botines con puntera y camisas que no se rinden al segundo lavado. Bordamos el nombre de tu empresa desde cinco prendas. Vestimos a media docena de cosechas y a casi todos los gomeros de la avenida.',
    tags: ['ropa de trabajo', 'botines', 'guantes', 'seguridad', 'bordados', 'empresas'],
    hours: week(['08:00 - 12:00', '16:00 - 20:00'], ['08:00 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'transferencia', 'quincenal'],
    at: block(9.9, -3.3),
    ofertas: [
      {
        nombre: 'Botín de seguridad con puntera',
        descripcion:
          'Cuero engrasado, del 38 al 46. Al 50% con un solo par por cliente mientras haya número.',
        descuento: '50% OFF',
        thing: 'boot',
        times: 2,
      },
    ],
    look: {
      kit: 'trabajo',
      logo: { mark: 'overall', frame: 'checks', scheme: 'cielo' },
      banner: { scene: 'rack', accent: '#3F7F9C' },
    },
  },
  {
    key: 68,
    name: 'Yacaré Chico, ropa para niños',
    direccion: 'Tucumán 488',
    telefono: plain(168),
    whatsapp: international(268),
    redes: redes('yacarechico', 'instagram', 'tiktok'),
    category: ['Ropa y Accesorios'],
    description:
      'Ropa para bebés y chicos que trepan, se manchan y crecen un talle por mes. Algodón suave, colores vivos y rodilleras donde hacen falta. Traé lo que quedó chico en buen estado y te lo tomamos a cuenta.',
    tags: ['bebés', 'niños', 'ajuar', 'escolar', 'canje', 'regalos'],
    hours: week(SPLIT, ['09:00 - 13:00', '17:00 - 20:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr'],
    at: block(3.1, -2.8),
    look: {
      kit: 'ninos',
      logo: { mark: 'yacare', frame: 'arch', scheme: 'hoja', natural: true },
      banner: { scene: 'rack', accent: '#1B7F88' },
    },
  },
  {
    key: 69,
    name: 'Talabartería Lonja y Espuela',
    direccion: 'Av. Neustadt 740',
    telefono: joined(169),
    whatsapp: joined(269),
    website: 'https://lonjayespuela.example',
    urlTienda: 'https://lonjayespuela.example/tienda',
    redes: redes('lonjayespuela', 'instagram', 'facebook', 'youtube'),
    category: ['Ropa y Accesorios', 'Otros'],
    description: LONJA_STORY,
    tags: ['cuero', 'cintos', 'recados', 'mates', 'sombreros', 'botas', 'regalos', 'campo'],
    hours: week(['08:00 - 12:00 | 16:00 - 20:00'], ['08:00 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'transferencia', 'cuotas'],
    at: block(12.9, 6.6),
    recomendados: [
      {
        nombre: 'Cinto trenzado a mano',
        descripcion:
          'Ocho tientos, hebilla de alpaca y tu medida exacta. Demora diez días y dura treinta años.',
        descuento: '',
        thing: 'horseshoe',
      },
    ],
    look: {
      kit: 'talabarteria',
      logo: { mark: 'horseshoe', frame: 'shield', scheme: 'cacao' },
      banner: { scene: 'workshop', accent: '#6E4526' },
      gallery: { count: 4 },
    },
  },
]
