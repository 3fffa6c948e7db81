import { PUBLIC_FILES } from '@guia/contract'
import type { Page } from '@playwright/test'
import { GALLERY_GRID_SIZE } from '../src/features/gallery/gallery-steps.ts'
import { violationsInEveryView } from './support/axe.ts'
import {
  completeProfessional,
  completeStore,
  firstWith,
  type Catalogue,
} from './support/catalogue.ts'
import { changeJson, withRecord } from './support/change-json.ts'
import { expect, test } from './support/test.ts'

interface OpenState {
  name: string
  address: (catalogue: Catalogue) => string
  /** Changes what the page gets, before it is opened. */
  prepare?: (page: Page, catalogue: Catalogue) => Promise<void>
  /** Brings it about, and gives what has to be there then. */
  open: (page: Page, catalogue: Catalogue) => Promise<ReturnType<Page['locator']>>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function press(page: Page, name: string) {
  await button(page, name).first().click()
}

async function opened(page: Page, name: string, dialog: string | RegExp) {
  await press(page, name)
  return page.getByRole('dialog', { name: dialog })
}

const storeAddress = (all: Catalogue) => `/store/${completeStore(all).slug}`

const storeWithGallery = ({ stores }: Catalogue) =>
  firstWith(stores, ({ isActive, gallery }) => isActive && gallery.length > GALLERY_GRID_SIZE)

async function fillLead(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Ramona Ñáñez')
  await page.getByLabel('Email').fill('ramona@despensa.example')
  await page.getByLabel('Teléfono').fill('3777 55-5999')
}

const OPEN_STATES: OpenState[] = [
  {
    name: 'the menu',
    address: () => '/',
    open: (page) => opened(page, 'Abrir menú', 'Menú'),
  },
  {
    name: 'the suggestions under the search box',
    address: () => '/',
    open: async (page) => {
      await page.getByRole('searchbox').first().fill('farm')
      return page.getByRole('group', { name: 'Sugerencias' })
    },
  },
  {
    name: 'the grid of professional services',
    address: () => '/',
    open: async (page) => {
      await press(page, 'Servicios Profesionales')
      return page.getByRole('list', { name: 'Categorías de profesionales' })
    },
  },
  {
    name: 'the emergency numbers',
    address: () => '/',
    open: (page) => opened(page, 'Emergencias', 'Emergencias'),
  },
  {
    name: 'a list of useful contacts',
    address: () => '/',
    open: (page) => opened(page, 'Teléfonos útiles', 'Teléfonos útiles'),
  },
  {
    name: 'the list of the places on the map',
    address: () => '/',
    open: async (page) => {
      await page.getByText('Ver los lugares en una lista').click()
      return page.getByRole('list', { name: 'Lugares del mapa' })
    },
  },
  {
    name: 'the map of the stores with a popup',
    address: () => '/',
    open: async (page) => {
      await page.getByRole('heading', { name: 'Ubicaciones' }).scrollIntoViewIfNeeded()
      return page.locator('.leaflet-popup').first()
    },
  },
  {
    name: 'the map of a list, with a popup and the nearest open store',
    address: () => '/tienda?mapa=1',
    // When most are open: the few of a siesta may leave none that stand together.
    prepare: (page) => page.clock.setFixedTime('2026-10-08T13:00:00Z'),
    open: async (page) => {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: -29.14, longitude: -59.26 })
      await press(page, 'El más cercano abierto')
      await page.getByText(/^(El más cercano abierto: a|Ninguno de esta lista)/).waitFor()
      await button(page, /: acercar$/)
        .first()
        .press('Enter')
      await button(page, /^Marcador de /)
        .first()
        .press('Enter')
      return page.locator('.leaflet-popup').first()
    },
  },
  {
    name: 'what Verificado means',
    address: () => '/tienda',
    open: async (page) => {
      await button(page, /^Verificado: /)
        .first()
        .click()
      return page.getByText('Verificado: la guía confirmó sus datos con el comercio.')
    },
  },
  {
    name: 'the viewer of photographs',
    address: (all) => `/store/${storeWithGallery(all).slug}`,
    open: async (page, all) => {
      const { name } = storeWithGallery(all)
      await page
        .getByRole('list', { name: `Fotos de ${name}` })
        .getByRole('link')
        .nth(1)
        .click()
      return page.getByRole('dialog', { name: `Fotos de ${name}` })
    },
  },
  {
    name: 'the map of a store with its popup',
    address: storeAddress,
    open: async (page) => {
      await page.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
      await button(page, /^Marcador de /).click()
      return page.locator('.leaflet-popup')
    },
  },
  {
    name: 'a store’s invitation',
    address: storeAddress,
    open: async (page) => {
      await press(page, 'Compartir')
      return page.getByRole('alert')
    },
  },
  {
    name: 'a QR code',
    address: storeAddress,
    open: (page) => opened(page, 'Código QR', 'Código QR'),
  },
  {
    name: 'the report of an error',
    address: storeAddress,
    open: (page) => opened(page, 'Informar un error', 'Informar un error'),
  },
  {
    name: 'the alert of a professional who cannot be saved',
    address: (all) => {
      const { category, slug } = completeProfessional(all)
      return `/profesionales/${category}/${slug}`
    },
    prepare: (page, all) =>
      changeJson(
        page,
        PUBLIC_FILES.professionals,
        withRecord(completeProfessional(all).slug, { whatsapp: '' }),
      ),
    open: async (page) => {
      await press(page, 'Guardar en Contactos')
      return page.getByRole('alert')
    },
  },
  {
    name: 'the thanks for a lead',
    address: () => '/contacto',
    open: async (page) => {
      await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }))
      await fillLead(page)
      return opened(page, 'Enviar', '¡Formulario enviado!')
    },
  },
  {
    name: 'the errors of the lead form',
    address: () => '/contacto',
    open: async (page) => {
      await press(page, 'Enviar')
      return page.getByText('Escribí tu teléfono.')
    },
  },
]

for (const { name, address, prepare, open } of OPEN_STATES) {
  test(`${name}: no rule of accessibility is broken, in either theme and at any width`, async ({
    visitor,
    catalogue,
  }) => {
    await visitor.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await prepare?.(visitor, catalogue)
    // From the start: what fades in, a popup of the map, has no text yet for axe.
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.goto(address(catalogue))
    const state = await open(visitor, catalogue)
    await expect(state).toBeVisible()
    expect(await violationsInEveryView(visitor, state)).toEqual([])
    // It was there to the end.
    await expect(state).toBeVisible()
  })
}
