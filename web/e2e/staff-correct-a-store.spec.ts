import type { Locator, Response, Route } from '@playwright/test'
import path from 'node:path'
import { violationsOf } from './support/axe.ts'
import { foreignTexts } from './support/foreign-texts.ts'
import { expect, test } from './support/test.ts'
import {
  chooseCategory,
  openNewStore,
  publishOpenDocument,
  signInToPanel,
} from './support/panel.ts'

const NAME = 'Kiosco El Ñandú de prueba'
const LINK =
  'https://www.google.com/maps/place/Kiosco/@-29.2,-59.3,17z/data=!3m1!4b1!8m2!3d-29.1403!4d-59.2634'
const STORES = '/admin/content-manager/collection-types/api::store.store'
const OFFERS = '/admin/content-manager/collection-types/api::offer.offer'
const CATEGORIES = '/admin/content-manager/collection-types/api::category.category'
const GONE = 'Eso ya no existe: quizás lo eliminaron.'

test('staff lose nothing that they typed, and paste a place as maps give it', async ({
  browser,
  product,
  catalogue,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const panel = await context.newPage()
  /** What stands over the page is in Spanish, and axe finds nothing in it. */
  const expectWellSaid = async (question: Locator) => {
    await expect(question).toBeVisible()
    // While it fades in, its colours are paler than they will be.
    await expect
      .poll(() => question.evaluate((element) => getComputedStyle(element).opacity))
      .toBe('1')
    expect(await foreignTexts(panel, catalogue)).toEqual([])
    expect(await violationsOf(panel, { colorScheme: 'light' }, question)).toEqual([])
  }

  await test.step('a wrong password is told of in Spanish', async () => {
    await panel.goto(`${product.cmsUrl}/admin`)
    await panel.locator('input[name=email]').fill(product.admin.email)
    await panel.locator('input[name=password]').fill('otra-clave')
    await panel.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(panel.getByText('El correo o la clave no son correctos.')).toBeVisible()
    await expect(panel.getByRole('link', { name: /contraseña/ })).toBeHidden()
  })

  await signInToPanel(panel, product)
  await openNewStore(panel, product)
  const name = panel.getByLabel('Nombre')
  const whatsapp = panel.getByLabel('WhatsApp', { exact: true })
  const place = panel.getByLabel('Ubicación en el mapa')
  const marker = panel.getByRole('button', { name: /^Marcador/ })
  const save = panel.getByRole('button', { name: 'Guardar', exact: true })
  /** What the CMS answers is put into the form: nothing may be typed before it is there. */
  const saveWhole = async () => {
    const answer = panel.waitForResponse((one) => one.request().method() === 'PUT' && one.ok())
    await save.click()
    await answer
    await expect(save).toBeDisabled()
    await panel.waitForTimeout(500)
  }

  await test.step('the hints of groups are there, and of what the site calls «Verificado»', async () => {
    await expect(panel.getByText(/Sin ubicación exacta, dejala vacía/)).toBeVisible()
    await panel.getByRole('button', { name: 'Más datos' }).click()
    await expect(panel.getByText(/con «Verificado»/)).toBeVisible()
  })

  await test.step('a pasted link sets the marker, and the place is kept', async () => {
    await name.fill(NAME)
    await expect(marker).toBeHidden()
    await place.fill(LINK)
    await expect(marker).toBeVisible()
    await expect(panel.getByText('Marcado en -29.1403, -59.2634')).toBeVisible()
    await save.click()
    await expect(panel.getByRole('heading', { name: NAME })).toBeVisible()
    await panel.reload()
    await expect(panel.getByRole('heading', { name: 'Guardar y publicar' })).toBeVisible()
    await expect(panel.getByText('Previsualización')).toBeHidden()
    await expect(marker).toBeVisible()
    await panel.getByRole('button', { name: 'Escribir latitud y longitud' }).click()
    await expect(panel.getByLabel('Latitud')).toHaveValue('-29.1403')
    await expect(panel.getByLabel('Longitud')).toHaveValue('-59.2634')
  })

  await test.step('what is no place stops «Publicar», and says why', async () => {
    await place.fill('Colón 850')
    await panel.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(
      panel.getByText('Hay campos con errores: corregilos antes de guardar.'),
    ).toBeVisible()
    await expect(panel.getByText(/^Ahí no hay un lugar del mapa/)).toBeVisible()
    await expect(place).toHaveValue('Colón 850')
    await expect(place).toBeFocused()
    await expect(panel.getByText('Borrador', { exact: true }).first()).toBeVisible()
    await place.fill('')
    await expect(panel.getByText('Marcado en -29.1403, -59.2634')).toBeVisible()
    await expect(save).toBeDisabled()
  })

  await test.step('a place that cannot be right is mended with one click, by hand, or taken away', async () => {
    await place.fill('59.2634, 29.1403')
    await panel.getByRole('button', { name: 'Sí, usar -29.1403, -59.2634' }).click()
    await expect(panel.getByText('Marcado en -29.1403, -59.2634')).toBeVisible()
    await marker.press('ArrowUp')
    await expect(panel.getByText('Marcado en -29.1403, -59.2634')).toBeHidden()
    await expect(marker).toBeFocused()
    await panel.getByRole('button', { name: 'Volver a donde estaba' }).click()
    await panel.getByRole('button', { name: 'Quitar la ubicación' }).click()
    await expect(marker).toBeHidden()
    await panel.getByRole('region', { name: /^Mapa/ }).click()
    await expect(marker).toBeVisible()
    await saveWhole()
  })

  await test.step('what is typed while a save is on its way stays, and is saved next', async () => {
    const late = /content-manager\/collection-types\//
    await panel.route(late, async (route) => {
      if (route.request().method() === 'PUT') await new Promise((go) => setTimeout(go, 1_000))
      await route.continue()
    })
    await name.fill(`${NAME} I`)
    const sent = panel.waitForRequest((one) => one.method() === 'PUT')
    const answer = panel.waitForResponse((one) => one.request().method() === 'PUT' && one.ok())
    await save.click()
    await expect(save).toBeDisabled()
    // Before that a busy panel still looks the form through.
    await sent
    await name.fill(NAME)
    await answer
    await panel.unroute(late)
    await expect(panel.getByRole('heading', { name: `${NAME} I` })).toBeVisible()
    await expect(name).toHaveValue(NAME)
    await saveWhole()
    await expect(panel.getByRole('heading', { name: NAME, exact: true })).toBeVisible()
  })

  const chip = (text: string) => panel.getByRole('button', { name: text, exact: true })

  await test.step('on a narrow screen the names of chosen categories are whole', async () => {
    await panel.setViewportSize({ width: 390, height: 844 })
    await chooseCategory(panel, 'fiambres', 'Alimentos › Quesos Fiambres y Otros')
    const chosen = chip('Quitar Quesos Fiambres y Otros')
    await expect(chosen).toBeVisible()
    const cut = await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut).toBe(0)
    await expect(panel.getByRole('button', { name: /nuevo/i })).toHaveCount(0)
    for (const field of ['Categorías', 'Medios de pago']) {
      const group = panel.getByRole('group', { name: field, exact: true })
      expect(await violationsOf(panel, { colorScheme: 'light' }, group)).toEqual([])
    }
    await panel.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('categories are chosen by keyboard, kept, and go with their subcategories', async () => {
    const search = panel.getByRole('combobox', { name: 'Categorías', exact: true })
    await search.fill('remis')
    await save.click()
    await expect(panel.getByText('«remis» no está elegido: elegilo de la lista')).toBeVisible()
    await expect(search).toBeFocused()
    await expect(panel.getByRole('option')).toHaveText('Transportes y Logísticapor «remis»')
    await search.press('Enter')
    await saveWhole()
    await panel.reload()
    await expect(chip('Quitar Transportes y Logística')).toBeVisible()
    await chip('Quitar Alimentos').click()
    await expect(chip('Quitar Quesos Fiambres y Otros')).toBeHidden()
    await saveWhole()
    await panel.reload()
    await expect(chip('Quitar Transportes y Logística')).toBeVisible()
    await expect(chip('Quitar Alimentos')).toBeHidden()
    await expect(chip('Quitar Quesos Fiambres y Otros')).toBeHidden()
  })

  await test.step('a save that is refused leaves everything as it was typed', async () => {
    await name.fill(`${NAME} II`)
    await whatsapp.fill('3777 ABC')
    await save.click()
    await expect(panel.getByRole('alert').first()).toBeVisible()
    await expect(whatsapp).toHaveValue('3777 ABC')
    await expect(name).toHaveValue(`${NAME} II`)
    await whatsapp.fill('3777 55-5123')
    await saveWhole()
    await expect(whatsapp).toHaveValue('3777 55-5123')
    await expect(name).toHaveValue(`${NAME} II`)
    await expect(save).toBeDisabled()
  })

  await test.step('WhatsApp follows the telephone while both are one, and no longer', async () => {
    const calls = panel.getByLabel('Teléfono', { exact: true })
    const same = panel.getByRole('checkbox', { name: 'También es WhatsApp' })
    await calls.fill('3777 55-5123')
    await expect(same).toBeChecked()
    await calls.fill('3777 55-5124')
    await expect(whatsapp).toHaveValue('3777 55-5124')
    await whatsapp.fill('3777 55-5123')
    await expect(same).not.toBeChecked()
    await calls.fill('3777 55-5125')
    await expect(whatsapp).toHaveValue('3777 55-5123')
    await saveWhole()
  })

  await test.step('what the CMS refuses of a picker is where the eye is led', async () => {
    const refuse = (field: string) => (route: Route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      const message = 'No se puede guardar así.'
      const details = { errors: [{ path: [field], message, name: 'ValidationError' }] }
      const error = { status: 400, name: 'ValidationError', message, details }
      return route.fulfill({ status: 400, json: { data: null, error } })
    }
    const saves = /content-manager\/collection-types\//
    for (const [field, label] of [
      ['categories', 'Categorías'],
      ['paymentMethods', 'Medios de pago'],
      ['image', 'Logo'],
      ['gallery', 'Fotos'],
    ] as const) {
      await panel.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await panel.route(saves, refuse(field))
      await name.fill(`${NAME} ${field}`)
      await save.click()
      const group = panel.getByRole('group', { name: label, exact: true })
      await expect(
        group.locator(':focus').or(group.and(panel.locator(':focus'))),
        label,
      ).toHaveCount(1)
      await panel.unroute(saves)
    }
    await name.fill(`${NAME} II`)
    await expect(save).toBeDisabled()
  })

  await test.step('hours that are refused say on which day, until they are mended', async () => {
    const time = (text: string) => panel.getByLabel(text)
    await panel.getByRole('button', { name: 'Semana habitual' }).click()
    await time('Martes: abre (horario 2)').fill('11:00')
    await save.click()
    const problem = panel.getByText('El martes tiene horarios que se superponen')
    await expect(problem.first()).toBeVisible()
    await expect(panel.locator('[aria-invalid=true]')).toHaveCount(4)
    await expect(time('Martes: cierra (horario 1)')).toHaveAttribute('aria-invalid', 'true')
    await expect(panel.getByRole('group', { name: 'Martes', exact: true })).toBeFocused()
    await time('Martes: abre (horario 2)').fill('16:30')
    await time('Martes: abre (horario 2)').blur()
    await expect(panel.locator('[aria-invalid=true]')).toHaveCount(0)
    await saveWhole()
  })

  await test.step('hours are read from what the store sent, and copied from any day', async () => {
    const box = panel.getByLabel('Pegá lo que mandó el comercio')
    await box.fill('Mar a Vie 8 a 13hs y de 17 a 21, sáb hasta las 13, dom y feriados cerrado')
    await panel.getByRole('button', { name: 'Leer los horarios' }).click()
    await expect(panel.getByText('Martes: 8:00 a 13:00 y 17:00 a 21:00')).toBeVisible()
    await expect(panel.getByText('Sábado: Hasta las 13 (no dice desde qué hora')).toBeVisible()
    await panel.getByRole('button', { name: 'Sábado: sí, de 8:00 a 13:00' }).click()
    await expect(panel.getByText('Sábado: 8:00 a 13:00')).toBeVisible()
    await expect(panel.getByText('Lunes: 8:00 a 12:00 y 16:00 a 20:00')).toBeVisible()
    await expect(panel.getByText('«feriados»')).toBeVisible()
    await panel.getByRole('button', { name: 'Copiar Martes a otros días' }).click()
    await panel.getByRole('menuitem', { name: 'Sábado', exact: true }).click()
    await expect(panel.getByText('Sábado: 8:00 a 13:00 y 17:00 a 21:00')).toBeVisible()
    await panel.getByLabel('Lunes: abre (horario 1)').fill('8 am')
    await panel.getByLabel('Lunes: abre (horario 1)').blur()
    await expect(panel.getByLabel('Lunes: abre (horario 1)')).toHaveValue('08:00')
    await saveWhole()
  })

  const address = panel.url()

  await test.step('nothing on its page leads to the editor of content types', async () => {
    await panel.getByRole('button', { name: 'Más acciones' }).first().click()
    await expect(panel.getByRole('menuitem')).toHaveText([
      'Configurar la vista',
      'Eliminar',
      'Copiar el identificador',
    ])
  })

  await test.step('a store that is deleted is told of once', async () => {
    await panel.getByRole('menuitem', { name: 'Eliminar' }).click()
    // A notification goes by itself: watched for from before it could come.
    const fault = panel.getByText(GONE).waitFor({ timeout: 6000 })
    const isFault = fault.then(
      () => true,
      () => false,
    )
    const lost: string[] = []
    // The form asks once more for what it shows, and Strapi lets nobody keep it from that.
    const noteLost = (answer: Response) => {
      const isForm = answer.url().endsWith(path.basename(address))
      if (answer.status() === 404 && !isForm) lost.push(answer.url())
    }
    panel.on('response', noteLost)
    const question = panel.getByRole('alertdialog', { name: `¿Eliminar «${NAME} II»?` })
    await expect(question).toContainText('Queda 30 días en la Papelera')
    await expectWellSaid(question)
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(panel.getByText('Eliminado')).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Comercios' })).toBeVisible()
    expect(await isFault).toBe(false)
    panel.off('response', noteLost)
    expect(lost).toEqual([])
  })

  await test.step('who goes back to it is told that it is gone', async () => {
    await panel.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(panel.getByText(GONE)).toBeVisible()
    await expect(name).toBeHidden()
  })

  await test.step('it comes back from the bin under its address, and can be changed', async () => {
    await panel.goto(`${product.cmsUrl}/admin/papelera`)
    await panel.getByRole('button', { name: `Borrar ya «${NAME} II»` }).click()
    const last = panel.getByRole('alertdialog', { name: `¿Borrar ya «${NAME} II»?` })
    await expect(last).toContainText('se borra para siempre')
    await expectWellSaid(last)
    await last.getByRole('button', { name: 'Cancelar' }).click()
    await panel.getByRole('button', { name: `Recuperar «${NAME} II»` }).click()
    await expect(panel.getByText('está de nuevo en el panel')).toBeVisible()
    await panel.getByRole('link', { name: `Abrir «${NAME} II»` }).click()
    await expect(panel).toHaveURL(address)
    await expect(whatsapp).toHaveValue('3777 55-5123')
  })

  await test.step('who saves over a newer change is told of it, and both changes stay', async () => {
    const other = await context.newPage()
    await other.goto(address)
    await other.getByLabel('Dirección', { exact: true }).fill('Colón 77')
    await other.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(other.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled()
    await other.close()
    await whatsapp.fill('3777 55-5999')
    await save.click()
    const question = panel.getByRole('alertdialog', { name: 'Esto cambió mientras lo editabas' })
    await expect(question).toContainText('cambiaste este comercio recién: «Dirección»')
    await expectWellSaid(question)
    await expect(whatsapp).toHaveValue('3777 55-5999')
    await question.getByRole('button', { name: 'Guardar igual' }).click()
    await expect(whatsapp).toHaveValue('3777 55-5999')
    await expect(panel.getByLabel('Dirección', { exact: true })).toHaveValue('Colón 77')
  })

  await test.step('an earlier version comes back into the form, and goes out when it is published', async () => {
    const street = panel.getByLabel('Dirección', { exact: true })
    await publishOpenDocument(panel)
    await street.fill('Colón 99')
    const answer = panel.waitForResponse(
      (one) => one.url().endsWith('/actions/publish') && one.ok(),
    )
    await panel.getByRole('button', { name: 'Publicar', exact: true }).click()
    await answer
    await panel.getByRole('button', { name: /^Volver a la versión del/ }).click()
    const question = panel.getByRole('alertdialog', { name: '¿Volver a esta versión?' })
    await expect(question).toContainText('Cambia: Dirección.')
    await expectWellSaid(question)
    await question.getByRole('button', { name: 'Volver a esta versión' }).click()
    await expect(street).toHaveValue('Colón 77')
    await expect(panel.getByText('Modificado', { exact: true }).first()).toBeVisible()
  })

  /** The menu beside «Publicar». */
  const inPanel = panel.locator('aside').getByRole('button', { name: /^Más acciones/ })

  await test.step('changes are discarded by the name of the store, and so are the errors of what was typed', async () => {
    await whatsapp.fill('3777 ABC')
    await save.click()
    await expect(whatsapp).toHaveAttribute('aria-invalid', 'true')
    await inPanel.click()
    await panel.getByRole('menuitem', { name: 'Descartar cambios' }).click()
    const question = panel.getByRole('alertdialog', { name: /^¿Descartar los cambios de «/ })
    await expectWellSaid(question)
    await question.getByRole('button', { name: 'Descartar cambios' }).click()
    await expect(whatsapp).toHaveValue('3777 55-5999')
    await expect(panel.locator('[aria-invalid=true]')).toHaveCount(0)
  })

  await test.step('leaving the site is asked about by name, with what becomes of the offers', async () => {
    await inPanel.click()
    await panel.getByRole('menuitem', { name: 'Sacar del sitio' }).click()
    const question = panel.getByRole('alertdialog', { name: `¿Sacar «${NAME} II» del sitio?` })
    await expect(question).toContainText('tampoco se ven sus ofertas')
    await expect(question.getByRole('button', { name: 'Sacar del sitio' })).toBeVisible()
    await expectWellSaid(question)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(panel.getByText('Publicado', { exact: true }).first()).toBeVisible()
  })

  await test.step('what was not saved when the session ended is offered again', async () => {
    const session = await context.cookies()
    const refused = { status: 401, json: { data: null, error: { status: 401, message: 'Ended' } } }
    await whatsapp.fill('3777 55-5777')
    await panel.route(`**/admin/access-token`, (route) => route.fulfill(refused))
    await panel.route(`**/admin/logout`, (route) => route.fulfill({ json: {} }))
    await panel.route(/content-manager\/collection-types\//, (route) => route.fulfill(refused))
    await save.click()
    const ended = panel.getByRole('alertdialog', { name: 'Tu sesión terminó' })
    await expect(ended).toContainText('Lo que no guardaste queda en esta pestaña')
    await expectWellSaid(ended)
    await ended.getByRole('button', { name: 'Confirmar' }).click()
    await expect(panel.locator('input[name=email]')).toBeVisible()
    await panel.unrouteAll()
    await context.addCookies(session)
    await panel.goto(address)
    await panel.getByRole('button', { name: 'Recuperarlos' }).click()
    await expect(whatsapp).toHaveValue('3777 55-5777')
    await saveWhole()
  })

  await test.step('several are published from the list, after a look at which', async () => {
    await panel.goto(`${product.cmsUrl}${STORES}?page=1&_q=nandu%20de%20prueba`)
    // A list that is read once more on its way forgets what was chosen.
    const publish = panel.getByRole('button', { name: 'Publicar', exact: true })
    await expect(async () => {
      await panel.getByRole('row').nth(1).getByRole('checkbox').check()
      await expect(publish).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await publish.click()
    const list = panel.getByRole('dialog')
    await expect(list).toContainText(`${NAME} II`)
    // Strapi's own, which it lets nobody scroll by keyboard: axe is not asked.
    expect(await foreignTexts(panel, catalogue)).toEqual([])
    await panel.goto(address)
  })

  await test.step('while the site stands still, every screen says so', async () => {
    const brief = /\/publication\/brief/
    await panel.route(brief, async (route) => {
      const response = await route.fetch()
      const { last, ...rest } = (await response.json()) as { last: object }
      await route.fulfill({ response, json: { ...rest, last: { ...last, state: 'pinned' } } })
    })
    await panel.reload()
    const notice = panel.getByRole('region', { name: 'Aviso del sitio' })
    await expect(notice).toContainText('El sitio muestra una publicación anterior')
    await expect(notice.getByRole('link', { name: 'Ver en «Publicación»' })).toBeVisible()
    await expect(panel.getByText('Se ve en el sitio', { exact: true })).toHaveCount(0)
    await panel.unroute(brief)
  })

  await test.step('the store of an offer is found as people type it, and is one', async () => {
    await panel.goto(`${product.cmsUrl}${OFFERS}/create`)
    await name.fill('Oferta de prueba')
    const store = panel.getByRole('combobox', { name: 'Comercio', exact: true })
    const chosen = panel.getByRole('button', { name: /^Quitar / })
    const choose = async (typed: string, found: string) => {
      await store.fill(typed)
      await expect(panel.getByRole('option', { name: found })).toBeVisible()
      await expect(panel.getByText('Crear uno nuevo')).toHaveCount(0)
      await store.press('Enter')
      await expect(chosen).toHaveAccessibleName(`Quitar ${found}`)
    }
    await store.fill('no hay ninguno así')
    await expect(panel.getByRole('option')).toHaveText('No hay ningún comercio así.')
    await choose('optica rio', 'Óptica Buenavista del Río')
    await test.step('a date that was just typed is saved, and two clicks make one offer', async () => {
      const made: string[] = []
      panel.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('api::offer.offer')) {
          made.push(request.url())
        }
      })
      await panel.getByLabel('Hasta').fill('2026-12-31')
      await panel.getByRole('button', { name: 'Guardar', exact: true }).dblclick({ delay: 150 })
      await panel.waitForURL(/[a-z0-9]{24}/)
      expect(made).toHaveLength(1)
    })
    await panel.reload()
    await expect(panel.getByLabel('Hasta')).toHaveValue('2026-12-31')
    await expect(chosen).toHaveAccessibleName('Quitar Óptica Buenavista del Río')
    await choose('ÑANDE', 'Ñandé Burger')
    await saveWhole()
    await panel.reload()
    await expect(chosen).toHaveAccessibleName('Quitar Ñandé Burger')
    await expect(panel.getByRole('link', { name: 'Abrir Ñandé Burger' })).toBeVisible()
  })

  await test.step('a category that stores use is found without accents, and not deleted: they are named', async () => {
    const used = 'Transportes y Logística'
    await panel.goto(`${product.cmsUrl}${CATEGORIES}?page=1&_q=LOGISTICA%20y`)
    await panel.getByRole('gridcell', { name: used, exact: true }).click()
    await panel.getByRole('button', { name: 'Más acciones' }).first().click()
    await panel.getByRole('menuitem', { name: /^Eliminar/ }).click()
    const question = panel.getByRole('alertdialog', { name: `¿Eliminar «${used}»?` })
    await question.getByRole('button', { name: 'Eliminar' }).click()
    const refusal = new RegExp(`«${used}» no se puede eliminar: lo usan? .*comercio`)
    await expect(panel.getByText(refusal)).toBeVisible()
    await expect(panel.getByRole('heading', { name: used })).toBeVisible()
  })

  await context.close()
})
