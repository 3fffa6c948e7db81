import { expect, test } from 'vitest'
import { refused, tooHeavy, unreadable } from './problems'

test('of HEIC staff read how to get a JPG out of the phone', () => {
  expect(unreadable('IMG_2034.HEIC', 'heic')).toMatch(/«IMG_2034.HEIC».*WhatsApp.*JPG/)
})

test.each([
  ['carta.pdf', 'other', /no es una foto/],
  ['logo.svg', 'vector', /pedilo en PNG/],
  ['foto.jpg', 'jpeg', /dañada/],
] as const)('%s is refused by its name and kind', (name, kind, sentence) => {
  expect(unreadable(name, kind)).toMatch(sentence)
  expect(unreadable(name, kind)).toContain(`«${name}»`)
})

test('a weight is told as what has to be spared', () => {
  expect(tooHeavy('foto.png', 10 * 1024 ** 2 + 1)).toBe(
    '«foto.png» pesa 11 MB y no se pudo achicar: el máximo es 10 MB.',
  )
})

test.each([
  [0, undefined, '«a.jpg» no se subió: se cortó la conexión.'],
  [400, '«a.jpg» está dañada.', '«a.jpg» está dañada.'],
  [413, 'El archivo pesa demasiado.', 'El archivo pesa demasiado.'],
  [403, 'Forbidden access', 'Tu rol no permite subir fotos.'],
  [500, 'Internal Server Error', '«a.jpg» no se subió: el servidor no pudo guardarla.'],
  [400, undefined, '«a.jpg» no se subió: el servidor no pudo guardarla.'],
])('the answer %i, «%s», is told as «%s»', (status, said, sentence) => {
  expect(refused('a.jpg', status, said)).toBe(sentence)
})

test('a session that ended says that nothing was lost', () => {
  expect(refused('a.jpg', 401, 'Missing or invalid credentials')).toMatch(/sesión.*no se perdió/)
})
