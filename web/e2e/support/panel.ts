import { expect, type Page } from '@playwright/test'
import type { RunningProduct } from './product.ts'

const STORES = '/admin/content-manager/collection-types/api::store.store'

/** Signs in on the panel's own page. */
export async function signInToPanel(page: Page, { cmsUrl, admin }: RunningProduct): Promise<void> {
  await page.goto(`${cmsUrl}/admin`)
  await page.locator('input[name=email]').fill(admin.email)
  await page.locator('input[name=password]').fill(admin.password)
  await page.getByRole('button', { name: /Iniciar sesión|Ingresar|Entrar/ }).click()
  await expect(page.getByRole('link', { name: 'Contenido', exact: true })).toBeVisible()
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

/** Uploads a picture through the media library and puts it into the first empty image field. */
export async function uploadFirstImage(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Elegí una imagen o arrastrala acá' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Agregar más recursos' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Subir 1 archivo a la biblioteca' }).click()
  await expect(dialog.getByRole('tab', { name: /seleccionados\s*1/i })).toBeVisible()
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expect(dialog).toBeHidden()
}

/** Presses «Publicar» and waits until the panel says that it is done. */
export async function publishOpenDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible()
}
