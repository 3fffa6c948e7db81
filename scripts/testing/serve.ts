import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  /** '127.0.0.1:41234' */
  address: string
  /** 'http://127.0.0.1:41234' */
  url: string
  /** Ends its connections too; a second time nothing happens. */
  close: () => Promise<void>
}

/** Answers in the place of a server, on a port of 127.0.0.1. */
export async function serve(answer: RequestListener): Promise<TestServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { address, url: `http://${address}`, close }
}
