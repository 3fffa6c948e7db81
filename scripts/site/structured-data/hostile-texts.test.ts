import type { OfferRecord, ProfessionalRecord, SiteRecord, StoreRecord } from '@guia/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordsOfTexts, takeTurns } from '../testing/hostile-documents.ts'
import { filled, jsonLdScript, type JsonLdObject } from './json-ld.ts'
import { offerJsonLd } from './offer-json-ld.ts'
import { professionalJsonLd } from './professional-json-ld.ts'
import { breadcrumbJsonLd, itemListJsonLd, siteJsonLd } from './site-json-ld.ts'
import { storeJsonLd } from './store-json-ld.ts'
import { hostileText } from '@guia/web/testing/hostile-text'

const siteUrl = 'https://guia.example'
const OPENING = '<script type="application/ld+json">'
const CLOSING = '</script>'

/** What a reader of the page finds in the element of a description, which is that description. */
function read(description: JsonLdObject): JsonLdObject {
  const element = jsonLdScript(description)
  expect(element.startsWith(OPENING) && element.endsWith(CLOSING)).toBe(true)
  const json = element.slice(OPENING.length, -CLOSING.length)
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(Buffer.from(element).toString()).toBe(element)
  const found = JSON.parse(json) as JsonLdObject
  expect(found).toEqual(description)
  return found
}

function checkStore(store: StoreRecord, site: SiteRecord) {
  const { name, description, direccion, city, ofertas, paymentMethods } = store
  const context = { siteUrl, site }
  const address = filled({ streetAddress: direccion, addressLocality: city || site.city })
  const shown = { ...filled({ name, description }), address }
  const makesOffer = ofertas.map(({ nombre }) => filled({ name: nombre }))
  const found = read(storeJsonLd(store, context))
  expect(found).toMatchObject({ ...shown, makesOffer })
  for (const method of paymentMethods.flatMap(({ methods }) => methods)) {
    expect(found['paymentAccepted'] ?? '').toContain(method.name)
  }
  expect(read(storeJsonLd({ ...store, is_active: false }, context))).toMatchObject(shown)
}

function checkProfessional(one: ProfessionalRecord, site: SiteRecord) {
  const { name, description, specialty, license, email, address } = one
  expect(read(professionalJsonLd(one, { siteUrl, site }))).toMatchObject({
    ...filled({ name, description, email, knowsAbout: specialty }),
    ...(license === '' ? {} : { identifier: { value: license } }),
    address: filled({ streetAddress: address, addressLocality: site.city }),
  })
}

function checkOffer(offer: OfferRecord) {
  const { nombre: name, descuento, descripcion, tienda } = offer
  const description = [descuento, descripcion].filter(Boolean).join(' · ')
  expect(read(offerJsonLd(offer, '/ofertas/3/12', siteUrl))).toMatchObject({
    ...filled({ name, description }),
    offeredBy: filled({ name: tienda.name }),
  })
}

function checkSite(site: SiteRecord) {
  const { name, tagline: description, email, city } = site
  expect(read(siteJsonLd(site, siteUrl))).toMatchObject({
    '@graph': [
      filled({ name, description }),
      { ...filled({ name, description, email }), areaServed: { name: city } },
    ],
  })
}

function checkLists({ categories, professionalCategories }: SiteRecord) {
  const below = categories.flatMap(({ subcategories }) => subcategories)
  const names = [...categories, ...below, ...professionalCategories].map(({ name }) => name)
  const items = names.map((name, index) => ({ name, path: `/category/${index}` }))
  const itemListElement = names.map((name) => ({ name }))
  const [name = ''] = names
  expect(read(itemListJsonLd(name, items, siteUrl))).toMatchObject({
    ...filled({ name }),
    itemListElement,
  })
  expect(read(breadcrumbJsonLd(items, siteUrl))).toMatchObject({ itemListElement })
}

test('any text in any field of a description is inert in the page and unchanged', () => {
  const texts = fc.array(hostileText, { minLength: 17, maxLength: 17 })
  fc.assert(
    fc.property(texts, (all) => {
      const { stores, professionals, offers, site } = recordsOfTexts(takeTurns(all))
      for (const store of stores) checkStore(store, site)
      for (const professional of professionals) checkProfessional(professional, site)
      for (const offer of [...offers.ofertas, ...offers.recomendados]) checkOffer(offer)
      checkSite(site)
      checkLists(site)
    }),
    { numRuns: 2_000 },
  )
}, 120_000)
