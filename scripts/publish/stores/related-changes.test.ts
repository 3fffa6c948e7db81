import { describe, expect, test } from 'vitest'
import type { StoreDocument } from '../../site/documents.ts'
import {
  buildCategory,
  buildDocuments,
  buildMedia,
  buildPaymentMethod,
  buildStore,
} from '../../site/testing/documents.ts'
import { toStoreLine } from '../testing/snapshot-text.ts'
import { useStorePublication } from '../testing/store-publication.ts'
import { StoreRelations } from './store-relations.ts'

const site = useStorePublication()
const { made, publishAll, published } = site

describe('what stores are made with', () => {
  const food = buildCategory('Alimentos', { icon: buildMedia('alimentos.png') })
  const cars = buildCategory('Autos')
  const visa = buildPaymentMethod('Visa', 'credito')
  const stores = (alimentos = food, pago = visa) => [
    buildStore(1, { categories: [alimentos, cars] }),
    buildStore(3, { subcategories: [alimentos] }),
    buildStore(5, { categories: [cars], paymentMethods: [pago] }),
    buildStore(7, { categories: [cars] }),
  ]
  const icon = '/media/0123456789abcdef-icon-96.webp'

  test.each<[string, StoreDocument[], number[]]>([
    ['the name of a category', stores({ ...food, name: 'Comida' }), [1, 3]],
    ['the address of a category', stores({ ...food, slug: 'comida' }), [1, 3]],
    ['the group of a payment method', stores(food, { ...visa, group: 'debito' }), [5]],
    ['the logo of a payment method', stores(food, { ...visa, logo: buildMedia('v.png') }), [5]],
  ])('changes those stores that name it: %s', async (_, changed, expected) => {
    await publishAll(stores(), { address: icon })
    made.length = 0
    // The CMS sends no line of a store for that.
    await publishAll(changed, { address: icon, changed: new Set<number>() })
    expect(made).toEqual(expected)
    const fresh = site.folder('fresh')
    await publishAll(changed, { address: icon, siteDir: fresh })
    expect(published()).toEqual(published(fresh))
  })

  test('changes them when its image can be read at last', async () => {
    await publishAll(stores())
    made.length = 0
    await publishAll(stores(), { address: icon })
    expect(made).toEqual([1, 3])
  })

  test('is left out of a store when it was left out itself', async () => {
    const relations = new StoreRelations(buildDocuments({ category: [cars] }), () => '')
    const [store] = stores()
    if (!store) throw new Error('there is no store')
    expect(relations.resolve(toStoreLine(store)).categories).toEqual([cars])
  })
})
