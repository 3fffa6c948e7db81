import { PUBLIC_FILES, type ContentFile } from '@guia/contract'
import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/app/paths.ts'
import { slug } from '../src/catalog/slug.ts'
import { completeStore, readCatalogue, type Catalogue } from './support/catalogue.ts'
import { changeJson } from './support/change-json.ts'
import { goWithin } from './support/go-within.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { contentWidth } from './support/width.ts'

const LENGTH = 120
const WORD = 'Ñandubayzal'
const NAME_KEYS = ['name', 'nombre', 'title']
/** What else stands in one line of a page, or is a line of its own. */
const TEXT_KEYS = [
  'description',
  'descripcion',
  'direccion',
  'address',
  'telefono',
  'phone',
  'specialty',
  'license',
  'descuento',
  'banner-description',
  'city',
]

const FILES = [
  PUBLIC_FILES.site,
  PUBLIC_FILES.stores,
  PUBLIC_FILES.lightStores,
  PUBLIC_FILES.professionals,
  PUBLIC_FILES.offers,
  PUBLIC_FILES.usefulContacts,
  PUBLIC_FILES.duties,
]

/** Routes that show no record, and so no long name. */
const WITHOUT_NAMES: readonly string[] = [
  paths.about.pattern,
  paths.contact.pattern,
  paths.favourites.pattern,
  paths.example.pattern,
  paths.privacy.pattern,
]

/** 'Panadería' → 120 characters, most of them one word that cannot be broken at a space. */
const lengthen = (text: string) => `${text} `.padEnd(LENGTH, WORD)

/** The texts under these keys inside of the records, at any depth, lengthened. */
const withLong =
  (keys: readonly string[]) =>
  (content: unknown): unknown =>
    JSON.parse(JSON.stringify(content), (key, value: unknown) =>
      keys.includes(key) && typeof value === 'string' && value !== '' ? lengthen(value) : value,
    )

/**
 * Categories are known by their names: a store is in those of its own name too, which the home page
 * asks for, so that no list is empty.
 */
const inBoth = (stores: unknown): unknown =>
  (stores as { category: string[] }[]).map((store) => ({
    ...store,
    category: [...store.category, ...store.category.map(lengthen)],
  }))

/** A public file with long texts; those of the site itself as well, but for its name. */
function longFile(keys: readonly string[], file: ContentFile, content: unknown): unknown {
  const long = withLong(keys)(content)
  if (file === PUBLIC_FILES.site) {
    return { ...(long as object), name: (content as { name: unknown }).name }
  }
  return file === PUBLIC_FILES.stores && keys.includes('name') ? inBoth(long) : long
}

/** Categories and what they are divided into. */
const entriesOf = ({ site }: Catalogue) =>
  site.categories.flatMap((category) => [category, ...category.subcategories])

/**
 * Lengthens texts in every file, and gives the catalogue as it is shown then. A renamed category's
 * page answers at its new address, where a publication would have put it.
 */
async function lengthenAll(page: Page, siteUrl: string, keys: readonly string[]) {
  for (const file of FILES) {
    await changeJson(page, file, (content) => longFile(keys, file, content))
  }
  const entries = entriesOf(await readCatalogue(siteUrl))
  const published = new Map(entries.map((entry) => [slug(lengthen(entry.name)), entry.slug]))
  await page.route(/\/(sub)?category\//, (route) => {
    const url = new URL(route.request().url())
    const parts = url.pathname.split('/').map(decodeURIComponent)
    const known = parts.map((part) => encodeURIComponent(published.get(part) ?? part))
    return route.fallback({ url: new URL(known.join('/'), url).href })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return readCatalogue(siteUrl, (file, content) => longFile(keys, file, content))
}

/** Goes to an address and gives the width that its content takes. */
async function widthOf(page: Page, address: string): Promise<number> {
  // Laid out by the app as it is by the page's own HTML, in a fifth of the time.
  if (page.url() === 'about:blank') await page.goto(paths.about.link())
  await goWithin(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return contentWidth(page)
}

for (const [what, keys] of [
  ['names', NAME_KEYS],
  ['other texts', TEXT_KEYS],
] as const) {
  test(`${what} of 120 characters widen no page beyond 360 px`, async ({ visitor, product }) => {
    const shown = await lengthenAll(visitor, product.siteUrl, keys)
    const widths: Record<string, number> = {}
    for (const route of ROUTES) {
      widths[routeName(route)] = await widthOf(visitor, route.address(shown))
      const isEmpty = WITHOUT_NAMES.includes(route.pattern) || route.variant === 'without results'
      if (keys !== NAME_KEYS || isEmpty) continue
      await expect(visitor.getByRole('main'), routeName(route)).toContainText(WORD)
    }
    expect(Object.entries(widths).filter(([, width]) => width > 360)).toEqual([])
  })
}

test('categories of 120 characters widen neither a store nor its card', async ({
  visitor,
  catalogue,
}) => {
  const kinds = { category: [lengthen('Rubro')], subcategory: [{ name: lengthen('Subrubro') }] }
  await changeJson(visitor, PUBLIC_FILES.stores, (stores) =>
    (stores as object[]).map((store) => ({ ...store, ...kinds })),
  )
  for (const address of [
    paths.store.link(completeStore(catalogue).slug),
    paths.allStores.link(),
    paths.searchPage.link(),
  ]) {
    expect(await widthOf(visitor, address), address).toBeLessThanOrEqual(360)
    await expect(visitor.getByRole('main').getByRole('article').first()).toContainText(WORD)
  }
})

/** What a window's content takes, whether or not it can be scrolled to. */
const innerWidthOf = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')]
    const scrolled = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
    return Math.max(element.scrollWidth, ...scrolled.map((part) => part.scrollWidth))
  })

function longest<T>(records: readonly T[], textOf: (record: T) => string): T {
  const [first] = [...records].sort((one, other) => textOf(other).length - textOf(one).length)
  if (first === undefined) throw new Error('there is no record')
  return first
}

test('long names widen none of what opens over a page', async ({ visitor, catalogue, product }) => {
  await lengthenAll(visitor, product.siteUrl, [...NAME_KEYS, ...TEXT_KEYS])
  const widths: Record<string, number> = {}
  const measure = async (name: string) => {
    const dialog = visitor.getByRole('dialog')
    widths[name] = (await dialog.count()) > 0 ? await innerWidthOf(dialog) : 0
    widths[name] = Math.max(widths[name], await contentWidth(visitor))
  }
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Servicios Profesionales' }).click()
  await measure('professional services')
  await visitor
    .getByRole('button', { name: /^Farmacias/ })
    .first()
    .click()
  await expect(visitor.getByRole('dialog')).toContainText(WORD)
  await measure('useful contacts')
  await visitor.goto(`/store/${completeStore(catalogue).slug}`)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await visitor.route('**/assets/qr-code-*', (route) => late.then(() => route.continue()))
  await visitor.getByRole('button', { name: 'Código QR' }).click()
  await expect(visitor.getByRole('dialog').getByRole('status')).toHaveText('Cargando…')
  await measure('a code on its way')
  arrive()
  await expect(visitor.getByRole('img', { name: /^Código QR de / })).toBeVisible()
  await visitor.keyboard.press('Escape')
  for (const name of ['Código QR', 'Informar un error']) {
    await visitor.getByRole('button', { name }).click()
    await expect(visitor.getByRole('dialog', { name })).toBeVisible()
    await measure(name)
    await visitor.keyboard.press('Escape')
  }
  expect(Object.entries(widths).filter(([, width]) => width > 360)).toEqual([])
})

test('the longest texts of the sample widen no page', async ({ visitor, catalogue }) => {
  const { stores, professionals, site } = catalogue
  const byName = longest(stores, ({ name }) => name)
  const person = longest(professionals, ({ name }) => name)
  const category = longest(site.categories, ({ name }) => name)
  const divided = longest(
    site.categories.filter(({ subcategories }) => subcategories.length > 0),
    ({ name }) => name,
  )
  const addresses = [
    paths.store.link(byName.slug),
    paths.store.link(longest(stores, ({ description }) => description).slug),
    paths.store.link(longest(stores, ({ categories }) => categories.join()).slug),
    paths.searchResults.link(byName.name),
    paths.category.link(category.slug),
    paths.subcategories.link(divided.slug),
    paths.professional.link(person.category, person.slug),
  ]
  const widths: Record<string, number> = {}
  for (const address of addresses) widths[address] = await widthOf(visitor, address)
  expect(Object.keys(widths).length).toBeGreaterThan(4)
  expect(Object.entries(widths).filter(([, width]) => width > 360)).toEqual([])
})
