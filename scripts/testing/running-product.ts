import { PRODUCT_VARIABLE } from '../../web/e2e/support/product.ts'
import { startProduct, type Product } from './start-product.ts'

/** The product that the environment names for the journeys, otherwise one of its own. */
export async function runningProduct(): Promise<Pick<Product, 'siteUrl' | 'stop'>> {
  const named = process.env[PRODUCT_VARIABLE]
  if (!named) return startProduct()
  return { ...(JSON.parse(named) as Pick<Product, 'siteUrl'>), stop: async () => {} }
}
