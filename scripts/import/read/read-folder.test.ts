import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ToldError } from '../../run/setup/told-error.mjs'
import { readCatalogueFolder } from './read-folder.ts'
import { LEGACY_CONTACTS, LEGACY_SITE, legacyProfessional, legacyStore } from '../testing/legacy.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()

const read = (name = '') => readCatalogueFolder(path.join(folder.path, name))
const sizes = ({ catalogue }: Awaited<ReturnType<typeof read>>) => [
  catalogue.stores.length,
  catalogue.professionals.length,
  catalogue.contacts.length,
]

describe('readCatalogueFolder', () => {
  it('reads the files of a folder', async () => {
    folder.write('busquedas.json', { 1: legacyStore(1) })
    folder.write('profesionales.json', [legacyProfessional('Ana')])
    folder.write('contactos.json', LEGACY_CONTACTS)
    folder.write('sitio.json', LEGACY_SITE)
    const found = await read()
    expect(sizes(found)).toEqual([1, 1, 2])
    expect(found.catalogue).toMatchObject({ site: { label: 'sitio.json' }, isSiteImported: true })
    expect(found.folder).toBe(path.join(folder.path, ''))
  })

  it('reads a folder that holds only one of them', async () => {
    folder.write('contactos-utiles.json', LEGACY_CONTACTS)
    expect(sizes(await read())).toEqual([0, 0, 2])
  })

  it('reports the empty slots of a file', async () => {
    folder.write('busquedas.json', [null, legacyStore(1)])
    expect((await read()).quirks).toMatchObject([{ kind: 'empty-slot', file: 'busquedas.json' }])
  })

  it('reads one file, and borrows from the site’s beside it', async () => {
    folder.write('busquedas.json', [legacyStore(1)])
    folder.write('profesionales.json', [legacyProfessional('Ana')])
    folder.write('sitio.json', LEGACY_SITE)
    const found = await read('busquedas.json')
    expect(sizes(found)).toEqual([1, 0, 0])
    expect(found.catalogue).toMatchObject({ site: { label: 'sitio.json' }, isSiteImported: false })
  })

  it.each([
    ['tiendas.json', [legacyStore(1)], [1, 0, 0]],
    ['gente.json', [legacyProfessional('Ana')], [0, 1, 0]],
    ['numeros.json', LEGACY_CONTACTS, [0, 0, 2]],
    ['config.json', LEGACY_SITE, [0, 0, 0]],
  ])('knows by its content what %s holds', async (name, content, expected) => {
    folder.write(name, content)
    const found = await read(name)
    expect(sizes(found)).toEqual(expected)
    expect(found.catalogue.site === null).toBe(name !== 'config.json')
  })

  it('says in one sentence why it cannot read', async () => {
    await expect(read('no-existe')).rejects.toThrow(/^No existe «.*no-existe»\.$/)
    await expect(read()).rejects.toThrow(/no hay ningún archivo del catálogo/)
    folder.write('busquedas.json', '{"1": ')
    await expect(read()).rejects.toThrow(
      new ToldError('busquedas.json no es JSON válido: hay un error en la línea 1, columna 7.'),
    )
    folder.write('busquedas.json', Buffer.from('["Ñandú"]', 'latin1'))
    await expect(read()).rejects.toThrow(/no está en UTF-8/)
  })
})
