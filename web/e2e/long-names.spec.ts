import { PUBLIC_FILES } from '@guia/contract'
import { changeJson } from './support/change-json.ts'
import { ROUTES, routeName } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { contentWidth } from './support/width.ts'

const LENGTH = 120
const NAME_KEYS = ['name', 'nombre', 'title']

/** 'Panadería' → 120 characters, most of them one word that cannot be broken at a space. */
const lengthen = (name: string) => `${name} `.padEnd(LENGTH, 'Ñandubayzal')

/** Every name inside of the records, at any depth. */
const withLongNames = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    NAME_KEYS.includes(key) && typeof value === 'string' && value !== '' ? lengthen(value) : value,
  )

test('names of 120 characters widen no page beyond 360 px', async ({ visitor, catalogue }) => {
  test.slow()
  for (const file of [
    PUBLIC_FILES.stores,
    PUBLIC_FILES.lightStores,
    PUBLIC_FILES.professionals,
    PUBLIC_FILES.offers,
    PUBLIC_FILES.usefulContacts,
  ]) {
    await changeJson(visitor, file, withLongNames)
  }
  await changeJson(visitor, PUBLIC_FILES.site, (site) => ({
    ...(withLongNames(site) as object),
    name: catalogue.site.name,
  }))
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  const widths: Record<string, number> = {}
  for (const route of ROUTES) {
    await visitor.goto(route.address(catalogue))
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    widths[routeName(route)] = await contentWidth(visitor)
  }
  expect(Object.entries(widths).filter(([, width]) => width > 360)).toEqual([])
})
