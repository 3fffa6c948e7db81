import { strToU8, zipSync } from 'fflate'
import { guardMark } from '../../../rules/sheet/inert'

/** As many characters as Excel takes in a cell; a longer text would make the file a damaged one. */
export const CELL_LENGTH = 32_767

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Every column is of texts: what is typed into it stays as it was typed, phones and dates included. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`
const TEXT = 1
const TITLE = 2

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Comercios" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
}

/** A character that XML cannot hold, or would read as another, and a text that looks like one written so. */
const ESCAPED = /(?![\t\n\u0085])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}|_(?=x[0-9a-f]{4}_)/giu

const escapeCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const xmlText = (text: string): string =>
  text.replace(ESCAPED, escapeCharacter).replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')

function cellXml(text: string, style: number): string {
  if (text === '' || text.length > CELL_LENGTH) return '<c/>'
  const written = xmlText(guardMark(text))
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${written}</t></is></c>`
}

const rowXml = (cells: readonly string[], style: number): string =>
  `<row>${cells.map((text) => cellXml(text, style)).join('')}</row>`

const WIDTH = 22

function sheetXml([titles = [], ...rows]: readonly (readonly string[])[]): string {
  const columns = `<cols><col min="1" max="${Math.max(titles.length, 1)}" width="${WIDTH}" customWidth="1" style="${TEXT}"/></cols>`
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const data = [rowXml(titles, TITLE), ...rows.map((cells) => rowXml(cells, TEXT))].join('')
  return `<worksheet xmlns="${MAIN}">${frozen}${columns}<sheetData>${data}</sheetData></worksheet>`
}

/**
 * Titles and rows as an XLSX of texts: nothing in it computes. A text that Excel has no room for is
 * left out, which changes nothing when the sheet comes back.
 */
export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const parts = { ...PARTS, 'xl/worksheets/sheet1.xml': sheetXml(rows) }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)])
  // A fixed time: the same stores are the same file.
  return zipSync(Object.fromEntries(files), {
    mtime: new Date(1980, 0, 1, 12),
  }) as Uint8Array<ArrayBuffer>
}
