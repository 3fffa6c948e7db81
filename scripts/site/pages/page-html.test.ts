// @vitest-environment jsdom
import fc from 'fast-check'
import { parse as parseHtml, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { PAGE_DATA_ID, type PageData } from '@guia/contract'
import { PublicationError } from '../problems.ts'
import { jsonLdScript } from '../structured-data/json-ld.ts'
import { hostileText } from '@guia/web/testing/hostile-text'
import { recordsOfTexts, takeTurns } from '../testing/hostile-documents.ts'
import { hashSource } from '../hash.ts'
import { sampleSite } from '../testing/records.ts'
import { pageHtml, readShell, type PageApp, type PageParts } from './page-html.ts'
import { readStyleSheet } from './used-style.ts'

const SHELL = `<!doctype html>
<html lang="es-AR">
  <head>
    <!--head-start-->
    <title>Vite</title>
    <!--head-end-->
    <script type="module" async src="/assets/first-0.js"></script>
    <link rel="stylesheet" href="/assets/app-3.css">
  </head>
  <body><div id="root" data-app="/assets/app-1.js /assets/react-2.js"></div></body>
</html>
`

const STYLES: Record<string, string> = {
  '/assets/app-3.css': 'h1{color:teal}.card{margin:0}',
  '/assets/shared-7.css': '.card{margin:1rem}.open{padding:0}',
  '/assets/store-5.css': '.photo{border:0}',
}

const site = sampleSite()
const DATA: PageData = { page: '/store/la-espiga', site, parts: ['site'] }

const APP: PageApp = {
  shell: SHELL,
  manifest: {},
  styleSheet: (file) => readStyleSheet(STYLES[file] ?? ''),
}

function parts(overrides: Partial<PageParts> = {}): PageParts {
  return {
    app: APP,
    head: { title: 'La Espiga', description: 'Pan' },
    meta: {
      url: 'https://guia.example/store/la-espiga',
      image: 'https://guia.example/media/0123456789abcdef-card.jpg',
      siteName: 'Guía',
      leadEndpoint: '/api/leads',
      scripts: [jsonLdScript({ '@type': 'Bakery', name: 'La Espiga' })],
    },
    rendered: { html: '<h1>La Espiga</h1>', module: 'none' },
    data: DATA,
    ...overrides,
  }
}

const render = (overrides?: Partial<PageParts>): string => pageHtml(parts(overrides))
const parser = new DOMParser()
const parse = (html: string): Document => parser.parseFromString(html, 'text/html')
const policyIn = (page: Document) =>
  page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')
const contentOf = (page: Document, key: string, name: string) =>
  page.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content')

describe('a page', () => {
  test('has its own title, description, canonical address and preview, nothing of Vite’s', () => {
    const page = parse(render())
    expect(page.title).toBe('La Espiga')
    expect(page.querySelectorAll('title')).toHaveLength(1)
    expect(contentOf(page, 'name', 'description')).toBe('Pan')
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://guia.example/store/la-espiga',
    )
    const preview = ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name'].map(
      (name) => contentOf(page, 'property', name),
    )
    expect(preview).toEqual([
      'La Espiga',
      'Pan',
      'https://guia.example/store/la-espiga',
      'https://guia.example/media/0123456789abcdef-card.jpg',
      'Guía',
    ])
    expect(contentOf(page, 'name', 'robots')).toBeUndefined()
    expect(render()).not.toContain('head-start')
  })

  test('is whole before any script runs, with what its scripts go on from', () => {
    const page = parse(render())
    expect(page.querySelector('#root')?.innerHTML).toBe('<h1>La Espiga</h1>')
    expect(JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent ?? '')).toEqual(DATA)
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1)
    expect([...page.scripts].flatMap((script) => script.getAttribute('src') ?? [])).toEqual([
      '/assets/first-0.js',
    ])
  })

  test('brings the style that it uses, admits no other, and asks for none', () => {
    const html = '<h1 class="card">La Espiga</h1>'
    const page = parse(render({ rendered: { html, module: 'none' } }))
    const [style, ...others] = page.querySelectorAll('style')
    expect(style?.textContent).toBe('h1{color:teal}.card{margin:0}')
    expect(others).toEqual([])
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0)
    expect(policyIn(page)).toBe(
      `style-src 'self' ${hashSource(style?.textContent ?? '')}; connect-src 'self'`,
    )
    const [policy, title] = page.head.querySelectorAll('meta[http-equiv], title')
    expect([policy?.localName, title?.localName]).toEqual(['meta', 'title'])
  })

  test('reaches other hosts only where leads are sent to one', () => {
    const policyOf = (leadEndpoint: string) =>
      policyIn(parse(render({ meta: { ...parts().meta, leadEndpoint } })))
    expect(policyOf('/api/leads')).toContain("connect-src 'self'")
    expect(policyOf('https://script.google.com/macros/s/x/exec')).not.toContain('connect-src')
  })

  test('that is hidden is kept out of search engines and names no canonical address', () => {
    const page = parse(render({ head: { title: 'a', description: 'b', noindex: true } }))
    expect(contentOf(page, 'name', 'robots')).toBe('noindex')
    expect(page.querySelector('link[rel="canonical"]')).toBeNull()
    expect(contentOf(page, 'property', 'og:url')).toBeUndefined()
  })

  test('whose content holds marks of replacement is not changed by them', () => {
    const html = '<p>$& $1 $` $$ &lt;div id="root"&gt;</p>'
    const page = parse(render({ rendered: { html, module: 'none' } }))
    expect(page.querySelector('#root')?.innerHTML).toBe(
      '<p>$&amp; $1 $` $$ &lt;div id="root"&gt;</p>',
    )
  })
})

describe('the files of the page’s part of the app', () => {
  const manifest = {
    'index.html': { file: 'assets/app-1.js', css: ['assets/app-3.css'], imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-2.js' },
    'src/pages/store-page.tsx': {
      file: 'assets/store-4.js',
      css: ['assets/store-5.css'],
      imports: ['index.html', '_shared.js', '_gone.js'],
    },
    '_shared.js': {
      file: 'assets/shared-6.js',
      css: ['assets/shared-7.css'],
      imports: ['_map.js'],
    },
    '_map.js': { file: 'assets/map-8.js', css: ['assets/shared-7.css'], imports: ['_shared.js'] },
    'src/pages/other-page.tsx': { file: 'assets/other-9.js', css: ['assets/other-10.css'] },
  }
  const html = '<p class="card photo"></p>'
  const pageOf = (module: string) =>
    parse(render({ app: { ...APP, manifest }, rendered: { html, module } }))
  const stylesOf = (page: Document) => page.getElementById('root')?.dataset['styles']?.split(' ')
  const appOf = (page: Document) => page.getElementById('root')?.dataset['app']?.split(' ')

  test('are named: all that it needs at once, each once, in the order of who needs whom', () => {
    const page = pageOf('src/pages/store-page.tsx')
    expect(appOf(page)).toEqual([
      '/assets/app-1.js',
      '/assets/react-2.js',
      '/assets/map-8.js',
      '/assets/shared-6.js',
      '/assets/store-4.js',
    ])
    expect(stylesOf(page)).toEqual([
      '/assets/app-3.css',
      '/assets/shared-7.css',
      '/assets/store-5.css',
    ])
    expect(page.querySelector('style')?.textContent).toBe(
      'h1{color:teal}.card{margin:0}.card{margin:1rem}.photo{border:0}',
    )
  })

  test('are the app’s alone for a part that the manifest does not know', () => {
    const page = pageOf('src/pages/unknown.tsx')
    expect(appOf(page)).toEqual(['/assets/app-1.js', '/assets/react-2.js'])
    expect(stylesOf(page)).toEqual(['/assets/app-3.css'])
  })
})

interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  text: string
}

type Node = DefaultTreeAdapterTypes.Node

const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map((child) => textOf(child)).join('')
      : ''

/** The elements of a page in their order, as the standard reads it. */
function* elementsOf(node: Node): Generator<HtmlElement> {
  if ('attrs' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    yield { tag: node.tagName, attributes, text: textOf(node) }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** Elements and attributes of a page: no text may add one. */
const outline = (elements: readonly HtmlElement[]): string =>
  elements.map(({ tag, attributes }) => [tag, ...Object.keys(attributes)].join(' ')).join('\n')

/** What a reader of HTML makes of line ends and of characters that HTML or UTF-8 cannot hold. */
const asRead = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\p{Cs}/gu, '\ufffd')

interface Texts {
  title: string
  description: string
  name: string
  url: string
  /** Of the records, whose text fields take turns. */
  fields: string[]
}
const texts: fc.Arbitrary<Texts> = fc.record({
  title: hostileText,
  description: hostileText,
  name: hostileText,
  url: hostileText,
  fields: fc.array(hostileText, { minLength: 17, maxLength: 17 }),
})

/** Page data with every kind of record in it. */
const dataOf = ({ fields }: Texts): PageData => {
  const records = recordsOfTexts(takeTurns(fields))
  return { page: '/store/la-espiga', ...records, store: records.stores[0], parts: ['site'] }
}

/** As it is written to the disk and read again. */
const renderTexts = (all: Texts, data: PageData): string => {
  const { title, description, name, url } = all
  const ofPage = { url, image: url, siteName: name, leadEndpoint: url }
  const meta = { ...ofPage, scripts: [jsonLdScript({ name, description })] }
  const html = render({ head: { title, description }, meta, data })
  return Buffer.from(html).toString()
}

test('no text ends the data element, which gives back what it was made from', () => {
  const start = `<script type="application/json" id="${PAGE_DATA_ID}">`
  fc.assert(
    fc.property(texts, (all) => {
      const data = dataOf(all)
      const [, rest = '', ...others] = renderTexts(all, data).split(start)
      const content = rest.slice(0, rest.search(/<\/script/i))
      expect(others).toEqual([])
      expect(content).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(content)).toEqual(data)
    }),
    { numRuns: 2_000 },
  )
}, 120_000)

test('no text leaves its title, its attribute or its element, as the standard reads them', () => {
  const none: Texts = { title: '', description: '', name: '', url: '', fields: [''] }
  const read = (all: Texts, data: PageData) => [...elementsOf(parseHtml(renderTexts(all, data)))]
  const harmless = outline(read(none, dataOf(none)))
  expect(harmless.split('\n').length).toBeGreaterThan(20)
  fc.assert(
    fc.property(texts, (all) => {
      const data = dataOf(all)
      const elements = read(all, data)
      expect(outline(elements)).toBe(harmless)
      const metaOf = (key: string, name: string) =>
        elements.find(({ attributes }) => attributes[key] === name)?.attributes['content']
      const scriptOf = (type: string) =>
        elements.find(({ attributes }) => attributes['type'] === type)?.text ?? ''
      expect(elements.find(({ tag }) => tag === 'title')?.text).toBe(asRead(all.title))
      expect(metaOf('name', 'description')).toBe(asRead(all.description))
      expect(metaOf('property', 'og:title')).toBe(asRead(all.title))
      expect(metaOf('property', 'og:site_name')).toBe(asRead(all.name))
      expect(metaOf('property', 'og:url')).toBe(asRead(all.url))
      expect(JSON.parse(scriptOf('application/ld+json'))).toEqual({
        name: all.name,
        description: all.description,
      })
      expect(JSON.parse(scriptOf('application/json'))).toEqual(data)
    }),
    { numRuns: 2_000 },
  )
}, 120_000)

describe('the shell', () => {
  test('with its places for head and content is good', () => {
    expect(readShell(SHELL)).toBe(SHELL)
  })

  test.each([
    '<head></head>',
    '',
    '<head><!--head-start--></head><div id="root"></div>',
    '<!--head-end--><!--head-start--><div id="root"></div>',
    SHELL.replace('id="root"', 'id="app"'),
  ])('%j is refused', (html) => {
    expect(() => readShell(html)).toThrow(PublicationError)
    expect(() => readShell(html)).toThrow(/no tiene el lugar de los datos de cada página/)
  })
})
