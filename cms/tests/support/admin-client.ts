import type { Cms } from './start-cms.ts'

export interface Answer {
  status: number
  /** Parsed JSON; null when the body is none. */
  body: Body
  headers: Headers
}

/** The parts of the panel's answers that the tests look at. */
export interface Body {
  data?: Record<string, unknown> & { documentId: string }
  error?: {
    status: number
    name: string
    message: string
    details?: { errors?: { path: string[]; message: string }[] }
  }
  [key: string]: unknown
}

export interface Sent {
  method?: string
  token?: string
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
}

/** One request; follows nothing, never throws on a status. */
export async function send(url: string, { method, token, json, body, headers }: Sent = {}) {
  const response = await fetch(url, {
    method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
  })
  const text = await response.text()
  let parsed: unknown = null
  try {
    parsed = JSON.parse(text)
  } catch {
    // Not every answer is JSON: the status says enough.
  }
  return { status: response.status, headers: response.headers, body: parsed as Body, text }
}

export type Fields = Record<string, unknown>

/** Short names of the content types that staff edit. */
const UIDS = {
  category: 'collection-types/api::category.category',
  subcategory: 'collection-types/api::subcategory.subcategory',
  store: 'collection-types/api::store.store',
  offer: 'collection-types/api::offer.offer',
  professional: 'collection-types/api::professional.professional',
  professionalCategory: 'collection-types/api::professional-category.professional-category',
  usefulContactCategory: 'collection-types/api::useful-contact-category.useful-contact-category',
  paymentMethod: 'collection-types/api::payment-method.payment-method',
  lead: 'collection-types/api::lead.lead',
  missedSearch: 'collection-types/api::missed-search.missed-search',
  calendar: 'single-types/api::calendar.calendar',
  siteSetting: 'single-types/api::site-setting.site-setting',
} as const

export type Type = keyof typeof UIDS

const isSingle = (type: Type) => UIDS[type].startsWith('single-types')

function readDocument({ status, text, body }: Awaited<ReturnType<typeof send>>) {
  if (status >= 300 || !body.data) throw new Error(`The panel answered ${status}: ${text}`)
  return body.data
}

/** Does what staff do in the panel, through the panel's own API. */
export async function signIn(cms: Cms) {
  const login = await send(`${cms.url}/admin/login`, { json: cms.admin })
  const token = (login.body.data as { token?: string } | undefined)?.token
  if (!token) throw new Error(`Login refused with ${login.status}: ${login.text}`)
  const at = (type: Type, rest = '') => `${cms.url}/content-manager/${UIDS[type]}${rest}`
  const post = (url: string, json: unknown) => send(url, { token, json })

  const client = {
    token,
    get: (path: string) => send(`${cms.url}${path}`, { token }),
    tryCreate: (type: Type, fields: Fields) => post(at(type), fields),
    tryUpdate: (type: Type, id: string, fields: Fields) =>
      send(at(type, isSingle(type) ? '' : `/${id}`), {
        token,
        method: 'PUT',
        json: fields,
      }),
    tryPublish: (type: Type, id: string, fields: Fields = {}) =>
      post(at(type, `${isSingle(type) ? '' : `/${id}`}/actions/publish`), fields),
    tryCreateAndPublish: (type: Type, fields: Fields) =>
      isSingle(type)
        ? post(at(type, '/actions/publish'), fields)
        : post(at(type, '/actions/publish'), fields),
    tryClone: (type: Type, id: string, fields: Fields = {}) =>
      post(at(type, `/clone/${id}`), fields),
    bulkPublish: (type: Type, ids: string[]) =>
      post(at(type, '/actions/bulkPublish'), { documentIds: ids }),
    bulkUnpublish: (type: Type, ids: string[]) =>
      post(at(type, '/actions/bulkUnpublish'), { documentIds: ids }),
    bulkDelete: (type: Type, ids: string[]) =>
      post(at(type, '/actions/bulkDelete'), { documentIds: ids }),
    unpublish: (type: Type, id: string) => post(at(type, `/${id}/actions/unpublish`), {}),
    discard: (type: Type, id: string) => post(at(type, `/${id}/actions/discard`), {}),
    remove: (type: Type, id: string) => send(at(type, `/${id}`), { token, method: 'DELETE' }),
    read: async (type: Type, id: string) => readDocument(await send(at(type, `/${id}`), { token })),
    create: async (type: Type, fields: Fields) =>
      readDocument(await client.tryCreate(type, fields)),
    update: async (type: Type, id: string, fields: Fields) =>
      readDocument(await client.tryUpdate(type, id, fields)),
    publish: async (type: Type, id: string, fields: Fields = {}) =>
      readDocument(await client.tryPublish(type, id, fields)),
    createAndPublish: async (type: Type, fields: Fields) =>
      readDocument(await client.tryCreateAndPublish(type, fields)),
  }
  return client
}

export type AdminClient = Awaited<ReturnType<typeof signIn>>
