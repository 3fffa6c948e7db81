import { expect, test } from './support/test.ts'
import { violationsOf } from './support/axe.ts'
import { foreignTexts } from './support/foreign-texts.ts'
import { signInToPanel } from './support/panel.ts'

/** The site gives a preview a minute: it may be made beside the pictures of a publication. */
const PREVIEW_TIME = { timeout: 60_000 }

/** Pages of the panel that Strapi puts its offers on, with what is drawn last. */
const PAGES = [
  { address: '/admin', role: 'link', name: 'Agregar comercio' },
  { address: '/admin/plugins/upload', role: 'heading', name: /Biblioteca/ },
  { address: '/admin/settings/application-infos', role: 'heading', name: /^Descripción general/ },
] as const

test('nothing in the panel leads to Strapi’s shop, plans, news or tours', async ({
  browser,
  product,
  catalogue,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const panel = await context.newPage()
  await signInToPanel(panel, product)
  for (const { address, role, name } of PAGES) {
    await test.step(address, async () => {
      await panel.goto(product.cmsUrl + address)
      await expect(panel.getByRole(role, { name }).first()).toBeVisible()
      await panel.waitForLoadState('networkidle')
      const offers = panel.locator('a[href*="strapi.io"], a[href*="content-type-builder"]')
      await expect(offers.filter({ visible: true })).toHaveCount(0)
      await expect(panel.getByText(/new Media Library|guided tour/i)).toBeHidden()
    })
  }

  await test.step('the settings offer what works here, and nothing else', async () => {
    const menu = panel.getByRole('navigation', { name: /Configuraci/ })
    await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toBeVisible()
    const useless = /token|internacional|plugin|proveedor|plantilla|avanzad/i
    await expect(menu.getByRole('link', { name: useless })).toHaveCount(0)
  })

  await test.step('the lists are no wider than their frame', async () => {
    for (const type of ['store', 'offer', 'professional', 'useful-contact-category']) {
      await panel.goto(
        `${product.cmsUrl}/admin/content-manager/collection-types/api::${type}.${type}`,
      )
      const list = panel.getByRole('grid')
      await expect(list.getByRole('row').nth(1)).toBeVisible()
      const [width, frame] = await list.evaluate((one) => [
        one.scrollWidth,
        one.parentElement?.clientWidth ?? 0,
      ])
      expect(width, type).toBeLessThanOrEqual(frame ?? 0)
    }
  })

  await test.step('the first page is about what people come for', async () => {
    await panel.goto(`${product.cmsUrl}/admin`)
    for (const name of ['Agregar comercio', 'Agregar oferta', 'Agregar profesional']) {
      await expect(panel.getByRole('link', { name })).toBeVisible()
    }
    const blocks = panel.locator('[data-strapi-widget-id]')
    await expect(blocks.getByRole('heading')).toHaveText([
      '¿Qué querés agregar?',
      'En el sitio',
      'Sin terminar',
      'Para mejorar',
      'Interesados',
    ])
    await expect(blocks.getByRole('link', { name: 'Ver en el sitio' })).toBeVisible()
    await expect(panel.getByRole('button', { name: /bloque|Quitar/ })).toHaveCount(0)
    // The blocks themselves; what is around them is Strapi's.
    for (const block of await blocks.locator('main > *').all()) {
      expect(await violationsOf(panel, { colorScheme: 'light' }, block)).toEqual([])
    }
  })

  await test.step('the menu has words, and the content begins with stores', async () => {
    const word = (name: string) =>
      panel
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link, '::after').content)
    for (const name of ['Inicio', 'Contenido', 'Publicación']) {
      expect(await word(name)).toBe(`"${name}"`)
    }
    await panel.getByRole('link', { name: 'Contenido', exact: true }).click()
    await expect(panel.getByRole('heading', { level: 1, name: 'Comercios' })).toBeVisible()
    const kinds = panel.getByRole('navigation', { name: 'Contenido' }).getByRole('link')
    await expect(kinds.nth(4)).toBeVisible()
    expect((await kinds.allInnerTexts()).slice(0, 5)).toEqual([
      'Comercios',
      'Ofertas y recomendados',
      'Profesionales',
      'Contactos útiles',
      'Interesados',
    ])
  })

  await test.step('«Para mejorar» tells what stores lack, and leads to the field', async () => {
    await panel.setViewportSize({ width: 390, height: 844 })
    await panel.goto(`${product.cmsUrl}/admin`)
    await panel.getByRole('link', { name: /comercios incompletos$/ }).click()
    const main = panel.getByRole('main')
    await expect(main.getByText(/^Tiene \d de 7/).first()).toBeVisible()
    expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violationsOf(panel, { colorScheme: 'light' }, main)).toEqual([])
    await main
      .getByRole('link', { name: /^(Una foto más|\d fotos más|Tres fotos), en / })
      .first()
      .click()
    await expect(panel.getByRole('group', { name: 'Fotos', exact: true })).toBeInViewport()
  })

  await test.step('a store is asked and confirmed, and that can be taken back', async () => {
    await panel.goto(`${product.cmsUrl}/admin/para-mejorar?lista=confirmar`)
    const main = panel.getByRole('main')
    const ask = main.getByRole('link', { name: /^Preguntar por WhatsApp a / }).first()
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/549\d{10}\?text=Hola/)
    expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violationsOf(panel, { colorScheme: 'light' }, main)).toEqual([])
    const confirm = main.getByRole('button', { name: /^Confirmado hoy, / }).first()
    await confirm.focus()
    await panel.keyboard.press('Enter')
    const undo = main.getByRole('button', { name: /^Deshacer, / })
    await expect(undo).toBeFocused()
    await panel.keyboard.press('Enter')
    await expect(undo).toHaveCount(0)
  })

  await test.step('a store is seen as visitors would, on a phone too, at an address for one day', async () => {
    await panel.setViewportSize({ width: 1280, height: 900 })
    await panel.goto(`${product.cmsUrl}/admin/content-manager/collection-types/api::store.store`)
    await panel.getByRole('gridcell', { name: /Amico e Hijas/ }).click()
    const seen = panel.frameLocator('iframe')
    await panel.getByRole('link', { name: 'Ver cómo queda' }).click()
    const title = seen.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/Amico e Hijas/, PREVIEW_TIME)
    await expect(seen.getByText('Vista previa: así se vería en el sitio.')).toBeVisible()
    await panel.getByRole('combobox', { name: 'Tamaño de la pantalla' }).click()
    await panel.getByRole('option', { name: 'Teléfono' }).click()
    await expect(panel.locator('iframe')).toHaveCSS('width', '375px')
    expect(await foreignTexts(panel, catalogue)).toEqual([])
    const apart = panel.getByRole('link', { name: 'Abrir en otra pestaña' })
    const address = String(await apart.getAttribute('href'))
    const answer = await context.request.get(address)
    expect(answer.headers()['content-security-policy']).toContain('frame-ancestors http')
    expect((await context.request.get(`${address}0`)).status()).toBe(404)
    await panel.getByRole('link', { name: 'Volver al formulario' }).click()
    await expect(panel.getByRole('link', { name: 'Ver cómo queda' })).toBeVisible()
  })

  await test.step('so are a professional and an offer', async () => {
    const lists = `${product.cmsUrl}/admin/content-manager/collection-types`
    const seen = panel.frameLocator('iframe')
    for (const kind of ['professional', 'offer']) {
      await panel.goto(`${lists}/api::${kind}.${kind}`)
      await panel.getByRole('row').nth(1).getByRole('gridcell').nth(2).click()
      const preview = panel.getByRole('link', { name: 'Ver cómo queda' })
      await expect(preview).toBeVisible()
      const name = await panel.getByRole('heading', { level: 1 }).innerText()
      await preview.click()
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText(name, PREVIEW_TIME)
      await expect(seen.getByText('Vista previa: así se vería en el sitio.')).toBeVisible()
      const copy = kind === 'offer' ? 'Copiar para el comercio' : 'Copiar para el profesional'
      await expect(panel.getByRole('button', { name: copy })).toBeVisible()
      await panel.getByRole('link', { name: 'Volver al formulario' }).click()
      await expect(preview).toBeVisible()
    }
  })

  await test.step('«Publicación» fits a phone, and nothing on it is out of reach', async () => {
    await panel.setViewportSize({ width: 390, height: 844 })
    await panel.getByRole('button', { name: 'Menú' }).click()
    const menu = panel.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Contenido' })).toBeVisible()
    await menu.getByRole('link', { name: 'Publicación' }).click()
    await expect(panel.getByRole('region', { name: 'Estado' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Ver el sitio' })).toHaveAttribute(
      'href',
      product.siteUrl,
    )
    const main = panel.getByRole('main')
    expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violationsOf(panel, { colorScheme: 'light' }, main)).toEqual([])
  })
  await context.close()
})
