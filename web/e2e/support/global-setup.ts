import { startProduct } from '../../../scripts/testing/start-product.ts'
import { PRODUCT_VARIABLE } from './product.ts'

/**
 * Runs `npm start` in an empty data folder for all journeys and ends it after the last one.
 * GUIA_E2E_PRODUCT (the JSON of `RunningProduct`) names one that runs already instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[PRODUCT_VARIABLE]) return undefined
  const { siteUrl, cmsUrl, dataDir, admin, stop } = await startProduct()
  process.env[PRODUCT_VARIABLE] = JSON.stringify({ siteUrl, cmsUrl, dataDir, admin })
  return stop
}
