import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { completeProfessional, completeStore } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** Puts a share sheet into the page that keeps what it is given in `window.shared`. */
const withNativeSharing = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => shared.push(data) })
  })

const withoutNativeSharing = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })

const sharedBy = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'shared'))

const press = (page: Page) => page.getByRole('button', { name: 'Compartir' }).click()

test('with native sharing a store and a professional go to the share sheet', async ({
  visitor,
  catalogue,
  product,
}) => {
  const store = completeStore(catalogue)
  const { category, slug, name } = completeProfessional(catalogue)
  await withNativeSharing(visitor)
  for (const page of [
    { name: store.name, path: `/store/${store.slug}` },
    { name, path: `/profesionales/${category}/${slug}` },
  ]) {
    await visitor.goto(page.path)
    await press(visitor)
    await expect
      .poll(() => sharedBy(visitor))
      .toEqual([
        {
          title: page.name,
          text: `Mirá ${page.name} en ${catalogue.site.name}`,
          url: `${product.siteUrl}${page.path}`,
        },
      ])
    await expect(visitor.getByRole('alert')).toHaveCount(0)
  }
})

test('without it a store shows its invitation and link', async ({
  visitor,
  catalogue,
  product,
}) => {
  const { slug, name } = completeStore(catalogue)
  const url = `${product.siteUrl}/store/${slug}`
  await withoutNativeSharing(visitor)
  await visitor.goto(`/store/${slug}`)
  await press(visitor)
  const alert = visitor.getByRole('alert')
  await expect(alert).toHaveText(`Mirá ${name} en ${catalogue.site.name}: ${url}`)
  await expect(alert.getByRole('link')).toHaveAttribute('href', url)
  await visitor.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(alert).toHaveCount(0)
})

test('without it a professional’s link is copied, and the alert says so', async ({
  visitor,
  catalogue,
  product,
}) => {
  const { category, slug } = completeProfessional(catalogue)
  const path = `/profesionales/${category}/${slug}`
  await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutNativeSharing(visitor)
  await visitor.goto(path)
  await press(visitor)
  await expect(visitor.getByRole('alert')).toHaveText('Enlace copiado al portapapeles')
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.siteUrl}${path}`,
  )
})

test('a page’s QR code is shown over its address', async ({ visitor, catalogue, product }) => {
  const { slug, name } = completeStore(catalogue)
  await visitor.goto(`/store/${slug}`)
  await visitor.getByRole('button', { name: 'Código QR' }).click()
  const sheet = visitor.getByRole('dialog', { name: 'Código QR' })
  await expect(sheet.getByRole('img', { name: `Código QR de ${name}` })).toBeVisible()
  await expect(sheet.getByText(`${product.siteUrl}/store/${slug}`, { exact: true })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('a page’s QR code goes to the printer alone, and as a picture', async ({
  visitor,
  catalogue,
  product,
}) => {
  const { slug, name } = completeStore(catalogue)
  await visitor.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await visitor.goto(`/store/${slug}`)
  await visitor.getByRole('button', { name: 'Código QR' }).click()
  const sheet = visitor.getByRole('dialog', { name: 'Código QR' })
  const download = visitor.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Descargar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`qr-${slug}.png`)
  const picture = await sharp(await file.path())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(picture.info.width).toBe(picture.info.height)
  expect(picture.info.width).toBeGreaterThan(600)
  // Quiet at its edge, dark and light within.
  expect(picture.data[0]).toBe(255)
  expect(picture.data.some((grey) => grey < 60)).toBe(true)
  await sheet.getByRole('button', { name: 'Imprimir' }).click()
  await expect(visitor.locator('html')).toHaveAttribute('data-printed')
  await visitor.emulateMedia({ media: 'print' })
  const printed = visitor.getByRole('img', { name: `Código QR de ${name}` })
  await expect(printed).toBeVisible()
  await expect(visitor.getByText(`${product.siteUrl}/store/${slug}`).last()).toBeVisible()
  await expect(visitor.getByRole('heading', { name, exact: true })).toBeHidden()
  await expect(sheet).toBeHidden()
})
