import { expect, type Cookie, type Locator, type Page } from '@playwright/test'
import type { RunningProduct } from './product.ts'

const STORES = '/admin/content-manager/collection-types/api::store.store'

/** Of who signed in last: five sign-ins in a quarter of an hour are all that an account has. */
let session: Cookie[] = []

/** Signs in on the panel's own page, or goes on with the session of an earlier journey. */
export async function signInToPanel(page: Page, { cmsUrl, admin }: RunningProduct): Promise<void> {
  await page.context().addCookies(session)
  await page.goto(`${cmsUrl}/admin`)
  const inside = page.getByRole('link', { name: 'Contenido', exact: true })
  const email = page.locator('input[name=email]')
  await inside.or(email).waitFor()
  if (await email.isVisible()) {
    await email.fill(admin.email)
    await page.locator('input[name=password]').fill(admin.password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  }
  await inside.waitFor()
  session = await page.context().cookies()
}

export async function openNewStore(page: Page, { cmsUrl }: RunningProduct): Promise<void> {
  await page.goto(`${cmsUrl}${STORES}/create`)
  await expect(page.getByRole('heading', { name: 'Nuevo' })).toBeVisible()
}

/** Looks for a category or subcategory by what the merchant sells, and takes the one with this name. */
export async function chooseCategory(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Categorías', exact: true }).fill(typed)
  await page.getByRole('option', { name }).click()
}

/** The frame of a field for pictures. */
export const pictureField = (page: Page, field: string): Locator =>
  page.getByRole('group', { name: field, exact: true })

/** Chooses pictures in the device's own dialog, in this order, and waits until they have arrived. */
export async function choosePictures(page: Page, field: string, files: string[]): Promise<void> {
  const frame = pictureField(page, field)
  const opened = page.waitForEvent('filechooser')
  await frame.getByRole('button', { name: /^Elegir/ }).click()
  await (await opened).setFiles(files)
  await expect(frame.getByRole('img')).toHaveCount(files.length, { timeout: 60_000 })
}

/** Presses «Publicar» and waits until the panel says that it is done. */
export async function publishOpenDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible()
}
