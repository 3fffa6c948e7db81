import { afterEach, beforeEach } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { createSiteServer, type SiteServer } from '../server.ts'
import { ask, askRaw } from './ask.ts'
import { makeLive, writeRelease } from './site-folder.ts'

/** A running server for each test, with the release 'r1' live unless told otherwise. */
export function useSite(options: { siteUrl?: string; empty?: boolean } = {}) {
  const folder = useTempFolder()
  const errors: unknown[] = []
  let server: SiteServer

  beforeEach(async () => {
    errors.length = 0
    if (!options.empty) {
      writeRelease(folder.path, 'r1')
      makeLive(folder.path, 'r1')
    }
    server = await createSiteServer({
      siteDir: folder.path,
      host: '127.0.0.1',
      port: 0,
      siteUrl: options.siteUrl,
      onError: (error) => errors.push(error),
    })
  })

  afterEach(() => server.close())

  return {
    /** What the server told about failed requests. */
    errors,
    get dir() {
      return folder.path
    },
    get url() {
      return server.url
    },
    close: () => server.close(),
    ask: (target: string, init?: Parameters<typeof ask>[2]) => ask(server.url, target, init),
    askRaw: (bytes: string) => askRaw(server.url, bytes),
    publish(id: string, files?: Record<string, string | Buffer>) {
      writeRelease(folder.path, id, files)
      makeLive(folder.path, id)
    },
  }
}
