import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface Received {
  method: string
  path: string
  type: string | undefined
  fields: Record<string, string>
}

/** How the script answers: a status, one with the address it sends on to, or never. */
export type ScriptAnswer = number | [status: number, location: string] | 'never'

/** A real HTTP server that stands for the script of somebody's spreadsheet. */
export interface OutsideScript {
  url: string
  received: Received[]
  answer: (request: Received) => ScriptAnswer
  /** Resolves with what has been received once it is that many, or as the test runs out of time. */
  waitFor(count: number): Promise<Received[]>
  start(): Promise<void>
  stop(): Promise<void>
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    type: request.headers['content-type'],
    fields: Object.fromEntries(new URLSearchParams(body)),
  }
}

function reply(response: ServerResponse, answer: ScriptAnswer): void {
  if (answer === 'never') return
  const [status, location] = Array.isArray(answer) ? answer : [answer, undefined]
  response.writeHead(status, location === undefined ? {} : { location }).end('listo')
}

/** Starts it on a free port of this machine; it takes everything until told otherwise. */
export async function startOutsideScript(): Promise<OutsideScript> {
  const port = await freePort()
  const received: Received[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const read = await readRequest(request)
    received.push(read)
    reply(response, script.answer(read))
  }
  let server = createServer()
  const script: OutsideScript = {
    url: `http://127.0.0.1:${port}/exec`,
    received,
    answer: () => 200,
    async waitFor(count) {
      while (received.length < count) await sleep(50)
      return received
    },
    async start() {
      server = createServer((request, response) => void handle(request, response))
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await script.start()
  return script
}
