import { FORM, type Shot } from './shot.ts'

const STORES = '/content-manager/collection-types/api::store.store'
/** One of the sample that has a gallery. */
const STORE = 'Vivero Camalote'
const LEADS = '/content-manager/collection-types/api::lead.lead'

const DUTIES = `Diciembre 2026
1 = Farmacia Ceibo
2 al 4 = Farmacia del Puente
5 = Farmacia Ceibo, Farmacia Los Naranjos`

/** The pages around the form. */
export const PANEL_SHOTS: readonly Shot[] = [
  {
    name: 'inicio',
    width: 1280,
    show: async ({ page, open }) => {
      await open('/')
      await page.getByRole('link', { name: 'Agregar comercio' }).waitFor()
      return [page.locator('[data-strapi-widget-id]')]
    },
  },
  {
    name: 'menu-telefono',
    width: 390,
    show: async ({ page, open }) => {
      await open('/')
      await page.locator('button[aria-controls="burger-menu"]').click()
      const menu = page.getByRole('dialog')
      await menu.getByRole('link', { name: 'Guía' }).waitFor()
      return [menu.getByRole('link')]
    },
  },
  {
    name: 'fotos',
    width: 1280,
    show: async ({ page, open }) => {
      await open(`${STORES}?_q=${STORE}`)
      await page.getByRole('row').getByText(STORE, { exact: true }).click()
      return [page.getByRole('group', { name: 'Fotos', exact: true })]
    },
  },
  {
    name: 'al-costado',
    width: 1280,
    show: async ({ page, open }) => {
      await open(`${STORES}?_q=${STORE}`)
      await page.getByRole('row').getByText(STORE, { exact: true }).click()
      await page.getByText('Se ve en el sitio', { exact: true }).waitFor()
      return [page.locator('form aside')]
    },
  },
  {
    name: 'formulario-telefono',
    width: 390,
    show: async ({ page, open }) => {
      await open(FORM)
      await page.getByLabel('Nombre').first().waitFor()
      return [page.locator('body')]
    },
  },
  {
    name: 'papelera',
    width: 1280,
    show: async ({ page, open }) => {
      await open('/papelera')
      return [page.getByRole('main')]
    },
  },
  {
    name: 'publicacion',
    width: 1280,
    show: async ({ page, open }) => {
      await open('/publicacion')
      const state = page.getByRole('region', { name: 'Estado' })
      await state.waitFor()
      return [page.getByRole('heading', { level: 1 }), state]
    },
  },
  {
    name: 'interesado',
    width: 1280,
    show: async ({ page, open }) => {
      await open(LEADS)
      await page
        .getByRole('row', { name: /Paz Ayala/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Responder por WhatsApp' }).waitFor()
      return [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: 'Responder por WhatsApp' }),
        page.getByRole('button', { name: 'Crear comercio' }),
        page.getByRole('combobox', { name: 'Estado' }),
      ]
    },
  },
  {
    name: 'turnos',
    width: 1280,
    show: async ({ page, open }) => {
      await open('/content-manager/single-types/api::calendar.calendar')
      const box = page.getByLabel('Farmacias de turno')
      await box.fill(DUTIES)
      const saturday = page.getByRole('listitem').filter({ hasText: 'Sábado 5' })
      await saturday.waitFor()
      return [page.getByText('Farmacias de turno', { exact: true }).first(), box, saturday]
    },
  },
  {
    name: 'para-mejorar',
    width: 1280,
    show: async ({ page, open }) => {
      await open('/para-mejorar')
      const store = page.getByRole('main').getByRole('listitem').nth(2)
      await store.waitFor()
      return [page.getByRole('heading', { level: 1 }), store]
    },
  },
  {
    name: 'planilla',
    width: 1280,
    show: async ({ page, open }) => {
      await open('/planilla')
      return [page.getByRole('main')]
    },
  },
]
