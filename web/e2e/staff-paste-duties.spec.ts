import { PUBLIC_FILES } from '@guia/contract'
import { dutyDay, parseDuties } from '../src/catalog/calendar/duties.ts'
import { paths } from '../src/app/paths.ts'
import { publishOpenDocument, signInToPanel } from './support/panel.ts'
import { closeTheInternet, expect, test } from './support/test.ts'

const CALENDAR = '/admin/content-manager/single-types/api::calendar.calendar'
const ROTATION = 'desde 1/1/2026 = Farmacia del Lapacho, Farmacia Ceibo'

test('a list of duties that staff paste is what a visitor sees; what is no line is refused', async ({
  browser,
  product,
  visitor,
}) => {
  const today = dutyDay(new Date())
  const [year, month, day] = today.split('-').map(Number)

  await test.step('staff paste it, and are told of a line that says nothing', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await closeTheInternet(context, [product.cmsUrl])
    const panel = await context.newPage()
    await signInToPanel(panel, product)
    await panel.goto(`${product.cmsUrl}${CALENDAR}`)
    await expect(panel.getByRole('heading', { name: 'Turnos y feriados' })).toBeVisible()
    const duties = panel.getByLabel('Farmacias de turno')
    const own = `${day}/${month}/${year} = Farmacia Madrugada, Farmacia Inventada`
    await duties.fill(`${ROTATION}\n${own}\nFarmacia Ceibo`)
    await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(panel.getByText(/«Farmacia Ceibo» no se entiende/).first()).toBeVisible()
    await duties.fill(`${ROTATION}\n${own}`)
    await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(panel.getByText(/no se entiende/)).toHaveCount(0)
    await publishOpenDocument(panel)
    await context.close()
  })

  await test.step('both pharmacies of the day are on duty, the unknown one without a phone', async () => {
    const namesOfToday = async () => {
      const answer = await visitor.request.get(`/${PUBLIC_FILES.duties}`)
      const duty = parseDuties(await answer.json()).find((one) => one.day === today)
      return duty?.pharmacies.map(({ name }) => name)
    }
    const names = ['Farmacia Madrugada', 'Farmacia Inventada']
    await expect.poll(namesOfToday, { timeout: 30_000 }).toEqual(names)
    await visitor.goto(paths.pharmacies.link())
    const now = visitor.getByRole('list', { name: 'De turno ahora' })
    await expect(now.getByRole('heading')).toHaveText(names)
    await expect(now.getByText('Jujuy 850')).toBeVisible()
  })
})
