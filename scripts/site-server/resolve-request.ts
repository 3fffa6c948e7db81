import path from 'node:path'
import { CACHING, HASHED_FOLDERS, SPELLINGS } from './answer-table.ts'
import { BAD_REQUEST, NOT_FOUND, NOT_PUBLISHED, type Answer, type Notice } from './answer.ts'
import type { FileCache } from './file-cache.ts'
import { createPageFinder } from './find-page.ts'
import type { Releases } from './releases.ts'
import { parseRequestPath } from './request-path.ts'

const found = (file: string, caching: string, isHashed = false): Answer => ({
  kind: 'file',
  status: 200,
  path: file,
  caching,
  isHashed,
})

const notice = (which: Notice): Answer => ({ kind: 'notice', notice: which })

const spellings = SPELLINGS.map(({ of, as }) => ({ of: new RegExp(of, 'i'), as }))

/** '/Store/la-espiga' → '/store/la-espiga'; the path itself where it is spelled right, or unknown. */
function inSmallLetters(raw: string): string {
  const fits = ({ of, as }: { of: RegExp; as: string }) =>
    of.test(raw) && raw.replace(of, as) !== raw
  const wrong = spellings.find(fits)
  return wrong ? raw.replace(wrong.of, wrong.as) : raw
}

/** Decides what a target is answered with. The live release is looked up once for each call. */
export function createResolver(siteDir: string, releases: Releases, files: FileCache) {
  const pages = createPageFinder(files)

  async function notFound(live: string, status: 400 | 404 = 404): Promise<Answer> {
    const page = path.join(live, '404.html')
    if (!(await files.read(page))) return notice(status === 404 ? NOT_FOUND : BAD_REQUEST)
    return { kind: 'file', status, path: page, caching: CACHING.noStore, isHashed: false }
  }

  async function unchanging(folder: string, segments: readonly string[], isHashed: boolean) {
    const file = await pages.file(folder, segments)
    return file ? found(file, CACHING.immutable, isHashed) : null
  }

  async function inRelease(live: string, segments: readonly string[]): Promise<Answer | null> {
    const [first = '', content = '', ...rest] = segments
    if (HASHED_FOLDERS.includes(first)) return unchanging(siteDir, segments, true)
    if (first === 'r') {
      // A file of that very release, whatever is live.
      const folder = releases.ofContent(content)
      return folder === null ? null : unchanging(folder, rest, false)
    }
    const page = await pages.route(live, segments)
    return page ? found(page, CACHING.revalidate) : null
  }

  return async (target: string): Promise<Answer> => {
    const request = parseRequestPath(target)
    const live = releases.live()
    if (!request) return live ? notFound(live, 400) : notice(BAD_REQUEST)
    const spelled = inSmallLetters(request.raw)
    if (spelled !== request.raw) return { kind: 'redirect', to: spelled + request.query }
    if (!live) return notice(NOT_PUBLISHED)
    const answer = await inRelease(live, request.segments)
    if (!answer) return notFound(live)
    if (!request.hasTrailingSlash) return answer
    return { kind: 'redirect', to: request.raw.slice(0, -1) + request.query }
  }
}
