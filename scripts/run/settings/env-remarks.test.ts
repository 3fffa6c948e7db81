import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { envFileRemarks } from './env-remarks.ts'

const folder = useTempFolder()

function remarksOn(...lines: string[]): string[] {
  folder.write('.env', lines.join('\n'))
  return envFileRemarks(folder.path)
}

test('a name in .env that is none of the settings is told', () => {
  expect(
    remarksOn('SITE_ULR=https://guia.example', 'SITE_PORT=4000', 'PUBLIC_HOST=guia.example'),
  ).toEqual([
    '«SITE_ULR», en el archivo .env, no es un ajuste de la guía: los nombres están en .env.example.',
  ])
})

test('a line that is no setting is told by its number, without what it holds', () => {
  const remarks = remarksOn('# Puertos', 'SITE_PORT=4000', '', 'DATABASE_PASSWORD secreta', 'a b=c')
  expect(remarks).toEqual([
    expect.stringMatching(/^La línea 4 del archivo \.env no cuenta, .*: se escribe NOMBRE=valor/),
    expect.stringMatching(/^La línea 5 del archivo/),
  ])
  expect(remarks.join()).not.toContain('secreta')
})

test('a name that stands there again is told', () => {
  expect(remarksOn('SITE_URL=', 'SITE_PORT=4000', 'SITE_URL=https://guia.example')).toEqual([
    '«SITE_URL» está más de una vez en el archivo .env, otra vez en la línea 3: cuenta la última, dejá una sola.',
  ])
})

test('what stands in quotes over several lines, ends of Windows and «export» are taken as Node does', () => {
  const quoted = [
    'APP_KEYS="una',
    'otra"',
    "export SITE_HOST='0.0.0.0'\r",
    'SITE_PORT = 4000\r',
    '\r',
  ]
  expect(remarksOn(...quoted)).toEqual([])
})

test('without a file there is nothing to say', () => {
  expect(envFileRemarks(folder.path)).toEqual([])
})
