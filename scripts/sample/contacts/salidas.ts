import { dashed, international, joined, mobile, plain } from '../phones.ts'
import type { ContactCategorySeed } from './contact-seed.ts'

/** Food, beds, petrol, banks and the road. */
export const SALIDAS: ContactCategorySeed[] = [
  {
    id: 5,
    symbol: 'fork',
    title: 'Dónde comer',
    description: '',
    items: [
      ['Comedor La Orilla de Yaya', 'Costanera Sur 150', dashed(154)],
      ['Parrilla El Quebracho Alegre', 'Av. Piragine Niveyro 1700', dashed(158)],
      ['Pizzería "El Surubí" & Cía.', 'San Martín 902', plain(104)],
      ['Café con Río', 'Colón y Costanera', plain(157)],
      ['Chipá y Mate', 'Terminal de ómnibus, local 4', mobile(162)],
    ],
  },
  {
    id: 4,
    symbol: 'bed',
    title: 'Alojamiento',
    description: 'Para dormir cerca del río o en pleno centro.',
    items: [
      ['Hospedaje Patio de las Naranjas', 'Belgrano 322', dashed(141)],
      ['Cabañas Remanso del Surubí', 'Camino a Puerto Boca, km 4', plain(142)],
      ['Hotel Siete Islas', 'Colón 1220', joined(541)],
      ['Hostería La Garza Mora', 'Costanera Norte 410', dashed(542)],
      ['Departamentos El Timbó', 'España 1060', international(543)],
      ['Camping Isla Linda', 'Cruce en lancha desde el puerto', ''],
    ],
  },
  {
    id: 6,
    symbol: 'fuel',
    title: 'Estaciones de servicio',
    description: 'Combustible, aire y baño a toda hora.',
    items: [
      ['Estación Tres Bocas', 'Ruta 12 y Av. Sarmiento', plain(551)],
      ['Estación La Rotonda', 'Rotonda de acceso', joined(552)],
      ['Estación Puerto Viejo', 'José J. Rolón 120', dashed(553)],
      ['Estación El Ombú', 'Ruta 27, km 2', plain(554)],
      ['GNC del Centro', 'Av. Mazzanti 1010', joined(555)],
    ],
  },
  {
    id: 7,
    symbol: 'bank',
    title: 'Bancos y cajeros',
    description: '',
    items: [
      ['Mutual Cuenta Clara', 'Colón 733', dashed(106)],
      ['Banco de la Ribera', 'Belgrano 605', plain(561)],
      ['Banco Cooperativo del Litoral Sur', 'España 650', joined(562)],
      ['Cajero de la terminal', 'Terminal de ómnibus', ''],
    ],
  },
  {
    id: 8,
    symbol: 'towTruck',
    title: 'Auxilio y gomerías',
    description: 'Si te quedaste en la ruta, compartí tu ubicación por mensaje.',
    items: [
      ['Auxilio Mecánico El Cuatrero', '-', mobile(571)],
      ['Gomería La Huella', 'Ruta 12 y Ejército Argentino', joined(170)],
      ['Chispazo, baterías a domicilio', 'Av. Díaz Colodrero 860', mobile(172)],
      ['Grúa Don Floro', 'Av. Neustadt 2900', international(572)],
    ],
  },
]
