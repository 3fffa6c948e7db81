import { CLOSED, SPLIT, everyDay, week } from '../hours.ts'
import { dashed, international, joined, mobile, plain } from '../phones.ts'
import { block } from '../places.ts'
import { redes } from '../redes.ts'
import type { StoreSeed } from './store-seed.ts'

export const SALUD: StoreSeed[] = [
  {
    key: 34,
    name: 'Ortopedia Buen Paso',
    direccion: 'Mariano I. Loza 466',
    telefono: plain(134),
    whatsapp: joined(234),
    website: '',
    category: ['Salud y Equipamiento Médico'],
    description:
      'Plantillas, fajas, muletas y sillas de ruedas, en venta o en alquiler por semana. Tomamos las medidas con calma y vamos a tu casa si no podés venir. Trabajamos con obras sociales y te ayudamos con los papeles.',
    tags: ['plantillas', 'sillas de ruedas', 'muletas', 'alquiler', 'obras sociales'],
    hours: week(SPLIT, ['09:00 - 12:00'], CLOSED),
    payments: ['debito', 'credito', 'efectivo', 'transferencia', 'prestamo'],
    at: block(5.5, -0.9),
    look: {
      kit: 'ortopedia',
      logo: { mark: 'heart', frame: 'band', scheme: 'cielo', natural: true },
    },
  },
  {
    key: 36,
    name: 'Farmacia del Lapacho',
    direccion: '9 de Julio 1011',
    telefono: dashed(136),
    whatsapp: international(236),
    redes: redes('farmaciadellapacho', 'facebook'),
    category: ['Farmacias'],
    description:
      'Medicamentos, vacunas y un consejo antes que una venta. Estamos de turno cada ocho días y la luz verde queda prendida toda la noche. Tomamos la presión sin cargo y llevamos la receta a domicilio.',
    tags: ['medicamentos', 'vacunas', 'turno', 'obras sociales', 'presión', 'a domicilio'],
    hours: everyDay(['00:00 - 23:59']),
    payments: ['debito', 'debitoSinContacto', 'credito', 'efectivo', 'qr'],
    at: block(0.5, 5.1),
    look: {
      kit: 'farmacia',
      logo: { mark: 'mortar', frame: 'wreath', scheme: 'lapacho' },
      banner: { scene: 'shopFront', mood: 'rosada', accent: '#4B8A52' },
    },
  },
  {
    key: 45,
    name: 'Óptica Buenavista del Río',
    direccion: 'San Martín 660',
    telefono: joined(145),
    whatsapp: mobile(245),
    website: 'https://buenavistadelrio.example',
    redes: redes('opticabuenavista', 'instagram', 'facebook'),
    category: ['Ópticas'],
    description:
      'Anteojos recetados en 24 horas, lentes de contacto y de sol con filtro de verdad. Probate veinte marcos sin culpa: te sacamos fotos para que decidas en casa. Arreglamos patillas mientras esperás.',
    tags: ['anteojos', 'lentes de contacto', 'sol', 'receta', 'niños', 'arreglos'],
    promotionText: 'Vuelta al cole: 20% en el segundo par de la familia.',
    hours: week(['08:30 - 12:30', '16:30 - 20:30'], ['09:00 - 12:30'], CLOSED),
    payments: ['debito', 'credito', 'creditoUnPago', 'efectivo', 'cuotas'],
    at: block(-0.7, -0.4),
    ofertas: [
      {
        nombre: 'Segundo par recetado',
        descripcion:
          'Para vos o para alguien de tu familia, eligiendo el marco de la vitrina del medio.',
        descuento: '20% OFF',
        thing: 'glasses',
        times: 2,
      },
    ],
    look: {
      kit: 'optica',
      logo: { mark: 'glasses', frame: 'tiles', scheme: 'crema' },
      banner: { scene: 'shelves' },
      promotion: ['store'],
    },
  },
]
