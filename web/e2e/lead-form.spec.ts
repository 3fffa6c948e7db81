import type { Page, Request } from '@playwright/test'
import { PUBLIC_FILES } from '@guia/contract'
import { changeJson } from './support/change-json.ts'
import { expect, test } from './support/test.ts'

const LEAD = {
  Nombre: 'Ramona Ñáñez',
  Email: 'ramona@despensa.example',
  Teléfono: '3777 55-5999',
} as const

async function fill(page: Page): Promise<void> {
  await page.goto('/contacto')
  for (const [label, text] of Object.entries(LEAD)) await page.getByLabel(label).fill(text)
}

async function expectCleared(page: Page): Promise<void> {
  for (const label of Object.keys(LEAD)) await expect(page.getByLabel(label)).toHaveValue('')
}

/** Every POST that the page sends from now on. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}

test('a lead is stored once, though the button is pressed twice', async ({
  visitor,
  catalogue,
}) => {
  await fill(visitor)
  const posts = watchPosts(visitor)
  const answer = visitor.waitForResponse(`**${catalogue.site.leadEndpoint}`)
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).dblclick()
  expect((await answer).status()).toBe(201)
  const dialog = visitor.getByRole('dialog', { name: '¡Formulario enviado!' })
  await expect(dialog).toContainText('Gracias por tu interés, te contactaremos pronto.')
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog).toBeHidden()
  await expectCleared(visitor)
  expect(posts).toHaveLength(1)
  const sent = new URLSearchParams(posts[0]?.postData() ?? '')
  expect([sent.get('nombre'), sent.get('email'), sent.get('telefono')]).toEqual(Object.values(LEAD))
})

test('where the script of a spreadsheet is the endpoint, the lead reaches it', async ({
  visitor,
}) => {
  const script = 'https://script.google.com/macros/s/prueba/exec'
  await changeJson(visitor, PUBLIC_FILES.site, (site) => ({
    ...(site as object),
    leadEndpoint: script,
  }))
  const taken: (string | null)[] = []
  await visitor.route(script, async (route) => {
    taken.push(route.request().postData())
    await route.fulfill({ status: 200, body: 'ok' })
  })
  await fill(visitor)
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(visitor.getByRole('dialog', { name: '¡Formulario enviado!' })).toBeVisible()
  const sent = new URLSearchParams(taken[0] ?? '')
  expect([sent.get('nombre'), sent.get('email'), sent.get('telefono')]).toEqual(Object.values(LEAD))
})

test('what sends it is there before it is sent, and not with the page', async ({ visitor }) => {
  const scripts: string[] = []
  visitor.on('request', (request) => scripts.push(request.url()))
  const isThere = () => scripts.some((address) => /\/axios-[^/]+\.js$/.test(address))
  await visitor.goto('/contacto')
  expect(isThere()).toBe(false)
  await visitor.getByLabel('Nombre').fill('R')
  await expect.poll(isThere).toBe(true)
})

test('nothing is sent while a field is missing', async ({ visitor }) => {
  await fill(visitor)
  await visitor.getByLabel('Email').fill('')
  const posts = watchPosts(visitor)
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(visitor.getByLabel('Email')).toBeFocused()
  await expect(visitor.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(visitor.getByLabel('Nombre')).toHaveValue(LEAD.Nombre)
  expect(posts).toEqual([])
})

test.describe('while the endpoint cannot be reached', () => {
  test.use({ expectedFaults: /\/api\/leads|The lead form could not be sent/ })

  test('the alert says so, the fields are cleared, and the same may be sent again', async ({
    visitor,
    catalogue,
  }) => {
    const { leadEndpoint } = catalogue.site
    await fill(visitor)
    const posts = watchPosts(visitor)
    await visitor.route(`**${leadEndpoint}`, (route) => route.abort())
    await visitor.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(visitor.getByRole('alert')).toHaveText('Hubo un error al enviar el formulario.')
    await expectCleared(visitor)

    await visitor.unroute(`**${leadEndpoint}`)
    await visitor.route(`**${leadEndpoint}`, (route) => route.fulfill({ status: 201, json: {} }))
    await visitor.getByRole('button', { name: 'Reintentar' }).click()
    const dialog = visitor.getByRole('dialog', { name: '¡Formulario enviado!' })
    await dialog.getByRole('button', { name: 'Ok' }).click()
    await expect(visitor.getByRole('button', { name: 'Enviar', exact: true })).toBeFocused()
    const keys = posts.map((post) => post.headers()['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })
})
