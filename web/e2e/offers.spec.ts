import { firstWith } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

test('the offers ten at a time, then one of them and its store', async ({ visitor, catalogue }) => {
  const { offers } = catalogue.offers
  await visitor.goto('/ofertas')
  const list = visitor.getByRole('list', { name: 'Ofertas' })
  await expect(list.getByRole('article')).toHaveCount(Math.min(10, offers.length))
  const chosen = firstWith(offers, ({ discount }) => discount !== '')
  const more = visitor.getByRole('button', { name: 'Mostrar más' })
  while (await more.isVisible()) await more.click()
  await expect(list.getByRole('article')).toHaveCount(offers.length)

  await list.getByRole('link', { name: chosen.name, exact: true }).first().click()
  await expect(visitor).toHaveURL(`/ofertas/${chosen.id}/${chosen.storeId}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(chosen.name)
  await expect(visitor.getByRole('main').getByText(chosen.discount, { exact: true })).toBeVisible()
  await visitor.getByRole('link', { name: 'Ver tienda' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(chosen.store.name)
})

test('an address with ids shows only that offer, an unknown one none', async ({
  visitor,
  catalogue,
}) => {
  const { id, storeId, name } = firstWith(catalogue.offers.offers, () => true)
  await visitor.goto(`/ofertas/${id}/${storeId}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(visitor.getByRole('article')).toHaveCount(1)
  await visitor.getByRole('link', { name: 'Ver todas las ofertas' }).click()
  await expect(visitor.getByRole('list', { name: 'Ofertas' })).toBeVisible()
})

test('the recommended items, and one of them', async ({ visitor, catalogue }) => {
  const { recommended } = catalogue.offers
  const chosen = firstWith(recommended, () => true)
  await visitor.goto('/recomendados')
  const list = visitor.getByRole('list', { name: 'Recomendados' })
  await expect(list.getByRole('article')).toHaveCount(Math.min(10, recommended.length))
  await list.getByRole('link', { name: chosen.name, exact: true }).first().click()
  await expect(visitor).toHaveURL(`/recomendados/${chosen.id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(chosen.name)
})
