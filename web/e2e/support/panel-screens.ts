import { expect, type Page } from '@playwright/test'
import type { Role } from './staff-accounts.ts'

/** A place in the panel that staff come by. */
export interface Screen {
  name: string
  /** Who comes there; everybody when nothing is said. */
  roles?: readonly Role[]
  open: (walk: Walk) => Promise<void>
  /** Of the page, what is ours, or mostly so: looked at by axe at both widths. */
  own?: string
}

export interface Walk {
  page: Page
  /** Opens a page of the panel by its address and waits until it has been drawn. */
  go: (address: string) => Promise<void>
}

const PUBLISHERS: readonly Role[] = ['Publicación', 'Administración']
const OWNER: readonly Role[] = ['Administración']

const listOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`
const single = (type: string) => `/content-manager/single-types/api::${type}.${type}`
const STORES = listOf('store')

const list = (name: string, type: string, roles?: readonly Role[]): Screen => ({
  name,
  roles,
  open: ({ go }) => go(listOf(type)),
})

const form = (name: string, type: string, roles?: readonly Role[]): Screen => ({
  name,
  roles,
  open: ({ go }) => go(`${listOf(type)}/create`),
  own: 'main',
})

/** What is opened on a page that is there already, and closed again by the next page. */
const press = (
  name: string,
  role: 'button' | 'menuitem' | 'tab',
  label: RegExp,
  roles?: readonly Role[],
) => ({
  name,
  roles,
  open: async ({ page }: Walk) => page.getByRole(role, { name: label }).first().click(),
})

async function openFirst({ page, go }: Walk, type: string) {
  await go(listOf(type))
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click()
  await expect(page).toHaveURL(/\/[a-z0-9]{24}/)
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible()
}

/** In an order in which a dialog stands on the page before it. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', open: ({ go }) => go('/'), own: '[data-strapi-widget-id] main > *' },
  {
    name: 'user menu',
    open: async ({ page }) => page.locator('nav button[aria-haspopup=menu]').last().click(),
  },
  list('stores', 'store'),
  press('filters of a list', 'button', /^Filtros$/),
  {
    name: 'fields of a filter',
    open: async ({ page }) => {
      await page.getByRole('dialog').getByRole('combobox').first().click()
      await expect(page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'columns of a list',
    open: async ({ page, go }) => {
      await go(STORES)
      await page.locator('main button:has(svg)[aria-haspopup=dialog]').last().click()
    },
  },
  {
    name: 'several at once',
    open: async ({ page, go }) => {
      await go(STORES)
      // A list that is read once more on its way forgets what was chosen.
      await expect(async () => {
        for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
        await expect(page.getByText('2 elegidos')).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
  },
  press('several deleted', 'button', /^Eliminar$/, PUBLISHERS),
  {
    name: 'several withdrawn',
    roles: PUBLISHERS,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('button', { name: 'Sacar del sitio', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  form('new store', 'store'),
  {
    name: 'wrong field',
    open: async ({ page }) => {
      await page.getByLabel('WhatsApp', { exact: true }).fill('abc')
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'leaving',
    open: async ({ page }) => {
      await page.getByRole('link', { name: 'Inicio', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'store', open: (walk) => openFirst(walk, 'store'), own: 'aside' },
  press('what can be done to it', 'button', /^Más acciones$/),
  press('deletion', 'menuitem', /^Eliminar/, PUBLISHERS),
  {
    name: 'library',
    open: async (walk) => {
      await openFirst(walk, 'store')
      const photos = walk.page.getByRole('group', { name: 'Fotos', exact: true })
      await photos.getByRole('button', { name: 'De la biblioteca' }).click()
      await expect(walk.page.getByRole('dialog')).toBeVisible()
    },
  },
  press('library, all', 'tab', /^Todas$/),
  press('library, adding', 'button', /^Agregar más fotos$/),
  list('offers', 'offer'),
  form('new offer', 'offer'),
  list('professionals', 'professional'),
  form('new professional', 'professional'),
  list('useful contacts', 'useful-contact-category'),
  form('new useful contacts', 'useful-contact-category'),
  { name: 'duties and holidays', open: ({ go }) => go(single('calendar')), own: 'main' },
  list('searches without result', 'missed-search'),
  list('leads', 'lead', PUBLISHERS),
  list('categories', 'category'),
  form('new category', 'category', OWNER),
  list('subcategories', 'subcategory'),
  list('payment methods', 'payment-method'),
  form('new payment method', 'payment-method', OWNER),
  { name: 'settings of the site', open: ({ go }) => go(single('site-setting')), own: 'main' },
  { name: 'photos', open: ({ go }) => go('/plugins/upload') },
  press('adding photos', 'button', /^Agregar fotos$/),
  { name: 'profile', open: ({ go }) => go('/me') },
  { name: 'devices', open: ({ go }) => go('/me/sessions') },
  {
    name: 'publication',
    roles: PUBLISHERS,
    open: ({ go }) => go('/publicacion'),
    own: 'main',
  },
  { name: 'bin', roles: PUBLISHERS, open: ({ go }) => go('/papelera'), own: 'main' },
  { name: 'to improve', open: ({ go }) => go('/para-mejorar'), own: 'main' },
  { name: 'sheet', open: ({ go }) => go('/planilla'), own: 'main' },
  { name: 'guide', open: ({ go }) => go('/guia'), own: 'main' },
  { name: 'lost', open: ({ go }) => go('/no-existe') },
  { name: 'persons', roles: OWNER, open: ({ go }) => go('/settings/users') },
  press('invitation', 'button', /^Invitar$/, OWNER),
  { name: 'roles', roles: OWNER, open: ({ go }) => go('/settings/roles') },
  {
    name: 'menu of a phone',
    open: async ({ page, go }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await go('/')
      await page.getByRole('button', { name: 'Menú' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
