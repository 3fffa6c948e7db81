import type { Choice } from '../../rules/reading/choices/choices'

/** A document that the form connects or disconnects, as Strapi's own field writes it. */
export interface RelationItem {
  id: number | string
  /** Strapi's own items have it in `apiData`; what it connects by itself has it here. */
  documentId?: string
  name?: string
  /** By a 'draft' the panel warns before it publishes. */
  status?: string
  /** What is sent. */
  apiData?: { id: number | string; documentId: string; isTemporary?: boolean }
}

/** A relation in the form: what will change when it is saved. Undefined in a new document. */
export interface RelationValue {
  connect?: readonly RelationItem[]
  disconnect?: readonly RelationItem[]
}

/** A document that a relation names: what the CMS has of it is enough. */
export type Chosen = Pick<Choice, 'id' | 'documentId'> & { name?: string; status?: string }

export const documentIdOf = ({ apiData, documentId }: RelationItem): string =>
  apiData?.documentId ?? documentId ?? ''

const itemOf = (choice: Choice): RelationItem => ({
  id: choice.id,
  name: choice.name,
  status: choice.isPublished ? 'published' : 'draft',
  apiData: { id: choice.id, documentId: choice.documentId, isTemporary: true },
})

const goneItemOf = ({ id, documentId, status }: Chosen): RelationItem => ({
  id,
  ...(status ? { status } : {}),
  apiData: { id, documentId },
})

const without = (items: readonly RelationItem[] = [], gone: ReadonlySet<string>) =>
  items.filter((item) => !gone.has(documentIdOf(item)))

const idsOf = (choices: readonly { documentId: string }[]) =>
  new Set(choices.map(({ documentId }) => documentId))

/**
 * The form's value of a relation with these chosen as well: `form.onChange('paymentMethods',
 * connectChoices(form.values.paymentMethods, methods, saved))`. What is chosen already stays once;
 * `saved` is what the CMS has, [] in a new document.
 */
export function connectChoices(
  value: RelationValue | undefined,
  choices: readonly Choice[],
  saved: readonly { documentId: string }[] = [],
): RelationValue {
  const wanted = idsOf(choices)
  const known = idsOf(saved)
  const added = choices.filter(({ documentId }) => !known.has(documentId)).map(itemOf)
  return {
    connect: [...without(value?.connect, wanted), ...added],
    disconnect: without(value?.disconnect, wanted),
  }
}

/** The form's value of a relation without these. */
export function disconnectChoices(
  value: RelationValue | undefined,
  choices: readonly { documentId: string }[],
  saved: readonly Chosen[] = [],
): RelationValue {
  const gone = idsOf(choices)
  const taken = saved.filter(({ documentId }) => gone.has(documentId)).map(goneItemOf)
  return {
    connect: without(value?.connect, gone),
    disconnect: [...without(value?.disconnect, gone), ...taken],
  }
}

/** What is chosen in the form: what is saved and not taken away, and what is added, each once. */
export function chosenIn(
  value: RelationValue | undefined,
  saved: readonly Chosen[] = [],
): Chosen[] {
  const gone = new Set((value?.disconnect ?? []).map(documentIdOf))
  const kept = saved.filter(({ documentId }) => !gone.has(documentId))
  const known = idsOf(kept)
  const added = (value?.connect ?? []).flatMap(({ id, name, ...item }): Chosen[] => {
    const documentId = documentIdOf({ id, ...item })
    return known.has(documentId) ? [] : [{ id: Number(id), documentId, ...(name ? { name } : {}) }]
  })
  return [...kept, ...added]
}

/** Whether the form changes the relation. */
export const isChanged = (value: RelationValue | undefined): boolean =>
  Boolean(value?.connect?.length || value?.disconnect?.length)
