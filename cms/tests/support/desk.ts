import { send, type AdminClient } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

/** A report of a publisher that published everything. */
export const REPORT = {
  time: '2026-03-01T12:00:00.000Z',
  version: 7,
  error: null,
  problems: [],
  confirmation: null,
  pinned: null,
  releases: [
    {
      name: '000002-bbbbbbbbbbbbbbbb',
      time: '2026-03-01T12:00:00.000Z',
      stores: 78,
      isLive: true,
    },
    {
      name: '000001-aaaaaaaaaaaaaaaa',
      time: '2026-02-01T12:00:00.000Z',
      stores: 77,
      isLive: false,
    },
  ],
}

export const CONFIRMATION = {
  content: 'cccccccccccccccc',
  vanishing: [
    { what: 'comercios', gone: 40, of: 78, names: ['La Espiga', 'Kiosco Sol'] },
    { what: 'profesionales', gone: 5, of: 20 },
  ],
}

/** The desk as the publisher reaches it, with its token, and as staff do, with a session. */
export function deskOf(cms: Cms) {
  const token = cms.tokens.snapshot
  const report = (json: unknown) => send(`${cms.url}/api/publication/report`, { token, json })
  return {
    report,
    readOrder: async () =>
      (await send(`${cms.url}/api/publication/version`, { token })).body.order as {
        id: number
        action: string
        target: string
      } | null,
    status: (staff: AdminClient) => staff.get('/publication/status'),
    order: (staff: AdminClient, json: unknown) =>
      send(`${cms.url}/publication/order`, { token: staff.token, json }),
  }
}
