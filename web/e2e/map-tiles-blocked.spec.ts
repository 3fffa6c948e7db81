import { TILE_HOSTS, TILE_ORIGINS } from '@guia/contract'
import { completeStore } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

const isTile = ({ origin }: URL) => TILE_ORIGINS.includes(origin)

test.use({ expectedFaults: new RegExp(TILE_HOSTS.join('|')) })

test('without map tiles the home screen is whole, and the list of places works', async ({
  visitor,
  catalogue,
}) => {
  let blocked = 0
  await visitor.route(isTile, (route) => {
    blocked += 1
    return route.abort()
  })
  await visitor.goto('/')
  await visitor.getByRole('heading', { name: 'Ubicaciones' }).scrollIntoViewIfNeeded()
  await expect(visitor.getByRole('button', { name: 'Acercar', exact: true })).toBeVisible()
  await expect.poll(() => blocked).toBeGreaterThan(0)

  await visitor.getByText('Ver los lugares en una lista').click()
  const store = completeStore(catalogue)
  await visitor
    .getByRole('list', { name: 'Lugares del mapa' })
    .getByRole('link', { name: store.name })
    .click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(store.name)
})

test('without map tiles a store has its marker and the way to it', async ({
  visitor,
  catalogue,
}) => {
  const { slug, name } = completeStore(catalogue)
  await visitor.route(isTile, (route) => route.abort())
  await visitor.goto(`/store/${slug}`)
  await visitor.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
  await expect(visitor.getByRole('button', { name: `Marcador de ${name}` })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Cómo llegar' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  )
  await expect(visitor.getByRole('contentinfo')).toBeVisible()
})
