import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageHead } from '@guia/web/catalog/page-head'
import { PublicationError } from '../problems.ts'
import { escapeHtml, readShell, RELEASE_PLACEHOLDER, renderPage } from './render-page.ts'

const SHELL =
  '<head>\n<!--head-start-->\n<title>Vite</title>\n<!--head-end-->\n</head><body></body>'
const render = ({
  path = '/store/la-espiga',
  ...head
}: Partial<PageHead & { path: string }> = {}) =>
  renderPage(
    SHELL,
    { path, head: { title: 'La Espiga', description: 'Pan', ...head } },
    'https://guia.example',
  )

test('the five characters that mean something in HTML are escaped, once', () => {
  expect(escapeHtml(`<a href="x" id='y'>&amp;`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;',
  )
})

describe('a page', () => {
  test('has its own title, description, canonical address and release, and nothing of Vite’s', () => {
    expect(render()).toBe(
      [
        '<head>',
        '<title>La Espiga</title>',
        '    <meta name="description" content="Pan">',
        '    <meta name="release" content="<<release>>">',
        '    <link rel="canonical" href="https://guia.example/store/la-espiga">',
        '</head><body></body>',
      ].join('\n'),
    )
  })

  test('that is hidden is kept out of search engines and names no canonical address', () => {
    const html = render({ noindex: true })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  test('that is public may be found', () => {
    expect(render()).not.toContain('noindex')
  })
})

/** What a reader of HTML sees between two marks. */
const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</title><script>alert(1)</script>',
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    '$& $1 $` $$',
    '<!--head-end-->',
    '<!--',
    RELEASE_PLACEHOLDER,
    '{{release}}',
    'línea\nnueva\u2028otra',
  ),
)

test('hostile texts stay texts: the page has no more marks than a harmless one', () => {
  const marks = (html: string) => html.match(/[<>"]/g)?.length
  const harmless = marks(render())
  fc.assert(
    fc.property(hostile, hostile, (title, description) => {
      const html = render({ title, description })
      expect(marks(html)).toBe(harmless)
      expect(html.split(RELEASE_PLACEHOLDER)).toHaveLength(2)
      const [, between = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
      expect(unescapeHtml(between)).toBe(title)
      const [, content = ''] = /name="description" content="([^"]*)"/.exec(html) ?? []
      expect(unescapeHtml(content)).toBe(description)
    }),
  )
})

test('a hostile path stays inside its attribute and its site', () => {
  const html = render({ path: '/store/"><script>' })
  expect(html).toContain('href="https://guia.example/store/%22%3E%3Cscript%3E"')
})

describe('the shell', () => {
  test('with its place for the head is good', () => {
    expect(readShell(SHELL)).toBe(SHELL)
  })

  test.each([
    '<head></head>',
    '',
    '<head><!--head-start--></head>',
    '<!--head-end--><!--head-start-->',
  ])('%j is refused', (html) => {
    expect(() => readShell(html)).toThrow(PublicationError)
    expect(() => readShell(html)).toThrow(/no tiene el lugar de los datos de cada página/)
  })
})
