import type { IncomingMessage, ServerResponse } from 'node:http'
import { PREVIEWS } from './answer-table.ts'
import { NO_PREVIEW } from './answer.ts'
import { sendNotice } from './send.ts'

/** Of the connection between the two, not of the answer; the body was decoded. */
const LEFT_OUT = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding'])

/** Whether an address ('/store/la-espiga?vista-previa=…') asks for a preview. */
export const isPreview = (target: string): boolean =>
  new URLSearchParams(target.split('?')[1]).has(PREVIEWS.parameter)

/** Hands a request to the publisher, and its answer back; 503 while there is none. */
export async function passPreview(
  req: IncomingMessage,
  res: ServerResponse,
  previewUrl: string,
): Promise<void> {
  let answer: Response
  let body: Buffer
  try {
    answer = await fetch(previewUrl + (req.url ?? ''), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PREVIEWS.answerWithinSeconds * 1_000),
    })
    body = Buffer.from(await answer.arrayBuffer())
  } catch {
    return sendNotice(req, res, NO_PREVIEW)
  }
  const headers = [...answer.headers].filter(([name]) => !LEFT_OUT.has(name))
  res.writeHead(answer.status, Object.fromEntries(headers))
  res.end(req.method === 'HEAD' ? undefined : body)
}
