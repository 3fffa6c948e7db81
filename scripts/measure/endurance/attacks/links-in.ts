import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { endingOf } from '../whole-file.ts'

type Node = DefaultTreeAdapterTypes.Node

const ADDRESS = /^(href|src|action|formaction|poster|data|xlink:href)$/
const HARMLESS = ['http:', 'https:', 'tel:', 'mailto:']
const SCHEME = /^[\s\0-\x20]*[a-z][a-z0-9+.-]*:\S/i

/** Whether an address, in a page of the site or alone, runs, reads files or leaves the web. */
function isHarmless(address: string, base?: string): boolean {
  if (!URL.canParse(address, base)) return true
  const { protocol, href } = new URL(address, base)
  return HARMLESS.includes(protocol) || href.startsWith('data:image/')
}

function inPage(node: Node, base: string): string[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap((child) => inPage(child, base)) : []
  if (!('attrs' in node)) return below
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
  const active = [...attributes]
    .filter(([name, value]) => ADDRESS.test(name) && !isHarmless(value, base))
    .map(([name, value]) => `${name}="${value}"`)
  const isOpen =
    attributes.get('target') === '_blank' && !/\bnoopener\b/.test(attributes.get('rel') ?? '')
  return [...active, ...(isOpen ? ['target=_blank sin noopener'] : []), ...below]
}

function inJson(value: unknown): string[] {
  if (typeof value === 'string') return SCHEME.test(value) && !isHarmless(value) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(inJson)
}

/**
 * Addresses in a public file that are no link to the web, a telephone or a mailbox; and links that let
 * the opened page reach back. Of JSON every text that is an address, whatever its field.
 */
export function wrongLinksIn(address: string, text: string, siteUrl: string): string[] {
  const ending = endingOf(address)
  if (ending === 'html') return inPage(parse(text), siteUrl + address)
  return ending === 'json' ? inJson(JSON.parse(text)) : []
}
