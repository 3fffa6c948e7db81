import { PUBLIC_FILES, storeFile } from '@guia/contract'
import type { Page, Route } from '@playwright/test'
import {
  completeProfessional,
  completeStore,
  firstWith,
  type Catalogue,
} from './support/catalogue.ts'
import { goWithin } from './support/go-within.ts'
import { expect, test } from './support/test.ts'
import { openUnrendered } from './support/unrendered.ts'

const DATA_ERROR = 'Error al cargar los datos.'

type Answer = Parameters<Route['fulfill']>[0]

const ANSWERS: Record<string, { answer: Answer; reason: string }> = {
  'status 500': {
    answer: { status: 500, contentType: 'text/plain', body: 'error' },
    reason: 'el sitio no responde bien en este momento.',
  },
  'a page of HTML': {
    answer: { contentType: 'text/html', body: '<!doctype html><title>Portal</title>' },
    reason: 'los datos llegaron incompletos.',
  },
  'cut JSON': {
    answer: { contentType: 'application/json', body: '[{"id":1,"name":"Pan' },
    reason: 'los datos llegaron incompletos.',
  },
}

interface Failure {
  /** The end of its address, as a glob. */
  file: string
  on: string
  address: (catalogue: Catalogue) => string
  /** What the alert says. */
  text: (reason: string) => string
}

const storeAddress = (all: Catalogue) => `/store/${completeStore(all).slug}`
const professionalAddress = (all: Catalogue) => {
  const { category, slug } = completeProfessional(all)
  return `/profesionales/${category}/${slug}`
}

/** Where its own file cannot be had, the list of all may have been loaded meanwhile. */
const ANY_FILE_WITH_A_STORE = `{${storeFile('*')},${PUBLIC_FILES.stores}}`

const FAILURES: Failure[] = [
  { file: PUBLIC_FILES.lightStores, on: 'the home screen', address: () => '/' },
  { file: PUBLIC_FILES.site, on: 'the home screen', address: () => '/' },
  { file: PUBLIC_FILES.site, on: 'the categories', address: () => '/categories' },
  { file: ANY_FILE_WITH_A_STORE, on: 'a store', address: storeAddress },
  { file: PUBLIC_FILES.stores, on: 'a list of stores', address: () => '/autos' },
  { file: PUBLIC_FILES.stores, on: 'a search', address: () => '/prueba?q=pan' },
  { file: PUBLIC_FILES.offers, on: 'the offers', address: () => '/ofertas' },
].map((failure) => ({ ...failure, text: () => DATA_ERROR }))

FAILURES.push({
  file: PUBLIC_FILES.professionals,
  on: 'a profile',
  address: professionalAddress,
  text: (reason) => `Error: ${reason}`,
})

/** The page of a store brings along the least of all. */
const someOtherStore = ({ stores }: Catalogue) => {
  const { slug } = firstWith(stores, ({ isActive }) => !isActive)
  return `/store/${slug}`
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abrir menú' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** Of an unknown store the app asks for the file, which is not there. */
test.use({ expectedFaults: /500 |\/no-existe\/datos\.json/ })

for (const { file, on, address, text } of FAILURES) {
  test(`without ${file} ${on} says so, and loads once the file is there again`, async ({
    visitor,
    catalogue,
  }) => {
    await openUnrendered(visitor)
    for (const [kind, { answer, reason }] of Object.entries(ANSWERS)) {
      await visitor.route(`**/${file}`, (route) => route.fulfill(answer))
      await visitor.goto(address(catalogue))
      const main = visitor.getByRole('main')
      await expect(main.getByRole('alert'), kind).toHaveText(text(reason))
      await expectFrame(visitor)

      await visitor.unroute(`**/${file}`)
      const retry = main.getByRole('button', { name: 'Reintentar' })
      await expect(async () => {
        // A list that is loaded ahead just now may bring it by itself.
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
        await expect(main.getByRole('alert'), kind).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
      await expect(main.getByRole('heading', { level: 1 }), kind).toBeVisible()
    }
  })

  test(`without ${file} ${on} says so to who comes from another page`, async ({
    visitor,
    catalogue,
  }) => {
    const { answer, reason } = firstWith(Object.values(ANSWERS), () => true)
    let asked = 0
    await visitor.route(`**/${file}`, (route) => {
      asked += 1
      return route.fulfill(answer)
    })
    await visitor.goto(someOtherStore(catalogue))
    await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked, 'the first page needs nothing').toBe(0)
    await goWithin(visitor, address(catalogue))
    await expect(visitor.getByRole('main').getByRole('alert')).toHaveText(text(reason))
    await expectFrame(visitor)
  })
}

for (const { file, missing } of [
  { file: PUBLIC_FILES.offers, missing: 'Ofertas' },
  { file: PUBLIC_FILES.usefulContacts, missing: 'Contactos útiles' },
]) {
  test(`without ${file} the home screen leaves out «${missing}» and nothing else`, async ({
    visitor,
  }) => {
    const block = visitor.getByRole('main').getByRole('heading', { level: 2, name: missing })
    await openUnrendered(visitor)
    await visitor.goto('/')
    await expect(block).toBeVisible()
    for (const { answer } of Object.values(ANSWERS)) {
      await visitor.route(`**/${file}`, (route) => route.fulfill(answer))
      await visitor.reload()
      for (const name of ['Categorías', 'Ropa y Accesorios', 'Sumate a nosotros', 'Ubicaciones']) {
        await expect(visitor.getByRole('heading', { level: 2, name })).toBeVisible()
      }
      await expect(block).toHaveCount(0)
      await expect(visitor.getByRole('main').getByRole('alert')).toHaveCount(0)
      await visitor.unroute(`**/${file}`)
    }
  })
}

test('unknown stores, professionals and categories say so in words', async ({
  visitor,
  catalogue,
}) => {
  const { category } = completeProfessional(catalogue)
  for (const [address, text] of [
    ['/store/no-existe', 'Tienda no encontrada'],
    [`/profesionales/${category}/no-existe`, 'Profesional no encontrado'],
    ['/profesionales/magos', 'No se encontraron profesionales para la categoría "magos"'],
    ['/prueba?q=xyzxyz', 'No se encontraron resultados'],
    ['/ofertas/999999/999999', 'No se encontraron resultados'],
  ] as const) {
    // From within the app: opened by its address such a page answers 404.
    await visitor.goto('/nosotros')
    await goWithin(visitor, address)
    await expect(visitor.getByRole('main').getByText(text).first()).toBeVisible()
    await expectFrame(visitor)
  }
})
