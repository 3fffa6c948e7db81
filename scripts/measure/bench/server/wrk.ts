import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { withFolder } from '../../with-folder.ts'

export interface Load {
  perSecond: number
  /** Answers that are none of success, and requests without an answer. */
  errors: number
}

/** One address after the other, in a circle, as browsers ask for them. */
const script = (addresses: readonly string[]) => `
local paths = {${addresses.map((address) => JSON.stringify(address)).join(',')}}
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format('GET', paths[at], { ['Accept-Encoding'] = 'gzip' })
end
`

const sum = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((total, [, count = '0']) => total + Number(count), 0)

/** What `wrk` said, in numbers. Throws when it said nothing of requests. */
export function readLoad(output: string): Load {
  const [, perSecond] = /Requests\/sec:\s*([\d.]+)/.exec(output) ?? []
  if (perSecond === undefined) throw new Error(`wrk said nothing of requests:\n${output}`)
  const sockets = /Socket errors:.*/.exec(output)?.[0] ?? ''
  return {
    perSecond: Number(perSecond),
    errors: sum(output, /Non-2xx or 3xx responses: (\d+)/g) + sum(sockets, /(\d+)/g),
  }
}

/** Sixteen visitors at once for so many seconds. Throws where `wrk` is not installed. */
export async function load(
  url: string,
  addresses: readonly string[],
  seconds: number,
): Promise<Load> {
  return withFolder('guia-wrk-', async (folder) => {
    const file = path.join(folder, 'addresses.lua')
    writeFileSync(file, script(addresses))
    const args = ['-t', '1', '-c', '16', '-d', `${seconds}s`, '-s', file, url]
    return readLoad((await promisify(execFile)('wrk', args)).stdout)
  })
}
