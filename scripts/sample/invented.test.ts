import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import type { LegacyStore } from './legacy-types.ts'

const files = readCatalogue()
const stores = Object.values(files['busquedas.json']) as Partial<LegacyStore>[]

const NATIONAL_SERVICES = [
  ...['100', '101', '102', '103', '105', '106', '107', '137', '144', '145', '911'],
  '0800-999-0091',
]

/** The digits of an Argentine number without country code, 9, 0 and 15. */
function nationalDigits(phone: string): string {
  return phone
    .replace(/\D/gu, '')
    .replace(/^549?/u, '')
    .replace(/^0/u, '')
    .replace(/^377715/u, '3777')
}

const storePhones = stores.flatMap((store) => [
  store.telefono ?? '',
  store.whatsapp ?? '',
  store.whatsapp_may ?? '',
])
const otherPhones = [
  files['sitio.json'].phone,
  ...files['profesionales.json'].flatMap(({ phone, whatsapp }) => [phone, whatsapp]),
]
const contactPhones = files['contactos.json'].flatMap(({ items }) =>
  items.map((item) => item?.phone ?? ''),
)

describe('telephones', () => {
  const local = [...storePhones, ...otherPhones, ...contactPhones].filter(
    (phone) => phone !== '' && !NATIONAL_SERVICES.includes(phone),
  )

  it('are of the form 3777 55-5xxx unless they are national services', () => {
    expect(local.length).toBeGreaterThan(200)
    for (const phone of local) expect(nationalDigits(phone)).toMatch(/^3777555\d{3}$/u)
  })

  it('are written in the ways in which people write them', () => {
    const forms = new Set(local.map((phone) => phone.replace(/\d/gu, '9')))
    const expected = ['9999 999999', '(99999) 99-999999', '+99 9 9999 99-9999', '99999-999999']
    expect([...forms]).toEqual(expect.arrayContaining(expected))
  })

  it('of national services stand only among the useful contacts', () => {
    expect(
      [...storePhones, ...otherPhones].filter((phone) => /^.{1,4}$|^0800/u.test(phone)),
    ).toEqual([])
  })
})

describe('addresses', () => {
  it('of e-mail end in .example', () => {
    const emails = [
      files['sitio.json'].email,
      ...files['profesionales.json'].map(({ email }) => email),
    ]
    for (const email of emails) expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/u)
  })

  it('of web pages are https and end in .example', () => {
    const links = stores
      .flatMap((store) => [store.website, store.url_tienda, store.menu])
      .filter((link) => link)
    expect(links.length).toBeGreaterThan(30)
    for (const link of links) {
      const { protocol, hostname } = new URL(String(link))
      expect(protocol).toBe('https:')
      expect(hostname).toMatch(/\.example$/u)
    }
  })

  it('of social networks lead to invented accounts on the network itself', () => {
    const accounts = [
      ...stores.flatMap((store) => Object.entries(store.redes ?? {})),
      ...files['profesionales.json'].flatMap(({ redes }) => Object.entries(redes)),
    ]
    expect(accounts.length).toBeGreaterThan(60)
    for (const [network, link] of accounts) {
      const { protocol, hostname, pathname } = new URL(link)
      expect(protocol).toBe('https:')
      expect(hostname.replace(/^www\./u, '')).toBe(`${network}.com`)
      expect(pathname).toMatch(/_ejemplo$/u)
    }
  })
})

it('quoted code stands in one description as text', () => {
  const quoting = stores.filter(({ description }) => description?.includes('</script>'))
  expect(quoting.map(({ name }) => name)).toEqual(['Bit a Bit, soluciones informáticas'])
})
