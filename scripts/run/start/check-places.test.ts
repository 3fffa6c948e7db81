import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { checkPlace } from './check-places.ts'

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

  test('an address of another machine is told as such', async () => {
    await expect(
      checkPlace({ host: '192.0.2.1', port: 3000, variable: 'SITE_PORT' }),
    ).rejects.toThrow('No se puede escuchar en 192.0.2.1:3000 (SITE_PORT)')
  })
})
