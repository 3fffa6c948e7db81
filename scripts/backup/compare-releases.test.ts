import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../testing/temp-folder.ts'
import {
  compareReleaseFiles,
  describeDifferences,
  lostFilesOf,
  readableText,
} from './compare-releases.ts'
import { rehearse } from './rehearse.ts'

const root = useTempFolder()

function release(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) root.write(`${name}/${file}`, text)
  return path.join(root.path, name)
}

test('says what is the same, missing, new, and what reads otherwise', async () => {
  const before = release('before', {
    'index.html': '<h1>Guía</h1><script src="/assets/app-1.js"></script>',
    'store/la-espiga/index.html': '<h1>La Espiga</h1>',
    'store/el-horno/index.html': '<h1>El Horno</h1>',
    'busquedas.json': '[1]',
    'ofertas.json': '[]',
    'publicacion.json': '{"time":"1"}',
    'assets/app-1.js': '1',
    'ofertas.json.br': 'a',
    'r/a/busquedas.json': '[1]',
  })
  const after = release('after', {
    'index.html': '<h1>Guía</h1><script src="/assets/app-2.js"></script>',
    'store/la-espiga/index.html': '<h1>Espiga</h1>',
    'store/el-fogon/index.html': '<h1>El Fogón</h1>',
    'busquedas.json': '[2]',
    'ofertas.json': '[]',
    'publicacion.json': '{"time":"2"}',
    'assets/app-2.js': '2',
    'ofertas.json.br': 'b',
    'r/b/busquedas.json': '[2]',
  })
  // As the publisher makes them: a page is a link to what several releases share.
  await fs.symlink(release('page', { 'index.html': 'La Vieja' }), `${before}/store/La Vieja`)
  const found = await compareReleaseFiles(before, after)
  expect(found).toEqual({
    same: 1,
    missing: ['store/La Vieja/index.html', 'store/el-horno/index.html'],
    added: ['store/el-fogon/index.html'],
    changed: ['busquedas.json', 'store/la-espiga/index.html'],
    rebuilt: ['index.html'],
  })
  expect(describeDifferences(found)).toEqual([
    'Archivos iguales, byte por byte: 1',
    'Páginas que dicen lo mismo, con otras partes del programa: 1',
    'Dicen otra cosa: 2',
    '  busquedas.json',
    '  store/la-espiga/index.html',
    'Nuevos: 1',
    '  store/el-fogon/index.html',
    'Faltan: 2',
    '  store/La Vieja/index.html',
    '  store/el-horno/index.html',
  ])
})

test('a live release that was damaged is refused before anything is done', async () => {
  const live = release('site/current', { 'index.html': 'Guía', 'contacto/otro': '' })
  expect(await lostFilesOf(live)).toEqual([])
  await fs.symlink('../pages/gone', `${live}/tienda`)
  await fs.symlink('../../pages/gone/index.html', `${live}/contacto/index.html`)
  expect(await lostFilesOf(live)).toEqual(['contacto/index.html', 'tienda'])
  const folder = path.join(root.path, 'rehearsal')
  const siteDir = path.dirname(live)
  const attempt = rehearse({ archive: '/none', siteDir, folder, now: new Date() })
  await expect(attempt).rejects.toThrow(
    /le faltan archivos \(2, el primero contacto\/index\.html\): corré «npm run export»/,
  )
  expect(existsSync(folder)).toBe(false)
})

test('of many only the first are named', () => {
  const missing = Array.from({ length: 12 }, (_, index) => `p${index}`)
  const lines = describeDifferences({ same: 0, missing, added: [], changed: [], rebuilt: [] })
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toBe('  … y 2 más')
})

test('a page reads as its texts', () => {
  const page = '<style>p{}</style><p>Pan\n y <b>tortas</b></p><script>let a = "<p>no</p>"</script>'
  expect(readableText(page)).toBe('Pan y tortas')
})
