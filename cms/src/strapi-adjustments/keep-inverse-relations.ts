import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import type { Data, Problem } from '../documents/rules'
import { isVisibleType, VISIBLE_TYPES, type VisibleType } from '../documents/visible-types'
import { describeUid } from '../rules/types'

/**
 * A relation is written by the document that names it: a store its categories, an offer its store.
 * Seen from the other side it is an inverse relation. Strapi writes that side as well: publishing
 * a category attaches what the drafts of the stores say, duplicating a store takes its offers.
 */
const inverseOf = (type: VisibleType) => describeUid(type)?.writtenElsewhere ?? {}

const inverseFields = (type: VisibleType) => Object.keys(inverseOf(type))

const isEmptyList = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Whether a form sent the field without touching it. */
function isUntouched(value: unknown): boolean {
  if (isEmptyList(value)) return true
  const { connect, disconnect, set, ...rest } = value as Data
  return [connect, disconnect, set].every(isEmptyList) && Object.keys(rest).length === 0
}

/** Takes inverse relations out of a save; problems in Spanish for those that it would change. */
export function dropInverseRelations(type: VisibleType, action: string, data: Data): Problem[] {
  const problems: Problem[] = []
  for (const [field, where] of Object.entries(inverseOf(type))) {
    const value = data[field]
    delete data[field]
    // The form of a copy sends what the original has.
    if (action === 'clone' || isUntouched(value)) continue
    problems.push({ path: [field], message: `${where}, no acá.` })
  }
  return problems
}

interface JoinTable {
  name: string
  joinColumn: { name: string }
}

type Row = Record<string, unknown>

const joinTablesOf = (strapi: Core.Strapi, type: VisibleType): JoinTable[] =>
  inverseFields(type).map(
    (field) =>
      (strapi.db.metadata.get(type).attributes[field] as unknown as { joinTable: JoinTable })
        .joinTable,
  )

/** Which row of a document an action replaces by a new one. */
const REPLACED: Record<string, { publishedAt: Row }> = {
  publish: { publishedAt: { $notNull: true } },
  discardDraft: { publishedAt: { $null: true } },
}

async function idOf(strapi: Core.Strapi, type: VisibleType, where: Row): Promise<number | null> {
  const row = (await strapi.db.query(type).findOne({ where, select: ['id'] })) as {
    id: number
  } | null
  return row?.id ?? null
}

async function readLinks(strapi: Core.Strapi, { name, joinColumn }: JoinTable, id: number) {
  return strapi.db.transaction(({ trx }) =>
    trx(name)
      .where({ [joinColumn.name]: id })
      .select('*'),
  ) as Promise<Row[]>
}

async function writeLinks(
  strapi: Core.Strapi,
  { name, joinColumn }: JoinTable,
  id: number,
  links: Row[],
): Promise<void> {
  const rows = links.map(({ id: _, ...link }) => ({ ...link, [joinColumn.name]: id }))
  await strapi.db.transaction(async ({ trx }) => {
    await trx.batchInsert(name, rows, strapi.db.dialect.getBatchInsertSize())
  })
}

/** The type whose new rows are to be created without their inverse relations. */
const creating = new AsyncLocalStorage<VisibleType>()

/** Must run once, before the first change. */
export function watchInverseRelations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [...VISIBLE_TYPES],
    beforeCreate({ model: { uid }, params }) {
      if (!isVisibleType(uid) || creating.getStore() !== uid) return
      for (const field of inverseFields(uid)) delete (params.data as Data)[field]
    },
  })
}

/**
 * Runs a publication, a discarding or a duplication so that what other documents say of this one
 * stays as they say it. A first publication, or one after «Sacar del sitio», has nothing to keep:
 * there Strapi attaches what the drafts of the others say.
 */
export async function keepInverseRelations(
  strapi: Core.Strapi,
  type: VisibleType,
  action: string,
  documentId: string | undefined,
  next: () => Promise<unknown>,
): Promise<unknown> {
  if (action === 'clone') return creating.run(type, next)
  const state = REPLACED[action]
  if (!state || !documentId || inverseFields(type).length === 0) return next()
  const where = { documentId, ...state }
  const replaced = await idOf(strapi, type, where)
  if (replaced === null) return next()
  const held: [JoinTable, Row[]][] = []
  for (const table of joinTablesOf(strapi, type)) {
    held.push([table, await readLinks(strapi, table, replaced)])
  }
  const result = await creating.run(type, next)
  const id = await idOf(strapi, type, where)
  if (id === null) return result
  for (const [table, links] of held) await writeLinks(strapi, table, id, links)
  return result
}
