import { paths } from '../src/app/paths.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedFaults: /net::ERR_INTERNET_DISCONNECTED|dynamically imported module/ })

test('a page whose code is not there opens by itself once the network is back', async ({
  visitor,
}) => {
  await visitor.goto(paths.about.link())
  await visitor.context().setOffline(true)
  const toPrivacy = visitor.getByRole('contentinfo').getByRole('link', { name: /privacidad/i })
  await toPrivacy.click()
  await expect(visitor.getByRole('alert')).toContainText('Sin conexión')
  await visitor.getByRole('button', { name: 'Volver' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /nosotros/i })).toBeVisible()
  await toPrivacy.click()
  await expect(visitor.getByRole('alert')).toContainText('Sin conexión')
  await visitor.context().setOffline(false)
  await expect(visitor.getByRole('heading', { level: 1, name: /privacidad/i })).toBeVisible()
})

test('a page that failed without network opens after it is back', async ({ visitor }) => {
  await visitor.goto(paths.about.link())
  const toPrivacy = visitor.getByRole('contentinfo').getByRole('link', { name: /privacidad/i })
  await visitor.context().setOffline(true)
  await toPrivacy.click()
  await expect(visitor.getByRole('alert')).toContainText('Sin conexión')
  await visitor.getByRole('button', { name: 'Volver' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /nosotros/i })).toBeVisible()
  await visitor.context().setOffline(false)
  await toPrivacy.click()
  await expect(visitor.getByRole('heading', { level: 1, name: /privacidad/i })).toBeVisible()
})
