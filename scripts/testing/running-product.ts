import { PRODUCT_VARIABLE, type RunningProduct } from '../../web/e2e/support/product.ts'
import { startProduct, type Product } from './start-product.ts'

/** The product that the environment names for the journeys, otherwise one of its own. */
export async function runningProduct(): Promise<RunningProduct & Pick<Product, 'stop'>> {
  const named = process.env[PRODUCT_VARIABLE]
  if (!named) return startProduct()
  return { ...(JSON.parse(named) as RunningProduct), stop: async () => {} }
}
