import { PUBLIC_FILES, type HoursRecord } from '@guia/contract'
import type { Page } from '@playwright/test'
import { completeStore } from './support/catalogue.ts'
import { changeJson, withRecord } from './support/change-json.ts'
import { expect, test } from './support/test.ts'

const HOURS: HoursRecord = {
  lunes: ['08:00 - 12:00', '16:00 - 20:00'],
  martes: ['08:00 - 12:00', '16:00 - 20:00'],
  miércoles: 'Contactar y coordinar',
  jueves: ['08:00 - 12:00'],
  viernes: ['08:00 - 12:00'],
  sábado: ['20:00 - 02:00'],
  domingo: 'cerrado',
}

/** In a week without holidays. */
interface Moment {
  /** ISO 8601 with offset. */
  at: string
  badge: 'Abierto' | 'Cerrado'
  label: string
}

async function expectBadges(page: Page, slug: string, moments: readonly Moment[]): Promise<void> {
  await changeJson(page, PUBLIC_FILES.stores, withRecord(slug, { hours: HOURS }))
  for (const { at, badge, label } of moments) {
    await page.clock.setFixedTime(new Date(at))
    await page.goto(`/store/${slug}`)
    const article = page.getByRole('main').getByRole('article')
    await expect(article.getByText(badge, { exact: true }).first(), at).toBeVisible()
    await expect(article.getByText(label, { exact: true }).first(), at).toBeVisible()
  }
}

test('past midnight, on a closed Sunday, and on a day of free text', async ({
  visitor,
  catalogue,
}) => {
  const { slug } = completeStore(catalogue)
  await expectBadges(visitor, slug, [
    { at: '2026-11-28T23:00:00-03:00', badge: 'Abierto', label: 'Cierra 2:00' },
    { at: '2026-11-29T02:00:00-03:00', badge: 'Abierto', label: 'Cierra 2:00' },
    { at: '2026-11-29T02:01:00-03:00', badge: 'Cerrado', label: 'Abre mañana 8:00' },
    { at: '2026-11-29T12:00:00-03:00', badge: 'Cerrado', label: 'Abre mañana 8:00' },
    { at: '2026-12-02T10:00:00-03:00', badge: 'Cerrado', label: 'Contactar y coordinar' },
  ])
  const week = visitor.getByRole('region', { name: 'Horarios' })
  await week.getByRole('button', { name: 'Hoy: Contactar y coordinar' }).click()
  await expect(week.getByText('Contactar y coordinar', { exact: true })).toBeVisible()
  await expect(week.getByText('Cerrado')).toBeVisible()
  await expect(week.locator('[aria-current=date]')).toContainText(/miércoles/i)
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('sees the badge by the local weekday and time', async ({ visitor, catalogue }) => {
    const { slug } = completeStore(catalogue)
    await expectBadges(visitor, slug, [
      // Monday 23:30 in Goya.
      { at: '2026-12-01T11:30:00+09:00', badge: 'Abierto', label: 'Cierra en 30 min' },
      // Monday 9:00 in Goya, when it is open there.
      { at: '2026-11-30T21:00:00+09:00', badge: 'Cerrado', label: 'Abre mañana 8:00' },
    ])
  })
})
