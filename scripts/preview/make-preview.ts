import { dayInGoya } from '@guia/web/catalog/calendar/days'
import { isPreviewedKind, type PreviewedKind } from '../../cms/src/rules/previewed-kinds.ts'
import { memoryState } from '../publish/state/state.ts'
import { createFetchImage } from '../publish/images/fetch-image.ts'
import { Images } from '../publish/images/images.ts'
import { MediaFolder } from '../publish/images/media-folder.ts'
import type { PublishOptions } from '../publish/options.ts'
import { readAppFiles } from '../publish/pages/app-files.ts'
import { requestPreview } from '../publish/read/cms-access.ts'
import { splitLines } from '../publish/read/lines.ts'
import { parseSnapshot, parseStoreLine } from '../publish/read/parse-snapshot.ts'
import { StoreRelations } from '../publish/stores/store-relations.ts'
import { pageHtml } from '../site/pages/page-html.ts'
import type { Page } from '../site/pages/page.ts'
import type { Problem } from '../site/problems.ts'
import { plainSiteOf } from '../site/records/small-records.ts'
import { offerPreview } from './kinds/offer-preview.ts'
import { professionalPreview } from './kinds/professional-preview.ts'
import { storePreview } from './kinds/store-preview.ts'
import type { FindPreviewed, MadePage, Previewed, PreviewParts } from './previewed.ts'

export type PreviewOptions = Pick<
  PublishOptions,
  'cms' | 'siteDir' | 'appDir' | 'loadRenderer' | 'siteUrl' | 'now'
>

export type Preview =
  /** `note`: why visitors would not see it yet; '' when they would. */
  | { kind: 'page'; path: string; html: string; note: string }
  /** What is missing for there to be a page. */
  | { kind: 'unfinished'; problems: Problem[] }
  /** The address was not given by the panel, has run out, or its document was deleted. */
  | { kind: 'gone' }

const FIND: Record<PreviewedKind, FindPreviewed> = {
  store: storePreview,
  offer: offerPreview,
  professional: professionalPreview,
}

interface Sent {
  kind: PreviewedKind
  /** What of the previewed document itself has another shape. */
  problems: Problem[]
  parts: PreviewParts
}

/** Null when the CMS does not know the token. */
async function readSent(
  { cms, siteUrl, now }: PreviewOptions,
  token: string,
  signal: AbortSignal,
): Promise<Sent | null> {
  const body = await requestPreview(cms, token, signal)
  if (!body) return null
  const lines: Buffer[] = []
  const pieces = splitLines(body as unknown as AsyncIterable<Uint8Array>)
  const { documents, shows, problems } = await parseSnapshot(pieces, (line) => lines.push(line))
  if (shows === null || !isPreviewedKind(shows)) return null
  const read = lines.map(parseStoreLine)
  const relations = new StoreRelations(documents, () => '')
  const stores = read.flatMap(({ document }) => (document ? [relations.resolve(document)] : []))
  const today = dayInGoya(now())
  return {
    kind: shows,
    problems: [...problems, ...read.flatMap((one) => one.problems)].filter(
      ({ kind }) => kind === shows,
    ),
    parts: { documents, stores, site: plainSiteOf(documents, today), siteUrl, today },
  }
}

/** Its images are beside those of the releases, where renderings are shared. */
async function makePage(
  { cms, siteDir }: PreviewOptions,
  { images, make }: Previewed,
): Promise<MadePage> {
  const state = memoryState(siteDir)
  try {
    const rendered = new Images(new MediaFolder(siteDir, state), createFetchImage(cms))
    await rendered.prepare(images)
    return make(rendered.url)
  } finally {
    state.close()
  }
}

async function htmlOf({ appDir, loadRenderer, siteUrl }: PreviewOptions, page: Page) {
  const app = await readAppFiles(appDir)
  const renderer = await loadRenderer()
  const { data } = page
  const { logo = '' } = page.card ?? {}
  const absolute = (address: string) => new URL(address, siteUrl).href
  return pageHtml({
    app,
    head: { ...page.head, noindex: true },
    meta: {
      url: absolute(page.path),
      image: absolute(logo),
      siteName: '',
      leadEndpoint: data.site.leadEndpoint,
      scripts: [],
    },
    rendered: await renderer.render(page.path, data),
    data,
  })
}

/**
 * The page of one document as it would be if its form were published now: read from the CMS for
 * this token, made as a publication makes it, and kept nowhere but for its images.
 * Throws a PublicationError in Spanish when the CMS does not answer.
 */
export async function makePreview(
  options: PreviewOptions,
  token: string,
  signal: AbortSignal,
): Promise<Preview> {
  const sent = await readSent(options, token, signal)
  if (!sent) return { kind: 'gone' }
  const { kind, problems, parts } = sent
  if (problems.length > 0) return { kind: 'unfinished', problems }
  const previewed = FIND[kind](parts)
  if (!previewed) return { kind: 'gone' }
  const made = await makePage(options, previewed)
  if ('problems' in made) return { kind: 'unfinished', problems: made.problems }
  const { page, note = '' } = made
  return { kind: 'page', path: page.path, html: await htmlOf(options, page), note }
}
