import { LOADED_AT_HEADER } from '../../undo/conflict-message'
import { formOf, watching, type DocumentArguments } from '../panel-store'

const ANSWERED = ['adminApi/executeQuery/fulfilled', 'adminApi/executeMutation/fulfilled']
/** Whose answers a form is filled from, or goes on with. */
const ANSWERS = ['getDocument', 'updateDocument', 'publishDocument']
const SAVES = ['updateDocument', 'publishDocument']

/** When the draft was last changed that each form shows, ISO 8601. */
const loaded = new Map<string, string>()

/** From now on a form may be saved over the document as it was changed at this moment. */
export const saveOver = (form: string, updatedAt: string): void => {
  loaded.set(form, updatedAt)
}

interface Saved {
  data?: { updatedAt?: unknown }
}

/** Remembers which state of a document each form shows. */
export const rememberLoadedState = watching<Saved>(({ type, payload, meta }) => {
  const { endpointName, originalArgs = {} } = meta?.arg ?? {}
  const form = formOf(originalArgs)
  const updatedAt = payload?.data?.updatedAt
  const isDraft = originalArgs.params?.status !== 'published'
  const isAnswer = ANSWERED.includes(String(type)) && ANSWERS.includes(String(endpointName))
  if (isAnswer && isDraft && form !== null && typeof updatedAt === 'string') {
    saveOver(form, updatedAt)
  }
})

interface Request {
  config?: { headers?: object }
}

interface Endpoint {
  query?: (args: DocumentArguments) => Request
}

/** Strapi's `adminApi`, as far as it is used here. */
export interface Api {
  enhanceEndpoints(enhancements: {
    endpoints: Record<string, (endpoint: Endpoint | undefined) => void>
  }): unknown
}

function addState(query: (args: DocumentArguments) => Request) {
  return (args: DocumentArguments): Request => {
    const request = query(args)
    const form = formOf(args)
    const updatedAt = form === null ? undefined : loaded.get(form)
    if (updatedAt === undefined) return request
    const headers = { ...request.config?.headers, [LOADED_AT_HEADER]: updatedAt }
    return { ...request, config: { ...request.config, headers } }
  }
}

/** Has every save of a form say which state it was filled from: the server refuses older ones. */
export function sendLoadedState(api: Api): void {
  const enhance = (endpoint: Endpoint | undefined) => {
    if (!endpoint?.query) throw new Error('Los guardados del panel cambiaron de forma.')
    endpoint.query = addState(endpoint.query)
  }
  api.enhanceEndpoints({ endpoints: Object.fromEntries(SAVES.map((name) => [name, enhance])) })
}
