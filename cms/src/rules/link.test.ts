import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publishableLink } from './link'

describe('a link', () => {
  test.each([
    ['panaderia.example', 'https://panaderia.example/'],
    ['www.panaderia.example/menu?a=1', 'https://www.panaderia.example/menu?a=1'],
    ['//panaderia.example', 'https://panaderia.example/'],
    ['http://panaderia.example', 'http://panaderia.example/'],
    ['HTTPS://Panaderia.Example/Menu', 'https://panaderia.example/Menu'],
    ['panaderia.example:8443/menu', 'https://panaderia.example:8443/menu'],
    ['localidad.gob.ar:443', 'https://localidad.gob.ar/'],
  ])('%s becomes %s', (text, link) => {
    expect(publishableLink(text)).toBe(link)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://panaderia.example',
    'mailto:a@b.example',
    'https://usuario:clave@panaderia.example',
    'panaderia.example@malo.example',
    'localhost',
    'https://./',
    'https://panaderia',
    'javascript:1',
    'tel:107',
    'https://',
    'hola mundo',
    '',
  ])('%j is none', (text) => {
    expect(publishableLink(text)).toBeNull()
  })

  test('is always http or https, and stays as it is when saved again', () => {
    const scheme = fc.constantFrom(
      '',
      'https://',
      'javascript:',
      'data:',
      ' java\nscript:',
      '//',
      '\\\\',
    )
    fc.assert(
      fc.property(scheme, fc.oneof(fc.webUrl(), fc.string({ maxLength: 30 })), (start, rest) => {
        const link = publishableLink(start + rest)
        if (link === null) return
        expect(link).toMatch(/^https?:\/\/[^/@]+\.[^/@]/)
        expect(publishableLink(link)).toBe(link)
      }),
      { numRuns: 1_000 },
    )
  })
})
