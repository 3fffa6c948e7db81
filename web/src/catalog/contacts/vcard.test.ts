import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardPhoto, oneLine, vCard, vCardFileName } from './vcard.ts'

interface Property {
  name: string
  value: string
}

/** Reads vCards as RFC 2426 says: unfolds the lines, splits each at its first colon. */
function parseCards(text: string): Property[][] {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines.pop(), 'the last line has its line end').toBe('')
  const cards: Property[][] = []
  for (const line of lines) {
    const [name = '', ...rest] = line.split(':')
    if (line === 'BEGIN:VCARD') cards.push([])
    else cards.at(-1)?.push({ name, value: rest.join(':') })
  }
  return cards
}

const unescape = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

const valueOf = (card: Property[] | undefined, name: string) =>
  card?.find((property) => property.name === name)?.value ?? 'missing'

/** Thousands of names take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

const octets = (line: string) => new TextEncoder().encode(line).length

const NASTY = [
  '\r\n',
  '\n',
  '\r',
  ';',
  ',',
  '\\',
  ':',
  '\\n',
  '\u2028',
  '🐟',
  '👩‍🍳',
  '\u202e',
  'שלום',
  'ñ',
  '\0',
  ' ',
  '\ud83d',
  'END:VCARD',
  'TEL:1',
]
const names = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''))

test('a card holds name and cell phone', () => {
  expect(vCard({ name: 'La Espiga', whatsapp: '5493777555101' })).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;La Espiga;;;\r\nFN:La Espiga\r\n' +
      'TEL;TYPE=CELL:+5493777555101\r\nEND:VCARD\r\n',
  )
})

test('a photo goes in whole, in its type', () => {
  const base64 = 'iVBORw0KGgo='.repeat(40)
  const text = vCard({ name: 'X', whatsapp: '549', photo: { type: 'PNG', base64 } })
  expect(valueOf(parseCards(text)[0], 'PHOTO;ENCODING=b;TYPE=PNG')).toBe(base64)
})

test.each(['text/html', 'toString'])('an image of the kind %s is no photo', (mediaType) => {
  expect(cardPhoto({ mediaType, base64: 'AQID' })).toBeUndefined()
})

describe('for any name', () => {
  test('a reader finds one card, the same name, and no property more', PATIENT, () => {
    fc.assert(
      fc.property(names, names, (name, whatsapp) => {
        const cards = parseCards(vCard({ name, whatsapp }))
        expect(cards).toHaveLength(1)
        expect(cards[0]?.map((property) => property.name)).toEqual([
          'VERSION',
          'N',
          'FN',
          'TEL;TYPE=CELL',
          'END',
        ])
        expect(unescape(valueOf(cards[0], 'FN'))).toBe(oneLine(name))
        expect(unescape(valueOf(cards[0], 'N').slice(1, -3))).toBe(oneLine(name))
        expect(valueOf(cards[0], 'TEL;TYPE=CELL')).toBe(`+${whatsapp.replace(/\D/g, '')}`)
      }),
      { numRuns: 10_000 },
    )
  })

  test('no line is longer than 75 octets and no character is split', PATIENT, () => {
    fc.assert(
      fc.property(names, (name) => {
        const text = vCard({ name, whatsapp: '549' })
        for (const line of text.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Cs}/u)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('the file name is one that every system takes', () => {
    fc.assert(
      fc.property(names, (name) => {
        const fileName = vCardFileName(name)
        expect(fileName).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Cf}.\s][^\\/:*?"<>|\p{Cc}\p{Cf}]*\.vcf$/u)
        expect([...fileName].length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('only line ends and control characters of a name are changed', () => {
  expect(oneLine('Uno;\r\ndos, \\tres: 🐟 ')).toBe('Uno; dos, \\tres: 🐟')
})

test.each([
  ['Panadería Don Juan', 'Panadería Don Juan.vcf'],
  ['Café / Bar "Río"', 'Café Bar Río.vcf'],
  ['../../etc/passwd', 'etc passwd.vcf'],
  ['CON', 'contacto CON.vcf'],
  ['com1.txt', 'contacto com1.txt.vcf'],
  ['...', 'contacto.vcf'],
  ['a\u202efdp.', 'afdp.vcf'],
])('%s is saved as %s', (name, fileName) => {
  expect(vCardFileName(name)).toBe(fileName)
})
