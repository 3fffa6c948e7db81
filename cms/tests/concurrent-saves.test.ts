import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type AdminClient } from './support/admin-client.ts'
import { published } from './support/snapshot.ts'
import { startCms, type Cms } from './support/start-cms.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

const idsOf = (documents: { documentId: string }[]) => documents.map((one) => one.documentId)

test('related documents published at the same moment do not wait for each other for ever', async () => {
  const categories = idsOf(
    await Promise.all(
      ['A', 'B', 'C'].map((name) => staff.createAndPublish('category', { name: `Rubro ${name}` })),
    ),
  )
  const connect = categories.map((documentId) => ({ documentId }))
  const stores = idsOf(
    await Promise.all(
      [1, 2, 3].map((number) =>
        staff.createAndPublish('store', { name: `Comercio ${number}`, categories: { connect } }),
      ),
    ),
  )
  const publishAll = () => [
    ...categories.map((id) => staff.bulkPublish('category', [id])),
    ...stores.map((id) => staff.bulkPublish('store', [id])),
    ...stores.map((id) => staff.tryPublish('store', id, { address: 'Colón 1' })),
  ]
  const answers = await Promise.all([...publishAll(), ...publishAll()])
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(18).fill(200))
  expect(cms.log()).not.toContain('deadlock')
  const lines = await published(cms, 'store')
  expect(lines).toHaveLength(3)
  for (const { categories: shown, address } of lines) {
    expect(shown).toHaveLength(3)
    expect(address).toBe('Colón 1')
  }
})

test('eight new stores at once get eight numbers that follow each other', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, index) => staff.create('store', { name: `Nuevo ${index}` })),
  )
  const numbers = created.map(({ numero }) => Number(numero)).sort((a, b) => a - b)
  const [first = 0] = numbers
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => first + index))
})
