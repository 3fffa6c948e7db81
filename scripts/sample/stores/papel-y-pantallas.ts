import { CLOSED, SPLIT, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const PAPEL_Y_PANTALLAS: StoreSeed[] = [
  {
    key: 26,
    name: 'Doble Tilde Celulares',
    direccion: 'Belgrano 890',
    telefono: plain(126),
    whatsapp: international(226),
    urlTienda: 'https://dobletilde.example/tienda',
    redes: redes('dobletildecel', 'instagram', 'tiktok'),
    category: ['Celulares y Accesorios', 'Tecnología'],
    description:
      'Cambiamos pantallas en una hora y baterías en media, delante tuyo. Fundas, cargadores y auriculares con garantía escrita, no de palabra. Y si a tu mamá se le llenó la memoria de audios, se la vaciamos sin escucharlos.',
    tags: ['celulares', 'pantallas', 'fundas', 'cargadores', 'reparación', 'auriculares'],
    hours: week(['09:00 - 13:00', '17:00 - 21:00'], ['09:30 - 13:30'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr', 'cuotas'],
    at: block(1.9, 2.1),
    ofertas: [
      {
        nombre: 'Segunda funda a mitad de precio',
        descripcion: 'Para cualquier modelo que tengamos en la pared. Máximo 3 por cliente.',
        descuento: '50% OFF',
        thing: 'phone',
        times: 2,
      },
    ],
    look: {
      kit: 'celulares',
      logo: { mark: 'phone', frame: 'dots', scheme: 'menta' },
      banner: { scene: 'counter' },
    },
  },
  {
    key: 31,
    name: 'Librería El Tintero Azul',
    direccion: 'Mitre 602',
    telefono: joined(131),
    whatsapp: plain(231),
    website: 'https://tinteroazul.example',
    redes: redes('tinteroazul', 'instagram', 'facebook'),
    category: ['Librerías y Fotocopiadoras'],
    description:
      'Útiles, libros y fotocopias a la hora de la desesperación, que suele ser las ocho menos cinco. Encuadernamos tesis, plastificamos carnets y forramos cuadernos con papel araña de los colores que quedan. Hay rincón de lectura con sillón y gata.',
    tags: ['útiles', 'fotocopias', 'libros', 'impresiones', 'anillados', 'escolar'],
    hours: week(['07:00 - 12:30 | 16:00 - 21:00'], ['08:00 - 13:00'], CLOSED),
    payments: ['debito', 'efectivo', 'qr', 'billetera', 'quincenal'],
    at: block(0.1, 2.9),
    look: {
      kit: 'libreria',
      logo: { mark: 'inkwell', frame: 'stamp', scheme: 'cielo', natural: true },
      banner: { scene: 'shelves', accent: '#3F7F9C' },
    },
  },
  {
    key: 32,
    name: 'Bit a Bit, soluciones informáticas',
    direccion: 'Evaristo López 780',
    telefono: dashed(132),
    whatsapp: mobile(232),
    website: 'https://bitabit.example',
    redes: redes('bitabitgoya', 'instagram', 'youtube', 'x'),
    category: ['Tecnología', 'Servicios'],
    description:
      'Armamos computadoras, limpiamos virus y recuperamos fotos que dabas por perdidas. Hacemos tu página web, desde el <title> hasta el </script>, y te enseñamos a cambiarle el precio sin llamarnos. Los jueves a la tarde, clase gratis de "mi primera planilla" para comerciantes.',
    tags: ['computadoras', 'reparación', 'páginas web', '<html>', 'redes', 'impresoras'],
    hours: week(['08:30 - 12:30', '17:00 - 21:00'], ['09:00 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'transferencia', 'qr'],
    at: block(2.4, 4.6),
    look: {
      kit: 'tecnologia',
      logo: { mark: 'chip', frame: 'hexagon', scheme: 'noche' },
      banner: { scene: 'workshop' },
    },
  },
  {
    key: 33,
    name: 'Juguetería Trompo y Rayuela',
    direccion: 'España 738',
    telefono: plain(133),
    whatsapp: joined(233),
    website: 'https://trompoyrayuela.example',
    redes: redes('trompoyrayuela', 'instagram', 'facebook', 'tiktok'),
    category: ['Jugueterías'],
    description:
      'Juguetes para armar, para empujar y para perder debajo de la cama. Tenemos madera de Misiones, barriletes de Goya y juegos de mesa que se abren y se prueban en el local. Si el que cumple años es difícil, contanos la edad y te salvamos.',
    tags: ['juguetes', 'barriletes', 'juegos de mesa', 'didácticos', 'cumpleaños', 'trompos'],
    promotionText: 'Mes de las infancias: a cada chico que venga disfrazado, un trompo de regalo.',
    hours: week(SPLIT, ['09:00 - 13:00', '17:00 - 21:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'qr'],
    at: block(-1.8, 0.6),
    recomendados: [
      {
        nombre: 'Trompo de lapacho torneado',
        descripcion: 'Con piolín y púa redonda. Baila dos minutos si sabés, uno si sos papá.',
        descuento: '',
        thing: 'spinningTop',
      },
    ],
    look: {
      kit: 'jugueteria',
      logo: { mark: 'spinningTop', frame: 'scalloped', scheme: 'crema', natural: true },
      banner: { scene: 'promo', accent: '#1B7F88' },
      gallery: { count: 3 },
      promotion: ['home'],
    },
  },
]
