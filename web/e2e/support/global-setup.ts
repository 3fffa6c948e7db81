import { startCompose } from '../../../scripts/testing/compose/start-compose.ts'
import { startProduct } from '../../../scripts/testing/start-product.ts'
import { PRODUCT_VARIABLE } from './product.ts'

/**
 * Runs `npm start` in an empty data folder for all journeys and ends it after the last one; with
 * GUIA_START=compose the services of docker-compose.yml.
 * GUIA_E2E_PRODUCT (the JSON of `RunningProduct`) names one that runs already instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[PRODUCT_VARIABLE]) return undefined
  const isCompose = process.env.GUIA_START === 'compose'
  const product = await (isCompose ? startCompose() : startProduct())
  const { siteUrl, cmsUrl, dataDir, admin } = product
  process.env[PRODUCT_VARIABLE] = JSON.stringify({ siteUrl, cmsUrl, dataDir, admin })
  return product.stop
}
