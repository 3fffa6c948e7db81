import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Database, type Row } from './sqlite.ts'

/** Lists of a store, by the table that links it to them. */
const LISTS = {
  categories: `SELECT l.store_id AS store, c.name, c.slug FROM stores_categories_lnk l
    JOIN categories c ON c.id = l.category_id ORDER BY l.category_ord`,
  subcategories: `SELECT l.store_id AS store, s.name, s.slug FROM stores_subcategories_lnk l
    JOIN subcategories s ON s.id = l.subcategory_id ORDER BY l.subcategory_ord`,
  payment: `SELECT l.store_id AS store, p.name FROM stores_payment_methods_lnk l
    JOIN payment_methods p ON p.id = l.payment_method_id ORDER BY l.payment_method_ord`,
  images: `SELECT m.related_id AS store, m.field, f.url FROM files_related_mph m
    JOIN files f ON f.id = m.file_id WHERE m.related_type = 'api::store.store' ORDER BY m."order"`,
  social: `SELECT l.entity_id AS store, c.* FROM stores_cmps l
    JOIN components_shared_social_links c ON c.id = l.cmp_id
    WHERE l.component_type = 'shared.social-links'`,
  location: `SELECT l.entity_id AS store, c.* FROM stores_cmps l
    JOIN components_shared_locations c ON c.id = l.cmp_id
    WHERE l.component_type = 'shared.location'`,
}

function readList(db: Database, query: string): Map<unknown, Row[]> {
  const lists = new Map<unknown, Row[]>()
  for (const { store, ...row } of db.prepare(query).all()) {
    const list = lists.get(store)
    if (list) list.push(row)
    else lists.set(store, [row])
  }
  return lists
}

const LIGHT = ['numero', 'slug', 'name', 'address', 'is_active', 'categories', 'images']

function readStores(file: string): Row[] {
  const db = openDatabase(file)
  const lists = Object.entries(LISTS).map(([name, query]) => [name, readList(db, query)] as const)
  const stores = db
    .prepare('SELECT * FROM stores WHERE published_at IS NOT NULL ORDER BY numero')
    .all()
    .map((row) => {
      const own = lists.map(([name, list]) => [name, list.get(row.id) ?? []])
      return { ...row, ...(Object.fromEntries(own) as Row) }
    })
  db.close()
  return stores
}

/**
 * The least that any publisher does: reads the published stores by plain SQL, turns them into JSON
 * and writes both lists and a file for each store into an empty folder. Nothing is checked, hashed, compressed or flushed.
 * Returns how many stores there are.
 */
export function publishPlainly(database: string, folder: string): number {
  const stores = readStores(database)
  const light = stores.map((store) => Object.fromEntries(LIGHT.map((key) => [key, store[key]])))
  writeFileSync(path.join(folder, 'busquedas.json'), JSON.stringify(stores))
  writeFileSync(path.join(folder, 'busqueda.json'), JSON.stringify(light))
  for (const store of stores) {
    const own = path.join(folder, String(store.slug))
    mkdirSync(own)
    writeFileSync(path.join(own, 'datos.json'), JSON.stringify(store))
  }
  return stores.length
}
