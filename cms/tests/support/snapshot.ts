import { send } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

export interface Line {
  kind: string
  document: Record<string, unknown>
}

const read = (cms: Cms, path: string) =>
  send(`${cms.url}/api/publication/${path}`, { token: cms.tokens.snapshot })

/** The text of a snapshot as the publisher receives it; '?since=…' for a part of it. */
export async function snapshotText(cms: Cms, query = ''): Promise<string> {
  const { status, text } = await read(cms, `snapshot${query}`)
  if (status !== 200) throw new Error(`The snapshot answered ${status}: ${text}`)
  return text
}

export async function readSnapshot(cms: Cms, query = ''): Promise<Line[]> {
  const lines = (await snapshotText(cms, query)).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}

/** The published documents of one kind. */
export async function published(cms: Cms, kind: string) {
  return (await readSnapshot(cms)).filter((line) => line.kind === kind).map((l) => l.document)
}

/** Names of the published categories that a published store has, in its order. */
export async function categoriesOf(cms: Cms, storeName: string): Promise<unknown[]> {
  const [store] = (await published(cms, 'store')).filter(({ name }) => name === storeName)
  const categories = await published(cms, 'category')
  return (store?.categories as string[]).map(
    (id) => categories.find(({ documentId }) => documentId === id)?.name,
  )
}

export async function readVersion(cms: Cms): Promise<number> {
  const { body } = await read(cms, 'version')
  return Number(body.version)
}
