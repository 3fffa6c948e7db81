import type { Product } from '../../../scripts/testing/start-product.ts'

export const PRODUCT_VARIABLE = 'GUIA_E2E_PRODUCT'

export type RunningProduct = Pick<Product, 'siteUrl' | 'cmsUrl' | 'dataDir' | 'admin'>

/** The product that the global set-up started. */
export function runningProduct(): RunningProduct {
  const text = process.env[PRODUCT_VARIABLE]
  if (!text) throw new Error('the global set-up has not started the product')
  return JSON.parse(text) as RunningProduct
}
