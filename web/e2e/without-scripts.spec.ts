import { contactCardPath, readablePhone } from '@guia/contract'
import type { Locator, Page } from '@playwright/test'
import type { Store } from '../src/catalog/stores/store.ts'
import {
  storesInAnyCategory,
  storesInCategory,
  storesInSubcategory,
} from '../src/catalog/stores/store-lists.ts'
import { formatDay } from '../src/catalog/calendar/days.ts'
import { PHARMACIES } from '../src/catalog/calendar/duties.ts'
import { weekOf } from '../src/catalog/hours/opening-hours.ts'
import { paths } from '../src/app/paths.ts'
import {
  completeProfessional,
  completeStore,
  firstWith,
  type Catalogue,
} from './support/catalogue.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const NEEDS_SCRIPTS = 'Para buscar, filtrar y ver el mapa hace falta activar JavaScript.'

/** Lists that only scripts can make lead to those that need none. */
const LIST_NEEDS_SCRIPTS = [NEEDS_SCRIPTS, 'Ver categorías', 'Ver todas las tiendas']

const namesOf = (records: readonly { name: string }[]) => records.map(({ name }) => name)
const active = (stores: readonly Store[]) => stores.filter(({ isActive }) => isActive)

const dividedCategory = ({ site }: Catalogue) =>
  firstWith(site.categories, ({ subcategories }) => subcategories.length > 0)

/** What each route tells in words, by its name. */
const MAIN_TEXTS: Record<string, (all: Catalogue) => string[]> = {
  [paths.home.pattern]: ({ site, usefulContacts }) => [
    ...namesOf(site.categories.slice(0, 12)),
    ...namesOf(site.professionalCategories),
    ...usefulContacts.map(({ title }) => title),
    'Ver todas las tiendas con su dirección',
  ],
  [paths.about.pattern]: () => ['Nuestra Misión', 'Únete a Nosotros'],
  [paths.contact.pattern]: () => [
    'Para enviar el formulario hace falta activar JavaScript.',
    'Escribinos por WhatsApp',
  ],
  [paths.searchPage.pattern]: ({ stores }) => namesOf(active(stores).slice(0, 10)),
  [paths.allStores.pattern]: ({ stores }) => [`${stores.length} tiendas`],
  [`${paths.searchResults.pattern} (with results)`]: () => LIST_NEEDS_SCRIPTS,
  [`${paths.searchResults.pattern} (without results)`]: () => LIST_NEEDS_SCRIPTS,
  [paths.categories.pattern]: ({ site }) => namesOf(site.categories),
  [paths.category.pattern]: (all) =>
    namesOf(storesInCategory(all.stores, dividedCategory(all).name)),
  [paths.subcategories.pattern]: (all) => [...namesOf(dividedCategory(all).subcategories)],
  [`${paths.subcategory.pattern} (of a subcategory)`]: (all) => {
    const { name } = firstWith(dividedCategory(all).subcategories, () => true)
    return namesOf(storesInSubcategory(all.stores, name))
  },
  [`${paths.subcategory.pattern} (of a category)`]: ({ site, stores }) => {
    const { name } = firstWith(site.categories, ({ subcategories }) => subcategories.length === 0)
    return namesOf(storesInCategory(stores, name))
  },
  [`${paths.store.pattern} (active)`]: (all) => {
    const { name, address, description, phone, hours } = completeStore(all)
    const week = weekOf({ hours }, null).flatMap(({ weekday, lines }) => [weekday, ...lines])
    return [name, address, description, readablePhone(phone), 'Horarios', ...week]
  },
  [`${paths.store.pattern} (inactive)`]: ({ stores }) => {
    const { name, address } = firstWith(stores, ({ isActive }) => !isActive)
    return [name, address]
  },
  [paths.storesByCategories.pattern]: () => LIST_NEEDS_SCRIPTS,
  [paths.offers.pattern]: ({ offers }) => namesOf(offers.offers.slice(0, 10)),
  [paths.offer.pattern]: ({ offers }) => {
    const { name, discount, store } = firstWith(offers.offers, () => true)
    return [name, discount, store.name]
  },
  [`${paths.recommended.pattern} (all)`]: ({ offers }) => namesOf(offers.recommended.slice(0, 10)),
  [`${paths.recommended.pattern} (one)`]: ({ offers }) => {
    const { name, store } = firstWith(offers.recommended, () => true)
    return [name, store.name]
  },
  [paths.cars.pattern]: ({ stores }) => namesOf(storesInAnyCategory(stores, ['Autos'])),
  [paths.professionals.pattern]: (all) => {
    const { category } = completeProfessional(all)
    return namesOf(all.professionals.filter((one) => one.category === category))
  },
  [paths.professional.pattern]: (all) => {
    const { name, license, specialty } = completeProfessional(all)
    return [name, `Matrícula: ${license}`, specialty]
  },
  [paths.allProfessionals.pattern]: ({ site }) => namesOf(site.professionalCategories),
  [paths.pharmacies.pattern]: ({ duties, usefulContacts }) => [
    'Cada turno va de 8:00 a 8:00 del día siguiente.',
    ...duties.flatMap(({ day, pharmacies }) => [formatDay(day), ...namesOf(pharmacies)]),
    ...namesOf(firstWith(usefulContacts, ({ title }) => title === PHARMACIES).items),
  ],
  [paths.favourites.pattern]: () => LIST_NEEDS_SCRIPTS,
  [paths.example.pattern]: () => ['Pizzería La Costanera', 'Horarios de atención'],
  [paths.privacy.pattern]: () => ['Ley 25.326'],
}

test.use({ javaScriptEnabled: false })

/** Everything that the browser says about the page: refused styles as well as errors. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}

for (const route of ROUTES) {
  test(`${routeName(route)} can be read without scripts`, async ({ visitor, catalogue }) => {
    const said = listen(visitor)
    const answer = await visitor.goto(route.address(catalogue))
    expect(answer?.status()).toBe(200)
    const heading = visitor.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect((await heading.innerText()).trim()).not.toBe('')
    expect(await visitor.title()).toContain(catalogue.site.name)
    const description = visitor.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', /.{20,}/)

    // Of a long page what is far from the window is laid out once it comes near.
    await visitor.setViewportSize({ width: 360, height: 9_000 })
    // Lists that open by themselves.
    for (const list of await visitor.locator('summary:visible').all()) await list.click()
    const expected = MAIN_TEXTS[routeName(route)]?.(catalogue) ?? []
    expect(expected.length).toBeGreaterThan(0)
    const missing = async () => {
      // Some styles show capitals.
      const shown = (await visitor.locator('body').innerText()).toLowerCase()
      return expected.filter((text) => !shown.includes(text.toLowerCase()))
    }
    await expect.poll(missing).toEqual([])
    expect(said).toEqual([])
  })
}

test('a store’s WhatsApp chat and contact card are links without scripts', async ({
  visitor,
  catalogue,
}) => {
  const { slug, whatsapp } = completeStore(catalogue)
  await visitor.goto(paths.store.link(slug))
  const link = (name: string) => visitor.getByRole('link', { name, exact: true })
  const chat = new RegExp(`^https://wa\\.me/${whatsapp}(\\?|$)`)
  await expect(link('WhatsApp').first()).toHaveAttribute('href', chat)
  await expect(link('WhatsApp').last()).toHaveAttribute('href', chat)
  await expect(link('Guardar en Contactos')).toHaveAttribute(
    'href',
    contactCardPath(paths.store.link(slug), slug),
  )
})

test('a professional’s contact card is a link without scripts', async ({ visitor, catalogue }) => {
  const { category, slug } = completeProfessional(catalogue)
  await visitor.goto(paths.professional.link(category, slug))
  await expect(visitor.getByRole('link', { name: 'Guardar en Contactos' })).toHaveAttribute(
    'href',
    contactCardPath(paths.professional.link(category, slug), slug),
  )
})

/** A window takes no press in the first moment: it may be the second of two. */
const ready = (opened: Locator): Promise<unknown> =>
  opened.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )

test('without scripts the emergency numbers are one tap away, on a phone and on a desk', async ({
  visitor,
  catalogue,
}) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 900 },
  ]) {
    await visitor.setViewportSize(size)
    await visitor.goto(paths.home.link())
    await visitor.getByRole('button', { name: 'Emergencias' }).click()
    const numbers = visitor.getByRole('dialog', { name: 'Emergencias' })
    await ready(numbers)
    const first = numbers.getByRole('link').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(first).toHaveAttribute('href', /^tel:\d{3}$/)
    await numbers.getByRole('button', { name: 'Cerrar' }).click()
    await expect(numbers).toBeHidden()
    // A press beside it closes it, and presses nothing of the page.
    await visitor.getByRole('button', { name: 'Emergencias' }).click()
    await ready(numbers)
    await visitor.mouse.click(size.width - 3, size.height - 3)
    await expect(numbers).toBeHidden()
    expect(new URL(visitor.url()).pathname).toBe(paths.home.link())
    const row = visitor.getByRole('list', { name: 'Contactos útiles a mano' })
    for (const { title, items } of catalogue.usefulContacts) {
      await row.getByRole('button', { name: title, exact: true }).click()
      const contacts = visitor.getByRole('dialog', { name: title, exact: true })
      await expect(contacts.getByRole('listitem').locator('p:first-child')).toHaveText(
        namesOf(items),
      )
      await expect(contacts.getByRole('link').first()).toBeInViewport({ ratio: 1 })
      await visitor.keyboard.press('Escape')
    }
  }
})

test('without scripts no button is offered that does nothing', async ({ visitor, catalogue }) => {
  let count = 0
  // The example tells that its buttons are there to be tried.
  for (const route of ROUTES.filter(({ pattern }) => pattern !== paths.example.pattern)) {
    await visitor.goto(route.address(catalogue))
    count += await visitor.locator('button, input').count()
    // A browser opens a popover by itself.
    const offered = visitor.locator('button:not([popovertarget]):visible, input:visible')
    expect(await offered.allInnerTexts(), routeName(route)).toEqual([])
  }
  expect(count).toBeGreaterThan(ROUTES.length)
})

test('the browser cannot send the lead form itself, with all of it in the address', async ({
  visitor,
}) => {
  await visitor.goto(paths.contact.link())
  await expect(visitor.locator('main form')).toBeHidden()
  await expect(visitor.locator('main form button[type=submit]')).toBeDisabled()
  await expect(visitor.getByRole('link', { name: 'Escribinos por WhatsApp' })).toBeVisible()
})

test('what needs scripts says so before the page, inside its edges', async ({ visitor }) => {
  await visitor.goto(paths.searchResults.link('pan'))
  const note = visitor.locator('noscript p', { hasText: NEEDS_SCRIPTS })
  await expect(note).toBeInViewport({ ratio: 1 })
  const padding = await note.evaluate((element) => getComputedStyle(element).paddingLeft)
  expect(parseFloat(padding)).toBeGreaterThan(8)
})
