// The checks of other folders read this file, and would not find the types of saxen.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'
import { SheetError } from './sheet-error'

/** What is heard of a part of an XLSX, element by element; names without prefixes. */
interface Listener {
  open(name: string, attributes: () => Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

export const DAMAGED =
  'El archivo de Excel está dañado: abrilo, guardalo de nuevo y probá otra vez.'

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads a part of an XLSX. Throws a SheetError for what is no XML; entities of its own are none. */
export function readXml(xml: string, { open, close, text }: Listener): void {
  const parser = new Parser()
  let failed = false
  parser.on('openTag', (name, attributes, decode) =>
    open(localName(name), () =>
      Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])),
    ),
  )
  if (close) parser.on('closeTag', (name) => close(localName(name)))
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', text)
  }
  parser.on('error', () => (failed = true))
  parser.parse(xml)
  if (failed) throw new SheetError(DAMAGED)
}

/** '_x000D_' is how a character that XML cannot hold stands in a cell. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The texts that cells name by their place, without what tells how they are read aloud. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  const inside: string[] = []
  readXml(xml, {
    open(name) {
      inside.push(name)
      if (name === 'si') texts.push('')
    },
    close: () => inside.pop(),
    text(text) {
      if (inside.at(-1) === 't' && !inside.includes('rPh')) texts[texts.length - 1] += text
    },
  })
  return texts.map(unescapeText)
}

/** Numbers of the formats that Excel itself gives to dates and times. */
const isDateFormat = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)

const isDatePattern = (pattern: string): boolean =>
  /[dmyhs]/i.test(pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** Places of the styles that show a number as a date. */
export function readDateStyles(xml: string): Set<number> {
  const custom = new Map<number, boolean>()
  const styles = new Set<number>()
  let isInCells = false
  let place = 0
  readXml(xml, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        custom.set(Number(numFmtId), isDatePattern(formatCode))
      }
      if (name !== 'xf' || !isInCells) return
      const id = Number(attributes().numFmtId ?? 0)
      if (custom.get(id) ?? isDateFormat(id)) styles.add(place)
      place += 1
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}
