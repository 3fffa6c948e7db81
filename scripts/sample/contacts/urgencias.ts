import { dashed, joined, plain } from '../phones.ts'
import type { ContactCategorySeed } from './contact-seed.ts'

/** Emergencies and public services: the only real numbers of the sample are the national ones. */
export const URGENCIAS: ContactCategorySeed[] = [
  {
    id: 1,
    symbol: 'siren',
    title: 'Teléfonos útiles',
    description:
      'Emergencias y servicios públicos. Los números de tres cifras son nacionales y gratuitos.',
    items: [
      ['Emergencias', '-', '911'],
      ['Emergencias médicas', '-', '107'],
      ['Bomberos', '-', '100'],
      ['Policía', '-', '101'],
      ['Defensa Civil', '-', '103'],
      ['Ayuda a chicos, chicas y adolescentes', '-', '102'],
      ['Emergencias ambientales', '-', '105'],
      ['Emergencias náuticas (Prefectura)', '-', '106'],
      ['Violencia familiar y sexual', '-', '137'],
      ['Violencia de género', '-', '144'],
      ['Trata de personas: denuncias', '-', '145'],
      ['Adicciones: consultas', '-', '0800-999-0091'],
      ['Municipalidad: mesa de entradas', 'Frente a la plaza principal', plain(501)],
      ['Terminal de ómnibus: informes', 'Av. Sarmiento 1950', joined(502)],
      ['Agua y cloacas: reclamos', 'España 240', dashed(503)],
      ['Energía: reclamos las 24 horas', 'Juan E. Martínez 190', plain(504)],
      ['Alumbrado y recolección', '-', joined(505)],
      ['Balsa y lanchas: horarios', 'Puerto, dársena 2', ''],
    ],
  },
  {
    id: 3,
    symbol: 'hospital',
    title: 'Centros de salud',
    description: 'Guardias y salitas. Ante una urgencia llamá al 107.',
    items: [
      ['Hospital de la ciudad: guardia', 'Av. Piragine Niveyro 800', plain(511)],
      ['Salita Barrio Norte', 'Pujol 1420', joined(512)],
      ['Salita Puerto Boca', 'Camino a Puerto Boca, km 3', dashed(513)],
      ['Salita Las Golondrinas', 'Av. Díaz Colodrero 2600', plain(514)],
      ['Centro de vacunación', 'Tucumán 315', joined(515)],
      ['Sanatorio del Lapacho: guardia', 'Mariano I. Loza 700', dashed(516)],
    ],
  },
  {
    id: 2,
    symbol: 'mortar',
    title: 'Farmacias',
    description: 'El cartel de la puerta dice cuál está de turno esta noche.',
    items: [
      ['Farmacia del Lapacho', '9 de Julio 1011', dashed(136)],
      ['Farmacia Buen Alivio', 'Colón 480', plain(521)],
      ['Farmacia La Dársena', 'José E. Gómez 205', joined(522)],
      ['Farmacia Santa Rosa del Río', 'Belgrano 1315', dashed(523)],
      ['Farmacia Nueve Lunas', 'Tucumán 1290', plain(524)],
      ['Farmacia del Puente', 'Av. Neustadt 300', joined(525)],
      ['Farmacia Ceibo', 'Evaristo López 1110', dashed(526)],
      ['Farmacia Los Naranjos', 'Av. Leandro N. Alem 920', plain(527)],
      ['Farmacia San Jorge del Sur', 'Caá Guazú 640', joined(528)],
      ['Farmacia Madrugada', 'Jujuy 850', ''],
    ],
  },
]
