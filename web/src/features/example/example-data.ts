import type { Hours } from '../../catalog/hours/opening-hours.ts'
import { parseHours } from '../../catalog/hours/parse-hours.ts'
import banner from './pictures/portada.svg'
import deliveryBike from './pictures/reparto.svg'
import empanadas from './pictures/empanadas.svg'
import logo from './pictures/logo.svg'
import oven from './pictures/horno.svg'
import pizza from './pictures/pizza.svg'
import riverside from './pictures/costanera.svg'
import slice from './pictures/porcion.svg'

const WEEKDAY = ['08:00 - 12:00', '16:00 - 20:00']

const hours: Hours = parseHours({
  lunes: 'cerrado',
  martes: WEEKDAY,
  miércoles: WEEKDAY,
  jueves: WEEKDAY,
  viernes: WEEKDAY,
  sábado: WEEKDAY,
  domingo: 'cerrado',
})

/** A pizzeria that does not exist (spec section 2, Mock-up pages). */
export const EXAMPLE = {
  name: 'Pizzería La Costanera',
  category: 'Gastronomía',
  subcategory: 'Pizzerías',
  address: 'Paseo del Surubí 123',
  banner,
  logo,
  gallery: [
    { url: pizza, caption: 'Muzzarella a la piedra' },
    { url: oven, caption: 'El horno de barro, prendido desde las siete' },
    { url: slice, caption: '' },
    { url: empanadas, caption: 'Empanadas de surubí, los viernes' },
    { url: riverside, caption: 'La vereda, frente a la costanera' },
    { url: deliveryBike, caption: 'Llevamos a todo el centro' },
  ],
  description:
    'Pizzas a la piedra, empanadas y fainá, con mesas en la vereda frente al río. ' +
    'Contá en pocas líneas qué hacés, desde cuándo y qué te distingue: es lo primero que se lee.',
  offer: { discount: '2X1', text: 'Martes de muzzarella: llevás dos pizzas y pagás una.' },
  hours,
}

/** What a store's page has that the example does not show. */
export const ALSO = [
  'Tus medios de pago y tus redes.',
  'Guardar en Contactos: tu número y tu logo quedan en el teléfono de quien te visita.',
  'Feriados, vacaciones y horarios especiales, que se avisan solos.',
  'Ofertas con fecha, que también salen en la portada y en Ofertas.',
  'Un código QR para tu vidriera, listo para imprimir.',
  'Una imagen con tu nombre y tu logo cuando alguien comparte tu página por WhatsApp.',
] as const
