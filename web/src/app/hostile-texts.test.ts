import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { hostileText } from '../testing/hostile-text.ts'
import { pagesOfTexts, type TextPage } from '../testing/hostile-pages.ts'
import { withoutBrowser } from '../testing/without-browser.ts'
import { renderPage } from './render-page.tsx'

const CASES = 2_000
/** Rendering costs most of the time: each field of a page holds the texts of so many cases. */
const CASES_A_PAGE = 100
/** Texts that the fields of a page take in turn. */
const TURNS = 7

interface ReadPage {
  /** Each kind of element with its attributes' names, 'a class href'. */
  kinds: Set<string>
  addresses: string[]
  text: string
}

type Node = DefaultTreeAdapterTypes.Node

function collect(node: Node, page: ReadPage): void {
  if (node.nodeName === '#text' && 'value' in node) page.text += node.value
  if ('attrs' in node) {
    page.kinds.add([node.tagName, ...node.attrs.map(({ name }) => name)].join(' '))
    const links = node.attrs.filter(({ name }) => /^(href|src|action|formaction)$/.test(name))
    page.addresses.push(...links.map(({ value }) => value))
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, page)
}

/** The page as it is written to the disk, and as a browser without scripts reads it. */
async function read({ data }: TextPage): Promise<ReadPage> {
  const { html } = await renderPage(data.page, data)
  const source = Buffer.from(`<!doctype html><title>.</title><div>${html}</div>`).toString()
  const page: ReadPage = { kinds: new Set(), addresses: [], text: '' }
  collect(parse(source, { scriptingEnabled: false }), page)
  return page
}

/**
 * Text as a reader of HTML has it: line ends, characters that HTML or UTF-8 cannot hold. UTF-8 first:
 * halves of a character with a NUL between them do not become one when the NUL is dropped.
 */
const asRead = (text: string): string =>
  text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')

/** Every kind of element that the pages have with texts that are what they should be. */
async function harmlessKinds(): Promise<Set<string>> {
  const kinds = new Set<string>()
  for (const text of ['Texto', '3777 55-5101', 'ana@correo.example', '']) {
    for (const page of pagesOfTexts(() => text || 'x')) {
      for (const kind of (await read(page)).kinds) kinds.add(kind)
    }
  }
  return kinds
}

const SCHEMES = ['http:', 'https:', 'tel:', 'mailto:']

test('no text of the catalogue becomes markup, and each is read as it was written', async () => {
  const cases = fc.array(hostileText, { minLength: CASES_A_PAGE, maxLength: CASES_A_PAGE })
  const fields = fc.array(
    cases.map((texts) => texts.map((text) => `⟦${text}⟧`).join('')),
    { minLength: TURNS, maxLength: TURNS },
  )
  await withoutBrowser(async () => {
    const known = await harmlessKinds()
    expect(known.size).toBeGreaterThan(50)
    await fc.assert(
      fc.asyncProperty(fields, async (texts) => {
        let turn = 0
        for (const page of pagesOfTexts(() => texts[turn++ % TURNS] ?? '')) {
          const { kinds, addresses, text } = await read(page)
          expect([...kinds].filter((kind) => !known.has(kind))).toEqual([])
          for (const one of page.shown) expect(text).toContain(asRead(one))
          const schemes = addresses.map((one) => new URL(one, 'http://localhost').protocol)
          expect(schemes.filter((scheme) => !SCHEMES.includes(scheme))).toEqual([])
        }
      }),
      { numRuns: CASES / CASES_A_PAGE },
    )
  })
}, 300_000)
