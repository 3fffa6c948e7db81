import { startProduct } from '../../../scripts/testing/start-product.ts'
import { PRODUCT_VARIABLE } from './product.ts'

/** Runs `npm start` in an empty data folder for all journeys; ends it after the last one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct()
  const { siteUrl, cmsUrl, dataDir, admin } = product
  process.env[PRODUCT_VARIABLE] = JSON.stringify({ siteUrl, cmsUrl, dataDir, admin })
  return product.stop
}
