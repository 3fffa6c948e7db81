import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../../../tests/support/hostile-text.ts'
import { SHEET_BYTES } from '../../../rules/limits.ts'
import { SHEET_COLUMNS, STATE_HEADER } from '../../../rules/sheet/columns.ts'
import { readSheetBytes, readSheetFile } from './read-file.ts'
import { SheetError } from './sheet-error.ts'
import { writeCsv } from './write-csv.ts'
import { CELL_LENGTH, writeXlsx } from './write-xlsx.ts'

const TITLES = [...SHEET_COLUMNS.map(({ header }) => header), STATE_HEADER]
const KEYS = SHEET_COLUMNS.map(({ key }) => key)

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const messageOf = (bytes: Uint8Array): string => {
  try {
    readSheetBytes(bytes)
  } catch (error) {
    if (error instanceof SheetError) return error.message
    throw error
  }
  return ''
}

const rowsOf = (bytes: Uint8Array) => readSheetBytes(bytes).rows.map(({ cells }) => cells)

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** An XLSX with this inside of its sheet, as another program might write it. */
const xlsx = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<x:workbook xmlns:x="m" xmlns:r="${RELATIONS}"><x:sheets><x:sheet name="Oculta" state="hidden" r:id="r9"/><x:sheet name="A" r:id="r1"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="/xl/worksheets/uno.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>Nombre</t></si><si><r><t>Telé</t></r><r><t>fono</t></r><rPh><t>no</t></rPh></si></sst>',
    ),
    'xl/worksheets/uno.xml': strToU8(`<worksheet>${sheet}</worksheet>`),
    ...more,
  })
const TITLE_ROW = '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>'
const body = (rows: string) => xlsx(`<sheetData>${TITLE_ROW}${rows}</sheetData>`)

describe('what is written comes back', () => {
  const hostileCell = hostileText.map((text) => text.replace(/\r\n?/g, '\n'))
  const hostileRows = fc.array(
    fc.array(hostileCell, { minLength: TITLES.length, maxLength: TITLES.length }),
    { minLength: 1, maxLength: 3 },
  )
  const expected = (rows: string[][]) =>
    rows
      .filter((cells) => cells.slice(0, KEYS.length).some((cell) => cell.trim() !== ''))
      .map((cells) => Object.fromEntries(KEYS.map((key, at) => [key, cells[at]])))

  test.each([
    ['CSV', (rows: string[][]) => utf8(writeCsv(rows))],
    ['XLSX', (rows: string[][]) => writeXlsx(rows)],
  ])('of any text, in %s', (_, write) => {
    let marked = 0
    fc.assert(
      fc.property(hostileRows, (rows) => {
        expect(rowsOf(write([TITLES, ...rows]))).toEqual(expected(rows))
        marked += rows.flat().filter((cell) => /^'*[=+\-@]/.test(cell)).length
      }),
      { numRuns: 40 },
    )
    expect(marked).toBeGreaterThan(50)
  })

  test('formulas, and what looks like the mark before them', () => {
    const texts = [
      '=1+1',
      "'=1+1",
      "''=1+1",
      "'24 horas",
      '+549 3777',
      '-1',
      '@x',
      '007',
      'a;b"c\nd',
    ]
    const titles = ['Nombre', 'Ciudad']
    const rows = texts.map((name) => [name, 'Goya'])
    for (const bytes of [utf8(writeCsv([titles, ...rows])), writeXlsx([titles, ...rows])]) {
      expect(rowsOf(bytes)).toEqual(texts.map((name) => ({ name, city: 'Goya' })))
    }
    expect(writeCsv([['=1+1']])).toBe('\ufeff"\'=1+1"\r\n')
  })

  test('but for a text that Excel has no room for', () => {
    const long = 'a'.repeat(CELL_LENGTH + 1)
    expect(
      rowsOf(
        writeXlsx([
          ['Nombre', 'Nota interna'],
          ['A', long],
        ]),
      ),
    ).toEqual([{ name: 'A', internalNote: '' }])
  })
})

describe('a CSV', () => {
  const table = (delimiter: string) =>
    ['Nº|Nombre|Teléfono', '7|Ñandú «x»|3777 55-5123', ''].join('\r\n').replaceAll('|', delimiter)
  const read = [{ numero: '7', name: 'Ñandú «x»', phone: '3777 55-5123' }]

  test.each([';', ',', '\t'])('parted by %j', (delimiter) => {
    expect(rowsOf(utf8(table(delimiter)))).toEqual(read)
  })

  test.each([
    ['UTF-8 with a mark', utf8(`\ufeff${table(';')}`)],
    ['UTF-16 with a mark', utf16(`\ufeff${table('\t')}`)],
    ['UTF-16 without one', utf16(table('\t'))],
    ['UTF-16 the other way round', utf16(`\ufeff${table(';')}`).map((_, at, all) => all[at ^ 1]!)],
    ['Windows-1252', latin1(table(';'))],
    ['with zeros in it', utf8(table(';').replace('3777', '37\u000077'))],
  ])('in %s', (_, bytes) => expect(rowsOf(bytes)).toEqual(read))

  test('may have headings and empty rows above its titles, and says rows as a spreadsheet counts', () => {
    const { rows } = readSheetBytes(utf8(`sep=;\nMis comercios;;\n\n${table(';')}`))
    expect(rows.map(({ row }) => row)).toEqual([5])
  })

  test('may have quotes inside of a cell', () => {
    expect(rowsOf(utf8('Nombre;Ciudad\nBar "El 10";Goya'))).toEqual([
      { name: 'Bar "El 10"', city: 'Goya' },
    ])
  })

  test('names the columns that are left out, and not the one that is for information', () => {
    const { keys, unknown } = readSheetBytes(utf8('Nombre;Dueño;Estado;Rubros\nA;B;C;D'))
    expect({ keys, unknown }).toEqual({ keys: ['name', 'categories'], unknown: ['Dueño'] })
  })

  test.each([
    ['Nombre;Ciudad;nombre\nA;B;C', 'dos columnas con el mismo título (nombre)'],
    ['Hola;Chau\n1;2', 'No encontré la fila con los títulos'],
    ['Nombre;Ciudad\n"A;B', 'comillas sin cerrar'],
  ])('%j is refused', (text, words) => expect(messageOf(utf8(text))).toContain(words))

  test('with a number twice has both rows refused', () => {
    const { rows } = readSheetBytes(utf8("Número;Nombre\n7;A\n8;B\n'007;C\n;D"))
    expect(rows.map(({ problems }) => problems.length)).toEqual([1, 0, 1, 0])
    expect(rows[0]?.problems[0]?.message).toContain('varias filas (2, 4)')
  })

  test('with a new store twice has the second one refused', () => {
    const { rows } = readSheetBytes(
      utf8('Nombre;Dirección\nÑandú;Colón 1\nnandu;colon 1\nÑandú;Mitre 2'),
    )
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 1, 0])
  })
})

describe('an XLSX of another program', () => {
  test('is read from its first visible sheet, wherever the table stands', () => {
    const rows = body(
      '<row><c t="inlineStr"/><c t="inlineStr"><is><t>A &amp; B</t></is></c><c><v>5.493777555123E12</v></c></row>' +
        '<row r="9"><c r="C9" t="b"><v>1</v></c></row>',
    )
    const sheet = readSheetBytes(rows)
    expect(sheet.rows.map(({ row, cells }) => [row, cells])).toEqual([
      [4, { name: 'A & B', phone: '5493777555123' }],
      [9, { name: '', phone: 'sí' }],
    ])
  })

  test('has of a formula its last result, and no more', () => {
    const [first, second] = readSheetBytes(
      body(
        '<row r="4"><c r="B4" t="str"><f>HYPERLINK("x")</f><v>Ver</v></c></row>' +
          '<row r="5"><c r="B5"><f>1+1</f></c><c r="C5" t="e"><v>#REF!</v></c></row>',
      ),
    ).rows
    expect(first).toMatchObject({ cells: { name: 'Ver' }, problems: [] })
    expect(second?.problems).toEqual([
      { header: 'Nombre', message: 'tiene una fórmula sin resultado: escribí el valor.' },
      { header: 'Teléfono', message: 'tiene un error de Excel (#REF!).' },
    ])
  })

  test('tells a date from a number, and does not guess what it was', () => {
    const { rows } = readSheetBytes(
      body('<row r="4"><c r="B4" s="1"><v>45000</v></c><c r="C4" s="2"><v>45000</v></c></row>'),
    )
    expect(rows[0]?.problems.map(({ message }) => message.slice(0, 29))).toEqual([
      'Excel lo tomó por una fecha: ',
      'Excel lo tomó por una fecha: ',
    ])
  })

  test('with merged cells counts the first, and tells the rows', () => {
    const { rows } = readSheetBytes(
      xlsx(
        `<sheetData>${TITLE_ROW}<row r="4"><c r="B4" t="inlineStr"><is><t>A</t></is></c></row><row r="5"><c r="C5"><v>107</v></c></row></sheetData><mergeCells><mergeCell ref="B4:B5"/></mergeCells>`,
      ),
    )
    expect(rows.map(({ cells, notes }) => [cells.name, notes.length])).toEqual([
      ['A', 1],
      ['', 1],
    ])
  })

  test('with macros is read without them', () => {
    const book = xlsx(`<sheetData>${TITLE_ROW}</sheetData>`, { 'xl/vbaProject.bin': strToU8('x') })
    expect(readSheetBytes(book).rows).toEqual([])
  })

  test('with two hundred thousand empty rows has none', () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" s="1"/></row>`,
    )
    expect(readSheetBytes(body(rows.join(''))).rows).toEqual([])
  }, 60_000)

  test('with entities of its own unfolds none of them', () => {
    const sheet = `<sheetData>${TITLE_ROW}<row r="4"><c r="B4" t="inlineStr"><is><t>&lol;</t></is></c></row></sheetData>`
    const bomb = xlsx(sheet, {
      'xl/sharedStrings.xml': strToU8(
        '<!DOCTYPE x [<!ENTITY lol "lollollol">]><sst><si><t>Nombre</t></si><si><t>Teléfono</t></si></sst>',
      ),
    })
    expect(rowsOf(bomb)[0]?.name).not.toContain('lollol')
  })
})

describe('what is no sheet', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0]
  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'no es una planilla'],
    ['a program', new Uint8Array(2_000).map((_, at) => at % 7), 'no es una planilla'],
    ['an old Excel', new Uint8Array([...compound, 0, 0]), 'Excel viejo'],
    [
      'one with a password',
      new Uint8Array([...compound, ...utf16('EncryptedPackage')]),
      'contraseña',
    ],
    ['a folder', zipSync({ 'a.txt': strToU8('x') }), 'no es una planilla'],
    ['LibreOffice', zipSync({ 'content.xml': strToU8('<x/>') }), 'LibreOffice'],
    ['a binary Excel', zipSync({ 'xl/workbook.bin': strToU8('x') }), '.xlsb'],
    ['a cut Excel', body('').slice(0, 300), 'dañado'],
    ['broken XML', body('<row r="4"><c></row>'), 'dañado'],
    ['nothing', new Uint8Array(), 'No encontré'],
  ])('%s', (_, bytes, words) => expect(messageOf(bytes)).toContain(words))

  test('is not unpacked beyond the limit', () => {
    const zeros = new Uint8Array(60 * 1024 ** 2)
    const bomb = zipSync({ 'xl/workbook.xml': zeros, 'xl/worksheets/a.xml': zeros }, { level: 1 })
    expect(bomb.length).toBeLessThan(SHEET_BYTES)
    expect(messageOf(bomb)).toContain('demasiado grande por dentro')
  })

  test('is not read when it is too large', async () => {
    let wasRead = false
    const arrayBuffer = async () => {
      wasRead = true
      return new ArrayBuffer(0)
    }
    await expect(readSheetFile({ size: 100 * 1024 ** 2, arrayBuffer })).rejects.toThrow('10 MB')
    expect(wasRead).toBe(false)
  })

  test('is told of in one kind of error, whatever the bytes', () => {
    const noise = fc.uint8Array({ maxLength: 400 })
    const starts = fc.constantFrom(
      [],
      [0x50, 0x4b, 3, 4],
      compound,
      [0xff, 0xfe],
      [0xef, 0xbb, 0xbf],
    )
    const whole = fc.constantFrom(
      body('<row r="4"><c r="B4"><v>1</v></c></row>'),
      utf8('Nombre;Ciudad\nA;B'),
    )
    const damaged = fc.tuple(whole, fc.nat(900), noise).map(([bytes, at, other]) => {
      const copy = bytes.slice()
      copy.set(other.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length))
      return copy
    })
    const bytes = fc.oneof(
      fc.tuple(starts, noise).map(([start, rest]) => new Uint8Array([...start, ...rest])),
      damaged,
    )
    fc.assert(
      fc.property(bytes, (some) => {
        messageOf(some)
      }),
      { numRuns: 300 },
    )
  })
})
