import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountLink, publishableLink, SOCIAL_NETWORKS } from './link'

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
    'www.panaderia',
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

describe('an account in the field of its network', () => {
  test.each([
    ['instagram', 'laespigadeoro', 'https://www.instagram.com/laespigadeoro'],
    ['instagram', ' pan.goya ', 'https://www.instagram.com/pan.goya'],
    ['facebook', 'la_espiga', 'https://www.facebook.com/la_espiga'],
    ['tiktok', '24horas.goya', 'https://www.tiktok.com/@24horas.goya'],
    ['x', 'LaEspiga', 'https://x.com/LaEspiga'],
    ['youtube', 'pan-goya', 'https://www.youtube.com/@pan-goya'],
    ['instagram', '@pan.com', 'https://www.instagram.com/pan.com'],
    ['instagram', 'instagram.com/pan.goya', 'https://instagram.com/pan.goya'],
    ['facebook', 'm.facebook.com/pan.goya', 'https://m.facebook.com/pan.goya'],
  ] as const)('%s: «%s» is %s', (network, text, link) => {
    expect(accountLink(network, text)).toBe(link)
    expect(accountLink(network, link)).toBe(link)
  })

  test.each([
    'mitienda.com',
    'www.mitienda.com.ar',
    'www.mitienda',
    'mitienda.ar',
    'mitienda.com/pan',
    'panaderia.example',
    'no',
    'Nada',
    'tiene',
    'sin_cuenta',
    '3777555123',
    'la espiga',
    'panadería',
    'ana@mail',
    'pan..goya',
    '.goya',
    'goya.',
    '../goya',
    'pan/goya',
    'javascript:alert',
    'pan\\goya',
    'pan\ngoya',
    'pan?x=1',
    '<goya>',
    'a'.repeat(61),
    '',
  ])('%j is none', (text) => {
    for (const network of SOCIAL_NETWORKS) expect(accountLink(network, text)).toBeNull()
  })

  test('only YouTube has hyphens in its names, and LinkedIn no names', () => {
    expect(accountLink('instagram', 'pan-goya')).toBeNull()
    expect(accountLink('linkedin', 'pangoya')).toBeNull()
  })
})
