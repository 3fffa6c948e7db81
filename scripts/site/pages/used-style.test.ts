import { expect, test } from 'vitest'
import { readStyleSheet, usedStyle } from './used-style.ts'

const style = (html: string, ...sheets: string[]) => usedStyle(sheets.map(readStyleSheet), html)

const PAGE = '<main class="page wide"><p class="note">Pan</p></main>'

test.each([
  ['.page{margin:0}.gone{margin:1px}', '.page{margin:0}'],
  ['p{margin:0}[hidden]{display:none}:root{color:#000}', null],
  ['.page .note,.page .gone,.note::before{margin:0}', '.page .note,.note::before{margin:0}'],
  ['.page.gone{margin:0}', ''],
  ['.wide>.note~a{color:red;margin:0}', null],
  // States come and go without a class.
  ['.note[aria-expanded=true]{margin:0}.note:focus-visible{margin:0}', null],
  // What brackets hold may be, or may be missing.
  ['.note:not(.gone){margin:0}.page:has(.gone){margin:0}:is(.gone,.note) b{margin:0}', null],
  ['.note:not(:is(.gone,.other)):focus{margin:0}', null],
  [
    '@media (min-width:48rem){.page{margin:0}.gone{margin:0}}',
    '@media (min-width:48rem){.page{margin:0}}',
  ],
  ['@media screen{.gone{margin:0}}', ''],
  ['@supports (gap:1px){@media screen{.note{margin:0}}}', null],
  // What is for paper comes with the app.
  ['@media print{.note{margin:0}}.note{margin:1px}', '.note{margin:1px}'],
  // So does what answers a mouse, unless it is about where none is.
  ['.note:hover,.note:focus{margin:0}a:hover{margin:0}', '.note:focus{margin:0}'],
  ['.note:not(:hover){margin:0}', null],
  ['@font-face{font-family:Rosario;src:url(/assets/r.woff2)}', null],
  ['@charset "utf-8";/* built */.note{margin:0}', '@charset "utf-8";.note{margin:0}'],
])('%s', (css, expected) => {
  expect(style(PAGE, css)).toBe(expected ?? css)
})

test('variables come where a rule of the page, or another variable, asks for them', () => {
  const css =
    ':root{--ink:#000;--line:1px solid var( --ink);--gone:0 1px;color:red}' +
    '@media (width>=48rem){:root{--gone:0}}.note{border:var(--line)}.gone{margin:var(--gone)}'
  expect(style(PAGE, css)).toBe(
    ':root{--ink:#000;--line:1px solid var( --ink);color:red}.note{border:var(--line)}',
  )
})

test('animations come with the rules that name them', () => {
  const turn = '@keyframes turn{to{rotate:1turn}}'
  const fade = '@keyframes fade{to{opacity:0}}'
  const css = `${turn}${fade}.note{animation:1s turn}.gone{animation:1s fade}`
  expect(style(PAGE, css)).toBe(`${turn}.note{animation:1s turn}`)
})

test('sheets stay in their order, and rules in theirs', () => {
  expect(style(PAGE, '.note{margin:0}', '.note{margin:1px}.page{margin:0}')).toBe(
    '.note{margin:0}.note{margin:1px}.page{margin:0}',
  )
})

test('what text says is no class of the page', () => {
  expect(style('<p>con class=&quot;gone&quot;</p>', '.gone{margin:0}')).toBe('')
})
