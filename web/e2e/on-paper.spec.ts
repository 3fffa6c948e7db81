import type { Locator, Page } from '@playwright/test'
import { readablePhone } from '@guia/contract'
import { paths } from '../src/app/paths.ts'
import { firstWith } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** A page as it is printed: what is pressed on a screen is not there. */
async function openOnPaper(page: Page, path: string): Promise<Locator> {
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true }).first()).toBeHidden()
  return page.getByRole('region', { name: 'Contacto', exact: true })
}

/** On a screen it is behind a button; beside it the same number may stand as the telephone. */
const printedNumber = (contact: Locator, whatsapp = '') =>
  contact.locator('[data-print-only]', { hasText: readablePhone(whatsapp) })

test('a store’s page on paper tells the number of its WhatsApp', async ({ visitor, catalogue }) => {
  const store = catalogue.stores.find(({ isActive, whatsapp }) => isActive && whatsapp !== '')
  const contact = await openOnPaper(visitor, `/store/${store?.slug}`)
  const number = printedNumber(contact, store?.whatsapp)
  await expect(number).toBeVisible()
  await visitor.emulateMedia({ media: 'screen' })
  await expect(number).toBeHidden()
})

test('a profile on paper tells the number of its WhatsApp', async ({ visitor, catalogue }) => {
  const profile = catalogue.professionals.find(({ whatsapp }) => whatsapp !== '')
  const contact = await openOnPaper(visitor, `/profesionales/${profile?.category}/${profile?.slug}`)
  const number = printedNumber(contact, profile?.whatsapp)
  await expect(number).toBeVisible()
  await visitor.emulateMedia({ media: 'screen' })
  await expect(number).toBeHidden()
})

test('an offer on paper tells how its store is reached, without what is pressed', async ({
  visitor,
  catalogue,
}) => {
  const { offers } = catalogue.offers
  const [offer, store] = firstWith(
    offers.map((one) => [one, catalogue.stores.find(({ id }) => id === one.storeId)] as const),
    ([one, of]) => one.store.whatsapp !== '' && Boolean(of?.isActive && of.address && of.phone),
  )
  const page = visitor.getByRole('article')
  await visitor.goto(paths.offer.link(offer.id, offer.storeId))
  await visitor.emulateMedia({ media: 'print' })
  await expect(page).toContainText(offer.store.name)
  await expect(page.getByText(`${store?.address} · ${store?.phone}`)).toBeVisible()
  await expect(page.getByText(readablePhone(offer.store.whatsapp))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver tienda' })).toBeHidden()
  await visitor.emulateMedia({ media: 'screen' })
  await expect(page.getByText(`${store?.address} · ${store?.phone}`)).toBeHidden()
})

test('the pharmacies on paper are those of the whole month, without what is pressed', async ({
  visitor,
}) => {
  await visitor.goto('/farmacias')
  const rest = visitor.getByText('Ver todo el mes')
  await expect(rest).toBeVisible()
  await visitor.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await visitor.emulateMedia({ media: 'print' })
  await expect(rest).toBeHidden()
  await expect(visitor.locator('details dd').last()).toBeVisible()
  await expect(visitor.getByRole('link', { name: /^(Llamar|WhatsApp|Cómo llegar)$/ })).toHaveCount(
    0,
  )
})

test('a list on paper names the filters that are on alone', async ({ visitor }) => {
  await visitor.goto('/tienda?verificado=1')
  const filters = visitor.getByRole('list', { name: 'Filtros' }).getByRole('button')
  await expect(filters).toHaveCount(4)
  await visitor.emulateMedia({ media: 'print' })
  await expect(filters).toHaveText(['Verificado'])
})
