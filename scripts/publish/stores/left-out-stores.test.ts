import { describe, expect, test } from 'vitest'
import type { StoreDocument } from '../../site/documents.ts'
import { buildOffer, buildStore } from '../../site/testing/documents.ts'
import { five, useStorePublication } from '../testing/store-publication.ts'

const site = useStorePublication()
const { publishAll, published } = site

describe('stores that cannot be published', () => {
  test('are left out and told of, also when they were taken over before', async () => {
    const twins = [buildStore(1), buildStore(2, { slug: 'comercio-1' }), buildStore(3)]
    for (let time = 1; time <= 2; time++) {
      const { problems, entries } = await publishAll(twins)
      expect(problems.map(({ field }) => field)).toEqual(['Dirección en el sitio'])
      expect(entries.map(({ id }) => id)).toEqual([1, 3])
    }
  })

  test('are all told of, whatever is wrong with them', async () => {
    const { problems, entries } = await publishAll([
      buildStore(1, { whatsapp: '107' }),
      { ...buildStore(2), isActive: 1 } as unknown as StoreDocument,
      buildStore(3),
    ])
    expect(problems.map(({ record }) => record)).toEqual([
      'Comercio «Comercio 1» (n.º 1)',
      'Comercio «Comercio 2» (n.º 2)',
    ])
    expect(entries.map(({ id }) => id)).toEqual([3])
  })

  test('cost no other store: an offer that cannot be published is not the store’s fault', async () => {
    const offers = [buildOffer(1, 1, { name: '' }), buildOffer(2, 1)]
    const { entries } = await publishAll([buildStore(1)], { offers })
    expect(entries.map(({ id }) => id)).toEqual([1])
    const [store] = JSON.parse(published().full) as { ofertas: { id: number }[] }[]
    expect(store?.ofertas.map(({ id }) => id)).toEqual([2])
  })

  test('in whatever order they come, the lists go by number', async () => {
    await publishAll(five.toReversed())
    const fresh = site.folder('fresh')
    await publishAll(five, { siteDir: fresh })
    expect(published()).toEqual(published(fresh))
  })
})
