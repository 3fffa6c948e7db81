import { expect, test } from 'vitest'
import { leaksIn } from './leaks-in.ts'

test.each([
  [
    'Error: x\n    at Object.handle (/srv/guia/cms/dist/src/index.js:12:3)',
    ['una pila', 'una ruta'],
  ],
  ['insert into `leads` (`nombre`) values', ['SQL']],
  ['SQLITE_CONSTRAINT: UNIQUE', ['SQL']],
  ["Cannot read properties of null (reading 'x')", ['un error sin traducir']],
  ['ENOENT "/tmp/subida"', ['una ruta']],
])('%j leaks', (text, expected) => {
  expect(leaksIn(text)).toEqual(expected)
})

test.each([
  '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Falta el nombre."}}',
  'El formulario se envía como application/x-www-form-urlencoded.',
])('%j does not', (text) => {
  expect(leaksIn(text)).toEqual([])
})
