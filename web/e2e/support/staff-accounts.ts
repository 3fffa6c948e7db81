import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningProduct } from './product.ts'
import { signInToPanel } from './panel.ts'

const CODES = { Carga: 'guia-carga', Publicación: 'strapi-editor' } as const

export type Role = keyof typeof CODES | 'Administración'

interface Answer {
  data: { id: number; code: string; registrationToken: string; token: string }
}

const TOKEN = 'jwtToken'

async function ask(page: Page, address: string, token: string | undefined, json?: object) {
  const answer = await page.request.fetch(address, {
    method: json ? 'POST' : 'GET',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    data: json,
  })
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as unknown
}

/** Invites a person and accepts for them, which signs them in: no password is asked for. */
async function register(admin: Page, cmsUrl: string, code: string): Promise<string> {
  const token = (await admin.context().cookies(`${cmsUrl}/admin`)).find(
    ({ name }) => name === TOKEN,
  )?.value
  const roles = (await ask(admin, `${cmsUrl}/admin/roles`, token)) as { data: Answer['data'][] }
  const role = roles.data.find((one) => one.code === code)
  const invited = (await ask(admin, `${cmsUrl}/admin/users`, token, {
    firstname: 'Marta',
    email: `${code}-${Date.now()}@pruebas.example`,
    roles: [role?.id],
  })) as Answer
  // As somebody new: what is answered is their session, not the administrator's.
  const answer = (await ask(admin, `${cmsUrl}/admin/register`, undefined, {
    registrationToken: invited.data.registrationToken,
    userInfo: { firstname: 'Marta', password: 'Clave-de-prueba-2' },
  })) as Answer
  return answer.data.token
}

/** A browser of somebody with this role, signed in to the panel. */
export async function contextOf(
  browser: Browser,
  product: RunningProduct,
  role: Role,
): Promise<BrowserContext> {
  const newContext = () => browser.newContext({ viewport: { width: 1280, height: 900 } })
  const owner = await newContext()
  const admin = await owner.newPage()
  await signInToPanel(admin, product)
  if (role === 'Administración') return owner
  const token = await register(admin, product.cmsUrl, CODES[role])
  await owner.close()
  const context = await newContext()
  await context.addCookies([{ name: TOKEN, value: token, url: product.cmsUrl }])
  return context
}
