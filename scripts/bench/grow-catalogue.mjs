import { createRequire } from 'node:module'
import path from 'node:path'

// Run by itself: `node grow-catalogue.mjs <cms.sqlite> <stores>`. Plain JavaScript and a process of
// its own: better-sqlite3 belongs to the CMS, which is installed apart.

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..')
const Database = createRequire(path.join(REPOSITORY, 'cms', 'package.json'))('better-sqlite3')

/** Tables that point at a store: column of the store, and what else tells the rows to copy. */
const LINKS = [
  ['stores_categories_lnk', 'store_id'],
  ['stores_subcategories_lnk', 'store_id'],
  ['stores_payment_methods_lnk', 'store_id'],
]
const COMPONENTS = {
  'shared.social-links': 'components_shared_social_links',
  'shared.location': 'components_shared_locations',
}

const columnsOf = (db, table) =>
  db
    .pragma(`table_info("${table}")`)
    .map(({ name }) => name)
    .filter((name) => name !== 'id')

/** Copies a row with some columns changed; gives the new id. */
function createCopier(db, table) {
  const columns = columnsOf(db, table)
  const names = columns.map((name) => `"${name}"`).join(', ')
  const insert = db.prepare(
    `INSERT INTO "${table}" (${names}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  )
  return (row, changes) => Number(insert.run({ ...row, ...changes }).lastInsertRowid)
}

function createStoreCopier(db) {
  const copyStore = createCopier(db, 'stores')
  const copyFile = createCopier(db, 'files_related_mph')
  const copyComponentLink = createCopier(db, 'stores_cmps')
  const links = LINKS.map(([table, column]) => ({
    column,
    select: db.prepare(`SELECT * FROM "${table}" WHERE "${column}" = ?`),
    copy: createCopier(db, table),
  }))
  const files = db.prepare(
    `SELECT * FROM files_related_mph WHERE related_id = ? AND related_type = 'api::store.store'`,
  )
  const componentLinks = db.prepare('SELECT * FROM stores_cmps WHERE entity_id = ?')
  const components = Object.fromEntries(
    Object.entries(COMPONENTS).map(([type, table]) => [
      type,
      {
        select: db.prepare(`SELECT * FROM "${table}" WHERE id = ?`),
        copy: createCopier(db, table),
      },
    ]),
  )
  return (row, numero) => {
    const changes = {
      numero,
      slug: `${row.slug}-${numero}`,
      document_id: `copia${String(numero).padStart(19, '0')}`,
      import_key: null,
    }
    const id = copyStore(row, changes)
    for (const { column, select, copy } of links) {
      for (const link of select.all(row.id)) copy(link, { [column]: id })
    }
    for (const file of files.all(row.id)) copyFile(file, { related_id: id })
    for (const link of componentLinks.all(row.id)) {
      const { select, copy } = components[link.component_type]
      copyComponentLink(link, { entity_id: id, cmp_id: copy(select.get(link.cmp_id), {}) })
    }
  }
}

/** Copies the stores of a catalogue, drafts and published rows, until there are `wanted`. */
function growCatalogue(file, wanted) {
  const db = new Database(file)
  const rows = db.prepare('SELECT * FROM stores ORDER BY numero, published_at').all()
  const documents = groupByDocument(rows)
  const originals = [...documents.values()]
  const copy = createStoreCopier(db)
  const first = Math.max(...rows.map(({ numero }) => numero)) + 1
  db.transaction(() => {
    for (let made = originals.length; made < wanted; made++) {
      const numero = first + made - originals.length
      for (const row of originals[made % originals.length]) copy(row, numero)
    }
  })()
  db.close()
}

function groupByDocument(rows) {
  const groups = new Map()
  for (const row of rows) groups.set(row.document_id, [...(groups.get(row.document_id) ?? []), row])
  return groups
}

const [file, wanted] = process.argv.slice(2)
growCatalogue(file, Number(wanted))
