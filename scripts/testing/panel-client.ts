/** A member of staff at the panel, by its own HTTP interface. */
export interface PanelClient {
  /** Answer's JSON; throws with the panel's message when it refuses. */
  send(method: string, path: string, body?: unknown): Promise<unknown>
  /** The answer, whatever it is; a FormData goes as it is, anything else as JSON. */
  ask(method: string, path: string, body?: unknown): Promise<Response>
}

const STORES = '/content-manager/collection-types/api::store.store'

/** An answer's JSON; throws with the panel's message when it refuses. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** Signs in as `POST /admin/login` does from the panel's own page; `ask` is how it is reached. */
export async function signIn(
  cmsUrl: string,
  account: { email: string; password: string },
  ask: (url: string, init?: RequestInit) => Promise<Response> = fetch,
): Promise<PanelClient> {
  const headers = { 'Content-Type': 'application/json' }
  const login = await ask(`${cmsUrl}/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  const { data } = (await readJson(login)) as { data: { accessToken?: string; token?: string } }
  const authorization = `Bearer ${data.accessToken ?? data.token ?? ''}`
  const askAs = (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData
    return ask(cmsUrl + path, {
      method,
      headers: { ...(isForm ? {} : headers), Authorization: authorization },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    })
  }
  return {
    ask: askAs,
    send: async (method, path, body) => readJson(await askAs(method, path, body)),
  }
}

export interface PanelStore {
  documentId: string
  name: string
  slug: string
}

/** The drafts of the stores, as the panel's list shows them. */
export async function listStores(panel: PanelClient): Promise<PanelStore[]> {
  const list = (await panel.send('GET', `${STORES}?pageSize=100&sort=numero:asc`)) as {
    results: PanelStore[]
  }
  return list.results
}

/** What the panel's «Publicar» does: saves the given fields and publishes. */
export async function publishStore(
  panel: PanelClient,
  documentId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await panel.send('POST', `${STORES}/${documentId}/actions/publish`, fields)
}
