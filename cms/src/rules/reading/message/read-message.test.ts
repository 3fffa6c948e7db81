import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursProblem } from '../../hours'
import { weekInShort } from '../hours/testing/week-in-short'
import { readMessage as read } from './read-message'
import { cleanMessage } from './remaining-text'
import { messages } from './testing/messages'
import { guideChoices } from './testing/guide-choices'
import { FIELDS, scoreMessage, type Outcome } from './testing/score-messages'

const CHOICES = guideChoices()
const TODAY = '2026-11-30'

const readMessage = (message: string) => read(message, CHOICES, TODAY)

const count = (outcomes: readonly Outcome[], outcome: Outcome) =>
  outcomes.filter((one) => one === outcome).length

describe('whole messages of merchants', () => {
  const scores = messages.flatMap((message) => scoreMessage(message, CHOICES))

  test('are counted by field: right, left to the person, wrong', () => {
    const rows = FIELDS.map((field) => {
      const outcomes = scores.filter((score) => score.field === field).map(({ outcome }) => outcome)
      const counts = (['right', 'left', 'wrong'] as const).map((one) => count(outcomes, one))
      return [field.padEnd(18), ...counts.map((one) => String(one).padStart(5))].join('')
    })
    const title = `${messages.length} messages       right left wrong`
    console.info([title, ...rows].join('\n'))
    expect(messages.length).toBeGreaterThanOrEqual(60)
  })

  test('nothing is filled with what the message does not say', () => {
    expect(scores.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
  })

  test('at least nine fields of ten are filled', () => {
    const outcomes = scores.map(({ outcome }) => outcome)
    expect(count(outcomes, 'right') / outcomes.length).toBeGreaterThan(0.9)
  })
})

test.each([
  ['Hola! Mi negocio se llama Taller JR, estamos en Mitre 450', 'Taller JR'],
  ['Buenas, se llama JR y vendemos repuestos', 'JR'],
  ['Hola, te escribo del taller Los Hermanos', 'Taller Los Hermanos'],
  ['Hola, nos llamamos El Fogón', 'El Fogón'],
  ['Hola! Es Kiosco Ñandú "El 24", estamos en Mitre 450', 'Kiosco Ñandú "El 24"'],
  ['Soy Panadería La Espiga, abrimos a las 7', 'Panadería La Espiga'],
  ['soy Mirta del kiosko "Lo de Mirta"', 'Kiosko Lo de Mirta'],
  ['hola, ferreteria "El Tornillo", Mitre 450', 'Ferreteria El Tornillo'],
  ['Te escribo de la panadería «La Espiga»', 'Panadería La Espiga'],
  ['Hola, kiosco y almacén “El 24”', 'Kiosco y almacén El 24'],
  ['kiosco nuevo: "Lo de Mirta"', 'Lo de Mirta'],
  ['Pizzería artesanal «Don José»', 'Don José'],
  ['soy Ana de la librería y papelería "El Lápiz"', 'Librería y papelería El Lápiz'],
  ['Estamos al lado de la heladería "Copo"', undefined],
  ['Kiosco frente a la plaza "El 24"', 'El 24'],
  ['Hola, es el taller "Bit Litoral"', 'Bit Litoral'],
  ['Nombre: Ferretería "El Tornillo"', 'Ferretería "El Tornillo"'],
])('«%s» is called «%s»', (message, name) => {
  const piece = readMessage(message).pieces.find(({ field }) => field === 'name')
  expect(piece?.value).toBe(name)
})

test.each([
  ['Peluquería Doña Coca. Mitre 99. Tel 3777 555873', 'Peluquería Doña Coca', 'Mitre 99'],
  ['Peluqueria Ale. Mitre 99.', 'Peluqueria Ale', 'Mitre 99'],
  ['Kiosco Ana. Gral. Paz 450. Tel 3777 555873', 'Kiosco Ana', 'Gral. Paz 450'],
  ['Kiosco Ana. Juan E. Martínez 450', 'Kiosco Ana', 'Juan E. Martínez 450'],
  ['Ferretería Gómez Hnos. Mitre 99', 'Ferretería Gómez Hnos', 'Mitre 99'],
  ['Kiosco Ana. Gdor. Martínez 450', 'Kiosco Ana', 'Gdor. Martínez 450'],
  ['Kiosco Ana. Av. Sgto. Cabral 1450', 'Kiosco Ana', 'Av. Sgto. Cabral 1450'],
])('the address begins behind the point of the name: «%s»', (message, name, address) => {
  const { pieces } = readMessage(message)
  const valueOf = (field: string) => pieces.find((piece) => piece.field === field)?.value
  expect([valueOf('name'), valueOf('address')]).toEqual([name, address])
  expect(pieces.map(({ field }) => field)).toContain('categories')
})

test.each([
  ['Pizzería Don José, hacemos delivery', ['Gastronomía', 'Delivery']],
  ['Hola! Ferretería El Tornillo. Tenemos servicio de delivery', ['Ferreterías', 'Delivery']],
  ['Somos un local de ropa con delivery', ['Ropa y Accesorios', 'Delivery']],
  ['Pizzería Don José, no hacemos delivery', ['Gastronomía']],
  ['Trabajamos con Delivery Express', undefined],
  ['soy Mirta del kiosko "Lo de Mirta"', ['Kioscos y Almacenes']],
  ['ferreteria "El Tornillo"', ['Ferreterías']],
  ['kiosco nuevo: "Lo de Mirta"', ['Kioscos y Almacenes']],
  ['kiosco nuevo, pregunten por "Lo de Mirta"', undefined],
  ['Estamos frente a la ferretería "El Tornillo"', undefined],
  ['Estamos frente a la ferretería nueva "El Tornillo"', undefined],
])('«%s» is in the categories %j', (message, names) => {
  const piece = readMessage(message).pieces.find(({ field }) => field === 'categories')
  const options = piece?.field === 'categories' ? piece.value : undefined
  expect(options?.map(({ choice }) => choice.name)).toEqual(names)
})

test.each([
  ['Hola, qué tal! Hacemos tortas por encargue', 'Hacemos tortas por encargue'],
  ['Buenas, vendemos leña', 'vendemos leña'],
  ['Hacemos tortas y sandwiches. Insta @laespiga.goya', 'Hacemos tortas y sandwiches.'],
  ['Hacemos tortas por encargue. Insta y face: @laespiga', 'Hacemos tortas por encargue.'],
  ['Buenas pizzas y mejores empanadas', 'Buenas pizzas y mejores empanadas'],
])('of «%s» is left over «%s»', (message, left) => {
  expect(readMessage(message).unread.map(({ words }) => words)).toEqual([left])
})

test.each([
  [
    'Kiosco Sur, cambiamos el tel 3777 45-6789 wsp mismo. hacemos tortas por encargo, aceptamos transferencia. ahora tambien aceptamos débito',
    'hacemos tortas por encargo',
  ],
  ['Kiosco Sur (wsp 3777 45-6789). Vendemos leña y aceptamos transferencia', 'Vendemos leña'],
  ['Hacemos envíos en Goya y estamos en Mitre 450', 'Hacemos envíos en Goya'],
  // Cut there it would say more than the message.
  ['Kiosco Sur, 20% off en efectivo. Tomamos transferencia', '20% off en efectivo'],
  [
    'Kiosco Sur, aceptamos transferencia. Nuestro local, a metros de la plaza',
    'Nuestro local, a metros de la plaza',
  ],
  ['Kiosco Sur. 3777 45-6789 es el wsp, vendemos leña', 'vendemos leña'],
  ['Cambiamos de dueños\nKiosco Sur', 'Cambiamos de dueños'],
])('of «%s» is left over a whole clause', (message, left) => {
  expect(readMessage(message).unread.map(({ words }) => words)).toEqual([left])
})

test.each([
  '[28/11, 09:30] Juan: ',
  '[28/11 09:30] Juan Ferreteria: ',
  '[09:30, 28/11] Juan: ',
  '[9:30 a. m., 28/11/2026] Juan 🔧👨‍👩‍👧: ',
  '\u{200E}[28/11/26, 21:30:12] \u{202A}+54 9 3777 55-5555\u{202C}: ',
  '28/11/26, 09:30 - Juan: ',
  '28/11/26 09:30 – Juan: ',
])('what WhatsApp puts before a message is none of it: «%s»', (sender) => {
  const lines = ['Hola', 'L a V 8 a 12:30 / 16:30 a 20:30. sab 8 a 13', 'Preguntar por Marta']
  const plain = readMessage(lines.join('\n'))
  const copied = readMessage(lines.map((line) => sender + line).join('\n'))
  expect(plain.pieces.map(({ field }) => field)).toEqual(['hours'])
  expect(copied).toEqual(plain)
})

test.each([
  '12/10: cerrado',
  '24/12 9:00 a 13:00: corrido',
  '24/12 9:00 a 13: corrido',
  '24/12/26 9:00 a 13: corrido',
  '24/12/26 9:00 - 13 hs: corrido',
  '[24/12 9:00 a 13:00]: corrido',
])('a line of hours stays whole: «%s»', (line) => {
  expect(cleanMessage(line)).toBe(line)
})

test.each([
  ['Rotisería Doña Marta, tel 3777 15-48-2210', ['3777 48-2210', '5493777482210']],
  ['Kiosco Sur, llamanos al +54 9 3777 45-6789', ['3777 45-6789', '5493777456789']],
  ['Kiosco Sur, tel 3777 42-1234', ['3777 42-1234', undefined]],
  ['Kiosco Sur, tel 3777 15-48-2210, WhatsApp 3777 45-6789', ['3777 48-2210', '5493777456789']],
  [
    'Kiosco Sur, tel 3777 15-48-2210, https://wa.me/5493777456789',
    ['3777 48-2210', '5493777456789'],
  ],
])('a mobile is the WhatsApp number where no other one is: «%s»', (message, numbers) => {
  const { pieces } = readMessage(message)
  const valueOf = (field: string) => pieces.find((piece) => piece.field === field)?.value
  expect([valueOf('phone'), valueOf('whatsapp')]).toEqual(numbers)
})

test.each([
  [
    'Hola! Les aviso que cerramos por vacaciones del 22/12 al 5/1. Gracias!',
    '22/12/2026 al 5/1/2027 = cerrado por vacaciones',
  ],
  ['Vacaciones: del 4 al 18 de enero', '4/1/2027 al 18/1/2027 = cerrado por vacaciones'],
  ['El 24 y 31 de diciembre atendemos de 9 a 13', '24/12/2026 = 9 a 13\n31/12/2026 = 9 a 13'],
  ['Tel 3777 45-6789, cerrado los días 25/12 y 1/1', '25/12/2026 = cerrado\n1/1/2027 = cerrado'],
  ['Estamos cerrados del 20/11 al 5/12 inclusive', '20/11/2026 al 5/12/2026 = cerrado'],
  ['El 24/12 atendemos hasta las 13 hs', '24/12/2026 = hasta las 13 hs'],
  ['Desde el 1/12 abrimos de 8 a 12', undefined],
  ['24/12: 9 a 13 hs\n25/12: cerrado', '24/12/2026 = 9 a 13 hs\n25/12/2026 = cerrado'],
  ['El sabado 12 cerramos por duelo', '12/12/2026 = cerrado por duelo'],
  ['El miércoles 8 no abrimos', undefined],
  ['Navidad y año nuevo cerrado', '25/12/2026 = cerrado\n1/1/2027 = cerrado'],
  ['Cerramos desde el 20/12, volvemos el 4/1', '20/12/2026 al 3/1/2027 = cerrado'],
  ['Del 1 al 15 de enero abrimos solo a la mañana de 8 a 12', '1/1/2027 al 15/1/2027 = 8 a 12'],
  ['Cerramos por refacciones hasta el 10/12', undefined],
  ['Cerrado a partir del 28/12', undefined],
  ['Sábado 9 a 13', undefined],
  ['El 31/11 cerramos', undefined],
  ['Abrimos el 1/12!', undefined],
  ['25 de Mayo 450, atendemos de 8 a 12', undefined],
])('special hours in «%s»: %s', (message, lines) => {
  const piece = readMessage(message).pieces.find(({ field }) => field === 'specialHours')
  expect(piece?.value).toBe(lines)
})

test.each([
  ['Estuvimos cerrados del 20/11 al 27/11, ya abrimos!', 'name', undefined],
  ['Cambiamos de número!! 3777 45-6789', 'name', undefined],
  ['Nos mudamos a Belgrano 1020', 'address', 'Belgrano 1020'],
  ['Abrimos de 9 a 12 y de 17 a 21, sab tmb', 'hours', undefined],
  ['A partir de ahora los lunes cerramos', 'hours', { monday: { mode: 'closed' } }],
])('of «%s» the %s is %s', (message, field, value) => {
  expect(readMessage(message).pieces.find((piece) => piece.field === field)?.value).toEqual(value)
})

test.each([
  ['del 1/1 al 31/1 abrimos de 20 a 1, lunes cerrado', ['lunes cerrado']],
  ['Del 1 al 31 de enero abrimos de 20 a 1. Los lunes cerrado.', ['Los lunes cerrado']],
  ['lunes cerrado, del 1/1 al 31/1 abrimos de 20 a 1', ['lunes cerrado']],
  ['del 1/1 al 31/1 abrimos de 20 a 1, domingos de 19 a 23', ['domingos de 19 a 23']],
  ['en enero abrimos de 20 a 1, lunes cerrado', ['en enero abrimos de 20 a 1, lunes cerrado']],
])('days of the week told with those of a month change no week: «%s»', (message, left) => {
  const { pieces, unread } = readMessage(message)
  expect(pieces.map(({ field }) => field)).not.toContain('hours')
  expect(unread.map(({ words }) => words)).toEqual(left)
})

test.each([
  [
    'Lunes a viernes 8 a 12, domingos cerrado, del 1/1 al 31/1 abrimos de 20 a 1',
    'LMXJV 08:00-12:00; D cerrado',
  ],
  [
    'Del 1/1 al 31/1 abrimos de 20 a 1. Lunes a viernes 8 a 12, domingos cerrado',
    'LMXJV 08:00-12:00; D cerrado',
  ],
  [
    'Del 1/1 al 31/1 abrimos de 20 a 1, horario habitual: lunes a viernes 8 a 12',
    'LMXJV 08:00-12:00',
  ],
  ['Cerramos del 1/1 al 15/1, lunes a viernes 8 a 12', 'LMXJV 08:00-12:00'],
  ['El 24/12 abrimos de 9 a 13\nLunes a viernes 8 a 12', 'LMXJV 08:00-12:00'],
])('the week that is told beside special days is read: «%s»', (message, week) => {
  const hours = readMessage(message).pieces.find((piece) => piece.field === 'hours')?.value
  expect(hours).toEqual(weekInShort(week))
})

test('what the taken words say already is not left over', () => {
  const message =
    'Cerramos por vacaciones del 22/12 al 5/1, volvemos el 6. Nos mudamos a Belgrano 1020'
  expect(readMessage(message).unread).toEqual([])
  expect(readMessage('Volvemos el 6').unread).toEqual([{ words: 'Volvemos el 6' }])
})

test('a picture ends what is said of the hours', () => {
  const { pieces } = readMessage('Trabajo todos los dias las 24 hs 💪 cualquier cosa llamame al')
  const hours = pieces.find(({ field }) => field === 'hours')?.value
  expect(Object.keys(hours ?? {})).toHaveLength(7)
})

test('what no field took is left over, in its own words', () => {
  const { unread } = readMessage(
    'Hola! Quiero sumar mi negocio a la guía 😊\nPanadería La Espiga\nBelgrano 450\nHacemos la mejor torta de Goya!\nhttps://maps.app.goo.gl/AbC',
  )
  expect(unread).toEqual([
    { words: 'Hacemos la mejor torta de Goya!' },
    {
      words: 'https://maps.app.goo.gl/AbC',
      note: 'Es un enlace corto: abrilo, y pegá en el mapa la dirección larga que aparece.',
    },
  ])
})

test('any text is read, and the hours of what was read are hours', () => {
  const word = fc.constantFrom(
    'lunes',
    'a',
    'de',
    '8',
    '12',
    'wsp',
    '3777 45-6789',
    '@',
    '/',
    '\n',
    'Colón 12',
    '</script>',
    '🍞',
    'https://',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (message) => {
      for (const piece of readMessage(message).pieces) {
        expect(piece.value).toBeTruthy()
        if (piece.field === 'hours') expect(hoursProblem(piece.value)).toBeNull()
      }
    }),
  )
})

test('ten thousand characters of anything are read', () => {
  const pieces = [
    'a',
    '1',
    ' ',
    'a ',
    '3777 ',
    '\n',
    '@a',
    'calle a ',
    'lunes 8 a ',
    '-',
    'https://',
  ]
  for (const piece of pieces) {
    const text = piece.repeat(10_000)
    const { unread } = readMessage(text)
    // What comes after them is left over, whole.
    const rest = text.slice(10_000).trim()
    expect(rest === '' || unread.at(-1)?.words === rest).toBe(true)
  }
})
