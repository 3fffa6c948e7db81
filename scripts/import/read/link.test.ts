import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountLink, safeLink } from './link.ts'

describe('safeLink', () => {
  it.each([
    ['https://tienda.example/a?b=1', 'https://tienda.example/a?b=1'],
    ['http://tienda.example', 'http://tienda.example'],
    ['www.tienda.example', 'https://www.tienda.example'],
    ['tienda.example/menu', 'https://tienda.example/menu'],
    ['tienda.example:8080/x', 'https://tienda.example:8080/x'],
  ])('publishes %s', (text, link) => {
    expect(safeLink(text)).toBe(link)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript://tienda.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://tienda.example',
    '//tienda.example',
    'https://user:clave@tienda.example',
    'https://localhost',
    'https://tienda.example\\@otra.example',
    'https://tienda.example/a b',
    'java\nscript:alert(1)',
    'img/menu.pdf/',
    '@tienda',
    'consultar',
    '',
  ])('refuses «%s»', (text) => {
    expect(safeLink(text)).toBeNull()
  })

  it('gives http and https only, and the same again', () => {
    const odd = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.tuple(fc.string(), fc.webUrl()).map((p) => p.join(':')),
    )
    fc.assert(
      fc.property(odd, (text) => {
        const link = safeLink(text)
        if (link === null) return
        expect(['http:', 'https:']).toContain(new URL(link).protocol)
        expect(safeLink(link)).toBe(link)
      }),
    )
  })
})

describe('accountLink', () => {
  it('makes a link of an account name', () => {
    expect(accountLink('instagram', '@la.nata')).toBe('https://www.instagram.com/la.nata')
    expect(accountLink('tiktok', ' @nata ')).toBe('https://www.tiktok.com/@nata')
  })

  it('takes a link to the network itself, also below it', () => {
    expect(accountLink('facebook', 'https://es-la.facebook.com/nata')).not.toBeNull()
    expect(accountLink('x', 'https://twitter.com/nata')).toBe('https://twitter.com/nata')
  })

  it('refuses a link that leads elsewhere', () => {
    expect(accountLink('instagram', 'https://facebook.com/nata')).toBeNull()
    expect(accountLink('instagram', 'https://instagram.com.estafa.example/nata')).toBeNull()
    expect(accountLink('instagram', 'https://notinstagram.com/nata')).toBeNull()
  })
})
