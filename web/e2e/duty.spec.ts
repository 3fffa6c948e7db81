import { WEEKDAYS } from '@guia/contract'
import type { Page } from '@playwright/test'
import { dayAfter, dayInGoya, formatDay } from '../src/catalog/calendar/days.ts'
import { dutyAt, type Duty } from '../src/catalog/calendar/duties.ts'
import { paths } from '../src/app/paths.ts'
import { firstWith, type Catalogue } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** A moment of a day on the clock of Goya. */
const inGoya = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`)

/** A day of the published month that ends it, and the one after: real ones, whatever today is. */
function changeOfMonth({ duties }: Catalogue): [Duty, Duty] {
  const next = firstWith(duties.slice(1), ({ day }) => day.endsWith('-01'))
  const last = duties[duties.indexOf(next) - 1]
  if (!last) throw new Error('the month begins with its first day')
  return [last, next]
}

const namesOf = ({ pharmacies }: Duty) => pharmacies.map(({ name }) => name)

async function expectOnDuty(page: Page, now: Date, duty: Duty): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.goto(paths.pharmacies.link())
  const list = page.getByRole('list', { name: 'De turno ahora' })
  await expect(list.getByRole('heading'), now.toISOString()).toHaveText(namesOf(duty))
}

async function expectChanges(page: Page, catalogue: Catalogue): Promise<void> {
  const [last, next] = changeOfMonth(catalogue)
  expect(namesOf(last)).not.toEqual(namesOf(next))
  const before = dutyAt(catalogue.duties, inGoya(last.day, '07:59')).current
  if (before) await expectOnDuty(page, inGoya(last.day, '07:59'), before)
  await expectOnDuty(page, inGoya(last.day, '08:00'), last)
  await expectOnDuty(page, inGoya(last.day, '23:59'), last)
  await expectOnDuty(page, inGoya(next.day, '00:01'), last)
  await expectOnDuty(page, inGoya(next.day, '07:59'), last)
  await expectOnDuty(page, inGoya(next.day, '08:00'), next)
}

test('the pharmacy on duty changes at eight, over midnight and the end of a month', async ({
  visitor,
  catalogue,
}) => {
  await expectChanges(visitor, catalogue)
})

test.describe('a visitor whose clock is in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('sees who is on duty in Goya', async ({ visitor, catalogue }) => {
    await expectChanges(visitor, catalogue)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the day whose duty runs stands with its pharmacies and the hour of the change', async ({
    visitor,
    catalogue,
  }) => {
    const today = dayInGoya(new Date())
    const [last, next] = changeOfMonth(catalogue)
    await visitor.goto(paths.pharmacies.link())
    await expect(visitor.getByText('Cada turno va de 8:00 a 8:00 del día siguiente.')).toBeVisible()
    for (const moment of [
      inGoya(today, '07:59'),
      inGoya(today, '08:00'),
      inGoya(today, '23:59'),
      inGoya(dayAfter(today, 1), '00:01'),
      inGoya(last.day, '08:00'),
      inGoya(last.day, '23:59'),
      inGoya(next.day, '00:01'),
      inGoya(next.day, '07:59'),
      inGoya(next.day, '08:00'),
    ]) {
      const running = dutyAt(catalogue.duties, moment).current
      if (!running) throw new Error(`nobody is named for ${moment.toISOString()}`)
      const list = visitor.getByRole('region', { name: 'Próximos turnos' })
      const day = list.locator('dt').getByText(formatDay(running.day), { exact: true })
      await expect(day.locator('xpath=following-sibling::dd')).toHaveText(
        namesOf(running).join(' · '),
      )
    }
  })

  test('each holiday of the year stands with its date', async ({ visitor, catalogue }) => {
    const { holidays } = catalogue.site
    const [newYear] = firstWith([...holidays], ([day]) => day.endsWith('-01-01'))
    const lastOfMonth = firstWith([...holidays], ([day]) => day.endsWith('-12-25'))[0]
    await visitor.goto('/')
    await visitor.getByRole('link', { name: 'Farmacias de turno y feriados' }).click()
    const list = visitor.getByRole('region', { name: 'Feriados' })
    await expect(list.locator('dt')).toHaveText([...holidays.keys()].map(formatDay))
    for (const moment of [
      inGoya(lastOfMonth, '00:01'),
      inGoya(lastOfMonth, '07:59'),
      inGoya(lastOfMonth, '08:00'),
      inGoya(lastOfMonth, '23:59'),
      inGoya(newYear, '00:01'),
      inGoya(newYear, '23:59'),
    ]) {
      const day = dayInGoya(moment)
      const date = list.locator('dt').getByText(formatDay(day), { exact: true })
      await expect(date.locator('xpath=following-sibling::dd')).toHaveText(holidays.get(day) ?? '')
    }
  })

  test('who is on duty on which day is said above all, with a call', async ({
    visitor,
    catalogue,
  }) => {
    await visitor.setViewportSize({ width: 360, height: 640 })
    await visitor.goto(paths.pharmacies.link())
    const [first] = catalogue.duties
    const date = visitor.locator('main dt', { hasText: formatDay(first?.day ?? '') }).first()
    await expect(date).toBeInViewport()
    const call = date.locator('xpath=following-sibling::dd').first().getByRole('link')
    await expect(call).toHaveAttribute('href', /^tel:/)
    await expect(call).toBeInViewport({ ratio: 1 })
  })

  test('a store sends to ask on a holiday', async ({ visitor, catalogue }) => {
    const open = firstWith(
      catalogue.stores,
      ({ isActive, hours }) => isActive && Object.keys(hours).length > 0,
    )
    await visitor.goto(paths.store.link(open.slug))
    // Playwright finds no text inside of a `noscript`.
    const notes = visitor.locator('noscript p')
    await expect(notes.last()).toHaveText('En feriados, consultá el horario.')
    await expect(notes.last()).toBeVisible()
  })
})

test('from the home page the one on duty is two taps away, and called with the second', async ({
  visitor,
  catalogue,
}) => {
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Farmacia de turno' }).first().click()
  const current = dutyAt(catalogue.duties, new Date()).current
  const list = visitor.getByRole('list', { name: 'De turno ahora' })
  await expect(list.getByRole('heading')).toHaveText(current ? namesOf(current) : [])
  const call = list.getByRole('link', { name: 'Llamar' })
  await expect(call).toHaveAttribute('href', /^tel:\d+$/)
  await expect(call).toBeInViewport({ ratio: 1 })
})

test('on a holiday the home page says so, and stores send to ask', async ({
  visitor,
  catalogue,
}) => {
  const christmas = firstWith([...catalogue.site.holidays], ([day]) => day.endsWith('-12-25'))
  await visitor.clock.setFixedTime(inGoya(christmas[0], '10:00'))
  await visitor.goto('/')
  await expect(visitor.getByText(`Hoy es feriado: ${christmas[1]}`)).toBeVisible()
  const isSpecial = ({ specialHours }: (typeof catalogue.stores)[number]) =>
    specialHours['12-25'] !== undefined
  const opensDaily = ({ hours }: (typeof catalogue.stores)[number]) =>
    WEEKDAYS.every((day) => hours[day]?.some(({ range }) => range !== null))
  const always = firstWith(
    catalogue.stores,
    (store) => store.isActive && !isSpecial(store) && opensDaily(store),
  )
  await visitor.goto(paths.store.link(always.slug))
  await expect(visitor.getByText('Feriado: consultá el horario').first()).toBeVisible()
  const special = firstWith(catalogue.stores, (store) => store.isActive && isSpecial(store))
  await visitor.goto(paths.store.link(special.slug))
  await expect(visitor.getByRole('heading', { name: special.name })).toBeVisible()
  await expect(visitor.getByText('Feriado: consultá el horario')).toHaveCount(0)
  await visitor.getByRole('button', { name: /^Hoy: / }).click()
  await expect(visitor.getByRole('heading', { name: 'Horarios especiales' })).toBeVisible()
})

/** What the home page says of Christmas while the visitor's own clock goes over it. */
async function expectHoliday(page: Page, { site }: Catalogue, zone: string): Promise<void> {
  const [day, name] = firstWith([...site.holidays], ([date]) => date.endsWith('-12-25'))
  const year = day.slice(0, 'AAAA'.length)
  for (const [at, isHoliday] of [
    ['12-24T23:59', false],
    ['12-25T00:01', true],
    ['12-25T07:59', true],
    ['12-25T23:59', true],
    ['12-26T00:01', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${year}-${at}:00${zone}`))
    await page.goto('/')
    // The meal of the hour: the page knows the moment.
    await expect(page.getByRole('link', { name: /^(Desayunar|Cenar)$/ })).toBeVisible()
    await expect(page.getByText(`Hoy es feriado: ${name}`), at).toHaveCount(isHoliday ? 1 : 0)
  }
}

test('a holiday is told from its midnight to the next', async ({ visitor, catalogue }) => {
  await expectHoliday(visitor, catalogue, '-03:00')
})

test.describe('a visitor whose clock is in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is told of it by that clock, as of what is open', async ({ visitor, catalogue }) => {
    await expectHoliday(visitor, catalogue, '+09:00')
  })
})
