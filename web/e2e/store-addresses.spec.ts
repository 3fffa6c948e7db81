import { paths } from '../src/app/paths.ts'
import { firstWith, type Catalogue } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

/** A store whose name is not its slug, by far. */
const storeWithSigns = ({ stores }: Catalogue) =>
  firstWith(
    stores,
    ({ isActive, name }) => isActive && /[áéíóúñ]/i.test(name) && /["&¡]/.test(name),
  )

const ADDRESSES: Record<string, (all: Catalogue) => string> = {
  'its raw name': (all) => paths.store.link(storeWithSigns(all).name),
  'its lowercased name with hyphens': (all) =>
    paths.store.link(storeWithSigns(all).name.toLowerCase().replaceAll(' ', '-')),
  'its number': (all) => paths.store.link(String(storeWithSigns(all).id)),
}

for (const [what, address] of Object.entries(ADDRESSES)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test(`a store is opened by ${what}`, async ({ visitor, catalogue, product }) => {
        const { name, slug } = storeWithSigns(catalogue)
        expect(address(catalogue)).not.toBe(paths.store.link(slug))
        const answer = await visitor.goto(address(catalogue))
        expect(answer?.status()).toBe(200)
        await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(visitor.getByRole('region', { name: 'Horarios' })).toBeVisible()
        // Search engines are told of one address only.
        const own = `${product.siteUrl}${paths.store.link(slug)}`
        expect(await answer?.text()).toContain(`<link rel="canonical" href="${own}">`)
      })
    })
  }
}
