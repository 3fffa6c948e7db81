import { expect, test } from 'vitest'
import { wrongLinksIn } from './links-in.ts'

const inPage = (html: string) => wrongLinksIn('/store/x', html, 'https://guia.example')

test.each([
  '<a href="javascript:golpe()">a</a>',
  '<a href=" JaVa&#9;Script:golpe()">a</a>',
  '<img src="data:text/html,x">',
  '<form action="vbscript:x"></form>',
  '<a href="https://a.example" target="_blank">a</a>',
])('a page with %s is noticed', (html) => {
  expect(inPage(html)).toHaveLength(1)
})

test('a page with links to the web, to itself, telephones and pictures is none', () => {
  const links = [
    'https://a.example/?javascript:',
    '/store/x',
    '#a',
    'tel:107',
    'mailto:a@b.example',
  ]
  const anchors = links.map((link) => `<a href="${link}" target="_blank" rel="noopener">a</a>`)
  expect(inPage(`${anchors.join('')}<img src="data:image/png;base64,AA">`)).toEqual([])
})

test('a list is looked through to its last text', () => {
  const list = [{ redes: { x: 'https://x.com/a' }, menu: 'data:text/html,x', name: 'Hola: todo' }]
  expect(wrongLinksIn('/busquedas.json', JSON.stringify(list), '')).toEqual(['data:text/html,x'])
})
