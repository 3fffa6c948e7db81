import Sqlite, { type Database } from 'better-sqlite3'

type Row = Record<string, unknown>

/** Tables that point at a store by `store_id`. */
const LINKS = ['stores_categories_lnk', 'stores_subcategories_lnk', 'stores_payment_methods_lnk']

const COMPONENTS: Readonly<Record<string, string>> = {
  'shared.social-links': 'components_shared_social_links',
  'shared.location': 'components_shared_locations',
}

/** Copies a row of a table with some columns changed; gives the new id. */
function createCopier(db: Database, table: string) {
  const columns = (db.pragma(`table_info("${table}")`) as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== 'id')
  const names = columns.map((name) => `"${name}"`).join(', ')
  const values = columns.map((name) => `@${name}`).join(', ')
  const insert = db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${values})`)
  return (row: Row, changes: Row): number =>
    Number(insert.run({ ...row, ...changes }).lastInsertRowid)
}

function createLinkCopier(db: Database, table: string, where: string) {
  const select = db.prepare<[unknown], Row>(`SELECT * FROM "${table}" WHERE ${where}`)
  const copy = createCopier(db, table)
  return (id: unknown, changes: (row: Row) => Row) => {
    for (const row of select.all(id)) copy(row, changes(row))
  }
}

function createComponentCopier(db: Database) {
  const tables = Object.entries(COMPONENTS).map(([type, table]) => {
    const select = db.prepare<[unknown], Row>(`SELECT * FROM "${table}" WHERE id = ?`)
    const copy = createCopier(db, table)
    return [type, (id: unknown) => copy(select.get(id)!, {})] as const
  })
  const copiers = new Map(tables)
  return ({ component_type: type, cmp_id: id }: Row): number => {
    const copy = copiers.get(String(type))
    if (!copy) throw new Error(`a store has a component of an unknown type, ${String(type)}`)
    return copy(id)
  }
}

/** Copies one row of a store, draft or published, with everything that belongs to it. */
function createStoreCopier(db: Database) {
  const copyStore = createCopier(db, 'stores')
  const links = LINKS.map((table) => createLinkCopier(db, table, 'store_id = ?'))
  const copyFiles = createLinkCopier(
    db,
    'files_related_mph',
    `related_id = ? AND related_type = 'api::store.store'`,
  )
  const copyComponentLinks = createLinkCopier(db, 'stores_cmps', 'entity_id = ?')
  const copyComponent = createComponentCopier(db)
  return (row: Row, numero: number) => {
    const id = copyStore(row, {
      numero,
      slug: `${String(row.slug)}-${numero}`,
      document_id: `copia${String(numero).padStart(19, '0')}`,
      import_key: null,
    })
    for (const copy of links) copy(row.id, () => ({ store_id: id }))
    copyFiles(row.id, () => ({ related_id: id }))
    copyComponentLinks(row.id, (link) => ({ entity_id: id, cmp_id: copyComponent(link) }))
  }
}

function groupByDocument(rows: readonly Row[]): Row[][] {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) groups.set(row.document_id, [...(groups.get(row.document_id) ?? []), row])
  return [...groups.values()]
}

/** Copies the stores of a catalogue, drafts and published rows, until there are `wanted`. */
export function growCatalogue(file: string, wanted: number): void {
  const db = new Sqlite(file)
  const rows = db.prepare<[], Row>('SELECT * FROM stores ORDER BY numero, published_at').all()
  const originals = groupByDocument(rows)
  const copy = createStoreCopier(db)
  const first = Math.max(...rows.map(({ numero }) => Number(numero))) + 1
  db.transaction(() => {
    for (let made = originals.length; made < wanted; made++) {
      for (const row of originals[made % originals.length] ?? []) {
        copy(row, first + made - originals.length)
      }
    }
  })()
  db.close()
}
