import { expect, test } from 'vitest'
import { showReadings } from './calendar-layout'

const field = (name: string, type = 'text') => ({ name, attribute: { type } })
const drawn = (...fields: ReturnType<typeof field>[]) =>
  showReadings({ layout: { layout: [[fields]] } })
    .layout.layout.flat(2)
    .map(({ attribute }) => (attribute as { customField?: string }).customField)

test('texts of dated lines show what is understood of them, other fields stay', () => {
  expect(
    drawn(field('duties'), field('holidays'), field('specialHours'), field('internalNote')),
  ).toEqual(['global::duties', 'global::holidays', 'global::special-hours', undefined])
  expect(drawn(field('duties', 'relation'))).toEqual([undefined])
})
