import { expect, test } from 'vitest'
import { whyForeign, withoutPlaceholders } from './find-foreign.ts'
import { englishMessages } from './strapi-messages.ts'

const known = { messages: new Set(['Color picker']), allowed: new Set(['menu']) }

test.each([
  ['Save', 'English «save»'],
  ['Guardar and seguir', 'English «and»'],
  ['Select frio-norte.webp asset', 'English «select»'],
  ['Color picker', 'English, as Strapi has it'],
  ['Elija una foto', 'not «vos»: «Elija»'],
  ['Eliminar entrada', 'jargon «entrada»'],
  ['Tipos de Colección', 'jargon «Tipos de Colección»'],
  ['Agregar un componente', 'jargon «componente»'],
  ['No cierre esta página', 'not «vos»: «cierre»'],
  ['Elige aquí', 'not «vos»: «Elige»'],
  ['Listo. Arrastra la foto acá', 'not «vos»: «Arrastra»'],
  ['¿Aún quieres publicarlo?', 'not «vos»: «quieres»'],
  ['solo para usted', 'not «vos»: «usted»'],
  ['¿Está seguro de que quiere salir?', 'not «vos»: «Está seguro de que quiere»'],
])('«%s» is not how staff are spoken to: %s', (text, why) => {
  expect(whyForeign(text, known)).toBe(why)
})

test.each([
  'Guardar',
  'Elegí una imagen o arrastrala acá',
  'El sitio abre a las ocho; lo que se cargue no sale hasta tocar el botón',
  'No es la clave: probá de nuevo',
  'once.upload@save.example',
  'https://guia.example/save/the/date',
  'eoqtske4os4tlqp5otufwqo0',
  'Menu',
])('«%s» is', (text) => {
  expect(whyForeign(text, known)).toBeNull()
})

test('Strapi’s English texts are known, but not those that its Spanish has as well', async () => {
  const messages = await englishMessages()
  expect(messages.size).toBeGreaterThan(1000)
  expect(messages.has('Add new assets')).toBe(true)
  expect(messages.has('Roles')).toBe(false)
})

test('what a message is filled with is no text of its own', () => {
  expect(
    withoutPlaceholders('Subir {number, plural, one {# foto} other {# fotos de {name}}} a {label}'),
  ).toBe('Subir # foto # fotos de a')
})
