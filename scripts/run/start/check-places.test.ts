import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.mjs'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { readSettings } from '../settings/settings.ts'
import { checkPlace, checkPlaces } from './check-places.ts'

const folder = useTempFolder()

describe('ports', () => {
  test('a free port passes and stays free; a taken one is named with its variable', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await expect(checkPlace({ host: '127.0.0.1', port, variable: 'SITE_PORT' })).rejects.toThrow(
      `El puerto ${port} (SITE_PORT) está ocupado`,
    )
    await new Promise((resolve) => server.close(resolve))
    await checkPlace({ host: '127.0.0.1', port, variable: 'SITE_PORT' })
    await checkPlace({ host: '127.0.0.1', port, variable: 'SITE_PORT' })
  })

  test.each([
    ['192.0.2.1', 'SITE'],
    ['192.0.2.1', 'CMS'],
    ['ningun-equipo.invalid', 'PREVIEW'],
  ])('an address of another machine, %s, is told of with its variable', async (host, name) => {
    await expect(checkPlace({ host, port: 3000, variable: `${name}_PORT` })).rejects.toThrow(
      `${name}_HOST vale «${host}», que no es una dirección de esta máquina: poné 127.0.0.1, o`,
    )
  })
})

test.each([
  ['SITE_DIR', 'del sitio'],
  ['DATA_DIR', 'de los datos'],
])('a file that %s names is no folder, which is told of at once', async (variable, what) => {
  folder.write('un archivo', '')
  const file = path.join(folder.path, 'un archivo')
  const ports = {
    SITE_PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    PREVIEW_PORT: String(await freePort()),
  }
  const settings = readSettings({ ...ports, [variable]: file }, folder.path)
  await expect(checkPlaces(settings)).rejects.toThrow(
    `No se pudo usar la carpeta ${what} (${file}): hay otra cosa con ese nombre. La carpeta ${what} ` +
      `(${variable}) es ${file}: `,
  )
})
