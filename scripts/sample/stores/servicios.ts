import { CLOSED, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const SERVICIOS: StoreSeed[] = [
  {
    key: 6,
    name: 'Mutual Cuenta Clara',
    direccion: 'Colón 733',
    telefono: dashed(106),
    whatsapp: international(206),
    website: 'https://cuentaclara.example',
    redes: redes('mutualcuentaclara', 'facebook'),
    category: ['Servicios Financieros'],
    subcategory: ['Bancos'],
    description:
      'Ahorro, préstamos chicos y pago de servicios, explicado con peras y manzanas. Antes de firmar te mostramos en una hoja cuánto vas a pagar en total, y si te atrasás, cuánto suma: un 20%, ni más ni menos. Atendemos sin turno a jubilados de 7 a 9.',
    tags: ['préstamos', 'ahorro', 'pago de servicios', 'jubilados', 'cajero'],
    hours: week(['07:00 - 13:00'], CLOSED, CLOSED),
    payments: ['debito', 'efectivo', 'transferencia', 'qr'],
    at: block(0.9, 0.2),
    look: {
      kit: 'finanzas',
      logo: { mark: 'bank', frame: 'disc', scheme: 'rio' },
    },
  },
  {
    key: 27,
    name: 'Fletes El Carayá',
    direccion: 'Av. Madariaga 2011',
    telefono: joined(127),
    whatsapp: mobile(227),
    category: ['Transportes y Logística'],
    description:
      'Mudanzas, repartos y encomiendas a Corrientes y Reconquista tres veces por semana. Como el mono carayá: subimos lo que sea por donde sea, piano incluido. Embalamos, desarmamos camas y las volvemos a armar sin que sobren tornillos.',
    tags: ['mudanzas', 'fletes', 'encomiendas', 'reparto', 'corrientes', 'embalaje'],
    hours: week('Reparto por la mañana', ['07:00 - 12:00'], CLOSED, {
      lunes: ['07:00 - 19:00'],
      viernes: ['07:00 - 19:00'],
    }),
    payments: ['efectivo', 'transferencia', 'semanal', 'quincenal'],
    at: block(14.4, -6.9),
    look: {
      kit: 'fletes',
      logo: { mark: 'truck', frame: 'sunrise', scheme: 'naranja', natural: false },
      banner: { scene: 'road', mood: 'siesta' },
    },
  },
  {
    key: 47,
    name: 'Lavadero de Ropa La Tina',
    direccion: 'Cabral 505',
    telefono: plain(147),
    whatsapp: joined(247),
    category: ['Servicios'],
    description:
      'Dejá la bolsa a la mañana y a la tarde te la devolvemos doblada y con olor a limpio. Acolchados, alfombras y el guardapolvo del lunes, con retiro a domicilio. Si aparece una media sola, la guardamos en el frasco de las esperanzas.',
    tags: ['lavandería', 'acolchados', 'planchado', 'a domicilio', 'alfombras'],
    hours: week(['08:00 - 20:00'], ['08:00 - 14:00'], CLOSED),
    payments: ['debito', 'efectivo', 'qr', 'semanal'],
    at: block(5.8, 0.9),
    look: {
      kit: 'lavadero',
      logo: { mark: 'clothesline', frame: 'sunrise', scheme: 'cielo' },
    },
  },
  {
    key: 48,
    name: 'Tinta Brava Tattoo',
    direccion: 'Sarmiento 402',
    telefono: mobile(148),
    whatsapp: mobile(248),
    redes: redes('tintabrava', 'instagram', 'tiktok', 'x'),
    category: ['Otros'],
    subcategory: ['Centro de Tatuajes'],
    description:
      'Tatuajes con diseño propio: flora del monte, líneas finas y algún yacaré. La primera charla es gratis y sirve también para que cambies de idea. Material descartable, estudio habilitado y música a elección del que sufre.',
    tags: ['tatuajes', 'piercing', 'línea fina', 'diseños', 'aros'],
    hours: week(['15:00 - 21:00'], ['11:00 - 20:00'], CLOSED, { lunes: CLOSED }),
    payments: ['efectivo', 'transferencia', 'qr'],
    at: block(-3.9, 3.6),
    look: {
      kit: 'tatuajes',
      logo: { mark: 'rose', frame: 'diagonal', scheme: 'noche', natural: true },
      banner: { scene: 'workshop', accent: '#7C2B1D' },
    },
  },
  {
    key: 49,
    name: 'Raíz Verde',
    direccion: 'Perú 815',
    telefono: joined(149),
    whatsapp: '',
    redes: redes('raizverde', 'instagram'),
    category: ['Otros'],
    subcategory: ['Tienda de Cultivo'],
    description:
      'Sustratos, macetas, luces y riego para huerta, orquídeas y balcones con ambición. Te ayudamos a armar la primera compostera y a entender por qué la albahaca se enoja. Charla abierta de huerta el primer sábado del mes.',
    tags: ['cultivo', 'huerta', 'sustrato', 'riego', 'luces', 'compost'],
    hours: week(['10:00 - 13:00', '17:00 - 21:00'], ['10:00 - 13:30'], CLOSED),
    payments: ['debito', 'efectivo', 'qr', 'billetera'],
    at: block(4.6, -8.1),
    look: {
      kit: 'cultivo',
      logo: { mark: 'sprout', frame: 'arch', scheme: 'arena' },
    },
  },
]
