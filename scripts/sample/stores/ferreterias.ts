import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const FERRETERIAS: StoreSeed[] = [
  {
    key: 1,
    name: 'Ferretería El Surubí de Hierro',
    direccion: 'Colón 845',
    telefono: dashed(101),
    whatsapp: mobile(201),
    whatsappMay: mobile(301),
    website: 'https://surubidehierro.example',
    redes: redes('surubidehierro', 'instagram', 'facebook'),
    category: ['Ferreterías'],
    description:
      'Si se rompió, se afloja o gotea, acá tiene arreglo. Vendemos el tornillo suelto y también la caja entera, y te decimos cuál necesitás antes de que compres de más. Don Atilio corta llaves de paso, caños y alambre a medida mientras te ceba un mate.',
    tags: ['tornillos', 'herramientas', 'caños', 'alambre', 'sueltos', 'plomería'],
    hours: week(['07:30 - 12:00', '16:00 - 20:30'], ['08:00 - 13:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'transferencia', 'qr', 'quincenal'],
    at: block(3.4, 1.2),
    look: {
      kit: 'ferreteria',
      logo: { mark: 'surubi', frame: 'scalloped', scheme: 'rio' },
      banner: { scene: 'workshop' },
      gallery: { count: 4 },
    },
  },
  {
    key: 3,
    name: 'Bulonería Rosca y Media',
    direccion: 'Av. Neustadt 1320',
    telefono: joined(103),
    whatsapp: joined(203),
    category: ['Ferreterías'],
    description:
      'Bulones, tuercas y arandelas en milímetros y en pulgadas, por unidad o por kilo. Traé la pieza vieja, aunque esté oxidada: la medimos y te armamos el juego completo. Si no está, lo torneamos de un día para el otro.',
    tags: ['bulones', 'tuercas', 'arandelas', 'tornería', 'agro'],
    hours: week(['8:00 -'], ['08:00 - 12:30'], CLOSED, { lunes: SPLIT, viernes: SPLIT }),
    payments: ['debito', 'efectivo', 'transferencia', 'semanal'],
    at: block(14.2, 3.6),
    look: {
      kit: 'buloneria',
      logo: { mark: 'bolt', frame: 'hexagon', scheme: 'acero' },
    },
  },
  {
    key: 28,
    name: 'Cerrajería La Ganzúa Honesta',
    direccion: 'Juan E. Martínez 410',
    telefono: plain(128),
    whatsapp: international(228),
    redes: redes('ganzuahonesta', 'instagram'),
    category: ['Cerrajerías', 'Ferreterías'],
    description:
      'Abrimos tu puerta sin romperla y sin hacerte preguntas incómodas: solo el documento. Copiamos llaves comunes, de auto y de doble paleta en cinco minutos. De noche y los domingos vamos a domicilio, con el precio dicho antes de salir.',
    tags: ['llaves', 'copias', 'urgencias', 'cerraduras', 'auto', 'caja fuerte'],
    hours: week(SPLIT, ['09:00 - 13:00'], 'Contactar y coordinar'),
    payments: ['efectivo', 'transferencia', 'qr'],
    at: block(-1.3, 2.4),
    look: {
      kit: 'cerrajeria',
      logo: { mark: 'key', frame: 'arch', scheme: 'mostaza' },
    },
  },
  {
    key: 53,
    name: 'Pinturería Siete Colores',
    direccion: 'Av. Sarmiento 977',
    telefono: joined(153),
    whatsapp: plain(253),
    whatsappMay: international(353),
    website: 'https://pintureriasietecolores.example',
    redes: redes('pintusietecolores', 'instagram', 'facebook', 'tiktok'),
    category: ['Ferreterías', 'Hogar y Mantenimiento'],
    subcategory: ['Pinturerias'],
    description:
      'Como el pajarito del monte, pero en latas de cuatro litros. Preparamos el color que traigas: una cortina, una cáscara de naranja, el portón de tu abuela. Te calculamos los litros con las medidas de la pared, así no sobra medio balde en el galpón.',
    tags: ['pintura', 'látex', 'esmalte', 'rodillos', 'membrana', 'colores a medida'],
    promotionText: 'Septiembre pinta bien: 15% en látex lavable, y los rodillos van de regalo.',
    hours: week(['08:00 - 12:30 | 16:00 - 20:30'], ['08:30 - 13:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'cuotas'],
    at: block(7.1, -2.2),
    ofertas: [
      {
        nombre: 'Látex interior lavable, 20 litros',
        descripcion:
          'Blanco o en ocho colores pastel. Rinde unos 200 m² por mano. Hasta agotar las latas del depósito.',
        descuento: '15% OFF',
        thing: 'paintCan',
        times: 3,
      },
    ],
    look: {
      kit: 'pintureria',
      logo: { mark: 'paintRoller', frame: 'diagonal', scheme: 'naranja' },
      banner: { scene: 'shelves', accent: '#F0832B' },
      gallery: { count: 3 },
      promotion: ['store', 'home'],
    },
  },
  {
    key: 78,
    name: 'Materiales Eléctricos, Iluminación y Bombas de Agua Hijos de Ñato Goitía',
    direccion: 'Ejército Argentino 1188',
    telefono: dashed(178),
    whatsapp: mobile(278),
    category: ['Hogar y Mantenimiento', 'Ferreterías'],
    description:
      'El nombre es largo porque fuimos agregando rubros y nadie se animó a sacar ninguno. Cables por metro, llaves térmicas, apliques, tanques y la bomba que te salva cuando baja la presión en enero. Si no sabés qué amperaje va, traé una foto del tablero.',
    tags: ['cables', 'térmicas', 'lámparas led', 'bombas de agua', 'tanques', 'electricidad'],
    hours: week(SPLIT, ['08:00 - 12:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'transferencia', 'cuotas'],
    at: block(10.5, 5.3),
    look: {
      kit: 'electricidad',
      logo: { mark: 'bulb', frame: 'sunburst', scheme: 'noche' },
    },
  },
]
