import { expect, test } from 'vitest'
import { signIn, type AdminClient } from '../support/admin-client.ts'
import { makeImage } from '../support/images.ts'
import { importerOf, sha256Of } from '../support/import-client.ts'
import { readSnapshot, type Line } from '../support/snapshot.ts'
import { startCms, type Cms } from '../support/start-cms.ts'

/** Names that a collation of Spanish sorts in another order than their bytes. */
const NAMES = ['ñandú', 'Zeta', 'abeja', 'Ábaco', 'Nube', 'nube', 'Óptica', 'opaco', 'él', 'Él']

const HOURS = {
  saturday: { mode: 'text', text: 'Con turno, «ñ» y 🙂' },
  monday: { ranges: [{ opens: '08:30', closes: '12:00' }], mode: 'ranges' },
  sunday: { mode: 'closed' },
}

async function fill(cms: Cms, staff: AdminClient): Promise<void> {
  const categories: { documentId: string }[] = []
  for (const name of NAMES) {
    const slug = `rubro-${categories.length}`
    const { documentId } = await staff.createAndPublish('category', { name, slug })
    categories.push({ documentId })
  }
  const importer = importerOf(cms)
  const image = await makeImage('png', 70)
  await importer.putMedia(image, 'Ñandú.png')
  await importer.put('store', 'con-imagen', {
    name: 'Con imagen',
    gallery: [{ sha256: sha256Of(image) }],
    isActive: false,
    location: { lat: -29.144444444444442, lng: -59.26 },
    social: { instagram: 'https://instagram.com/x' },
  })
  const set = [...categories].reverse()
  for (const name of [...NAMES].reverse()) {
    const store = { name: `Comercio ${name}`, hours: HOURS, categories: { set } }
    await staff.tryCreateAndPublish('store', store)
  }
  const store = await staff.createAndPublish('store', { name: 'Con oferta' })
  await staff.createAndPublish('offer', {
    name: '2X1',
    store: { set: [{ documentId: store.documentId }] },
    kind: 'oferta',
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
  })
  await staff.createAndPublish('siteSetting', { name: 'Guía', mapLat: -29.1, sampleData: true })
  // A category that is published again is a new row, and comes last in both.
  await staff.publish('category', categories[3]?.documentId ?? '', { name: 'Ábaco y más' })
  // An address that a document leaves is kept in its history.
  const { documentId } = await staff.createAndPublish('store', { name: 'Antes', slug: 'antes' })
  await staff.publish('store', documentId, { slug: 'despues' })
}

/**
 * Without what is random or a time: row and document ids, and where and when a file was stored.
 * Stores name their categories by document: these have their addresses instead.
 */
const withoutChance = (lines: readonly Line[]) => {
  const text = lines.map((line) => JSON.stringify(line)).join('\n')
  return lines
    .filter(({ kind }) => kind === 'category')
    .reduce(
      (named, { document }) => named.replaceAll(String(document.documentId), String(document.slug)),
      text.replace(/"(id|hash|url|updatedAt|version|token)":("[^"]*"|\d+)/g, '"$1":0'),
    )
    .replace(/"documentId":"[a-z0-9]{24}"/g, '"documentId":0')
}

async function snapshotOf(client: 'sqlite' | 'postgres'): Promise<Line[]> {
  const cms = await startCms({ client })
  try {
    await fill(cms, await signIn(cms))
    expect(cms.database.client).toBe(client)
    return await readSnapshot(cms)
  } finally {
    await cms.stop()
  }
}

// Two panels are started, one after the other.
const PATIENCE_MS = 240_000

test(
  'the same work makes the same snapshot on both databases, byte for byte',
  async () => {
    const onSqlite = withoutChance(await snapshotOf('sqlite'))
    const onPostgres = withoutChance(await snapshotOf('postgres'))
    expect(onPostgres).toBe(onSqlite)
    for (const name of NAMES)
      expect(onSqlite).toContain(`"name":"${name.replace('Ábaco', 'Ábaco y más')}"`)
    expect(onSqlite).toContain('"categories":["rubro-9","rubro-8",')
    expect(onSqlite).toContain('"isActive":false')
    expect(onSqlite).toContain('["antes"]')
    expect(onSqlite).toContain('"lat":-29.144444444444442')
    expect(onSqlite).toContain('"endsOn":"2026-12-31"')
  },
  PATIENCE_MS,
)
