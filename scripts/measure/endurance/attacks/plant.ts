import type { PublishedKind } from '../../../../cms/src/rules/types.ts'
import type { PanelClient } from '../../../testing/panel-client.ts'
import {
  fieldsOf,
  harmlessFields,
  type AttackedType,
  type Fields,
  type TextPath,
} from './text-fields.ts'

export type Texts = readonly (readonly [TextPath, string])[]

/** A refusal of one field by the CMS. */
export interface Refusal {
  path: TextPath
  message: string
}

export interface Planted {
  documentId: string
  /** What the document has, as the CMS answered. */
  stored: Fields
  taken: Texts
  refused: { path: TextPath; text: string; message: string }[]
}

interface Answer {
  data?: Fields & { documentId: string }
  error?: { message: string; details?: { errors?: Refusal[] } }
}

const MOST_TRIES = 6

/** Whether a refusal of `whole` means this text: ['hours'] does mean ['hours', 'monday', 'text']. */
export const isAbout = (refused: TextPath, path: TextPath): boolean =>
  refused.length > 0 &&
  [...Array(Math.min(refused.length, path.length)).keys()].every((at) => refused[at] === path[at])

/** How a document is saved: anew and published, where nothing else is said. */
export interface Saving {
  method: 'POST' | 'PUT'
  /** Behind the address of its type. */
  path: string
}

const PUBLISHED: Saving = { method: 'POST', path: '/actions/publish' }

/**
 * Saves a document with these texts, as staff do; each text that the CMS refuses is left out and
 * told of. Throws when it refuses without naming one of them, or with another status.
 */
export async function plant(
  staff: PanelClient,
  type: AttackedType,
  number: number,
  texts: Texts,
  others: Fields = {},
  { method, path }: Saving = PUBLISHED,
): Promise<Planted> {
  const refused: Planted['refused'] = []
  let taken = texts
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const fields = { ...harmlessFields(type, number), ...others, ...fieldsOf(taken) }
    const response = await staff.ask(method, type.address + path, fields)
    const answer = (await response.json()) as Answer
    if (response.ok && answer.data) {
      const { documentId } = answer.data
      return { documentId, stored: answer.data, taken, refused }
    }
    const { errors = [] } = answer.error?.details ?? {}
    const why = (path: TextPath) => errors.find((one) => isAbout(one.path.map(String), path))
    const left = taken.filter(([path]) => !why(path))
    if (response.status !== 400 || left.length === taken.length) {
      throw new Error(`${type.kind}: ${response.status} ${JSON.stringify(answer)}`)
    }
    refused.push(
      ...taken.flatMap(([path, text]) => {
        const error = why(path)
        return error ? [{ path, text, message: error.message }] : []
      }),
    )
    taken = left
  }
  throw new Error(`${type.kind}: the CMS refuses ever other fields`)
}

/** Documents that others can name, by their kind. */
export class Known {
  readonly #ids = new Map<PublishedKind, string[]>()

  add(kind: PublishedKind, documentId: string): void {
    this.#ids.set(kind, [...this.of(kind), documentId])
  }

  of(kind: PublishedKind): readonly string[] {
    return this.#ids.get(kind) ?? []
  }

  /** The fields that name others: of the `at`th document, the `at`th of each kind that is known. */
  relationsOf({ relations }: AttackedType, at: number): Fields {
    return Object.fromEntries(
      Object.entries(relations).flatMap(([field, kind]) => {
        const ids = this.of(kind)
        const documentId = ids[at % ids.length]
        return documentId ? [[field, { connect: [{ documentId }] }]] : []
      }),
    )
  }
}
