import { LOADED_AT_HEADER } from '../../undo/conflict-message'

/** What a form of the panel asks for or sends. */
export interface DocumentArguments {
  collectionType?: string
  model?: string
  documentId?: string
  params?: { status?: string }
  data?: object
}

/** As much of an action of the panel's store as is looked at here. */
interface PanelAction {
  type?: unknown
  payload?: { data?: { updatedAt?: unknown } }
  meta?: { arg?: { endpointName?: unknown; originalArgs?: DocumentArguments } }
}

type Next = (action: unknown) => unknown

const ANSWERED = ['adminApi/executeQuery/fulfilled', 'adminApi/executeMutation/fulfilled']
/** Whose answers a form is filled from, or goes on with. */
const ANSWERS = ['getDocument', 'updateDocument', 'publishDocument']
const SAVES = ['updateDocument', 'publishDocument']

/** By which a form is known; null for that of a document that is still to be made. */
export function formOf({ collectionType, model, documentId }: DocumentArguments): string | null {
  if (collectionType === 'single-types') return String(model)
  return documentId ? `${model}/${documentId}` : null
}

/** When the draft was last changed that each form shows, ISO 8601. */
const loaded = new Map<string, string>()

/** From now on a form may be saved over the document as it was changed at this moment. */
export const saveOver = (form: string, updatedAt: string): void => {
  loaded.set(form, updatedAt)
}

/** Middleware of the panel's store: remembers which state of a document each form shows. */
export const rememberLoadedState = () => (next: Next) => (action: unknown) => {
  const { type, payload, meta } = action as PanelAction
  const { endpointName, originalArgs = {} } = meta?.arg ?? {}
  const form = formOf(originalArgs)
  const updatedAt = payload?.data?.updatedAt
  const isDraft = originalArgs.params?.status !== 'published'
  const isAnswer = ANSWERED.includes(String(type)) && ANSWERS.includes(String(endpointName))
  if (isAnswer && isDraft && form !== null && typeof updatedAt === 'string') {
    saveOver(form, updatedAt)
  }
  return next(action)
}

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
