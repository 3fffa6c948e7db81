import { expect, test } from './support/test.ts'

for (const [path, press] of [
  ['/busquedas?q=pan', 'Verificado'],
  ['/tienda', 'Verificado'],
] as const) {
  test(`from ${path}, where the visit began, Volver leads home, filters or not`, async ({
    visitor,
  }) => {
    await visitor.goto(path)
    await visitor.getByRole('button', { name: press, exact: true }).click()
    await expect(visitor).toHaveURL(/verificado=1/)
    await visitor.getByRole('button', { name: 'Volver' }).click()
    await expect(visitor).toHaveURL(/:\d+\/$/)
  })
}

test('Volver leads back over a page, with the filters that it had', async ({ visitor }) => {
  await visitor.goto('/tienda')
  await visitor.getByRole('button', { name: 'Verificado', exact: true }).click()
  await visitor.locator('main a[href^="/store/"]').first().click()
  await expect(visitor).toHaveURL(/\/store\//)
  await visitor.getByRole('button', { name: 'Volver' }).click()
  await expect(visitor).toHaveURL(/\/tienda\?verificado=1/)
})
