import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_SECONDS } from '../../cms/src/rules/limits.ts'
import {
  CACHING,
  CONTENT_TYPES,
  DOCUMENT_HEADERS,
  ENCODINGS,
  HASHED_FOLDERS,
  PLAIN_HEADERS,
  PREVIEWS,
  PUBLIC_WRITES,
  SPELLINGS,
  STRICT_TRANSPORT_SECURITY,
  type Spelling,
} from '../site-server/answer-table.ts'
import { NO_PREVIEW, NOT_PUBLISHED, noticePage } from '../site-server/answer.ts'
import { LONGEST_TARGET } from '../site-server/request-path.ts'

const MEBIBYTE = 1024 ** 2

/** What a form is larger than the photograph in it, generously. */
const FORM_BYTES = 2 * MEBIBYTE

const quoted = (text: string) => `"${text}"`

const header = ([name, value]: readonly [string, string]) => `${name} ${quoted(value)}`

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map((entry) => `\t${header(entry)}`)

const hashedPaths = HASHED_FOLDERS.map((name) => `/${name}/*`).join(' ')

/** '(name) {' … '}' */
const snippet = (name: string, ...lines: readonly string[]) =>
  [`(${name}) {`, ...lines.map((line) => `\t${line}`), '}'].join('\n')

const contentTypes = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
  `@${ending} path *.${ending}`,
  `header @${ending} Content-Type ${quoted(type)}`,
])

const notPublished = Object.entries(NOT_PUBLISHED.headers ?? {}).map(
  (entry) => `header ${header(entry)}`,
)

/** Of a path as it came, with its query: what a regular expression of the path alone says of it. */
const asked = (of: string, flags: string) =>
  `{http.request.orig_uri}.matches("${flags}${of.replace(/\$$/, '([?].*)?$')}")`

const spelling = ({ of, as }: Spelling, place: number): string[] => [
  `@spelling${place} expression \`${asked(of, '(?i)')} && !${asked(of, '')}\``,
  `route @spelling${place} {`,
  `\turi path_regexp (?i)${of} ${as}`,
  '\tredir {uri} 301',
  '}',
]

const SNIPPETS = [
  snippet(
    'security_headers',
    '# {args.0}: a name for its matchers; {args.1}: of which requests the answers are documents.',
    'header {',
    ...headersOf(PLAIN_HEADERS),
    '\t-Server',
    '\tdefer',
    '}',
    'header {args.1} {',
    ...headersOf(DOCUMENT_HEADERS),
    '\tdefer',
    '}',
    '# Only over https: a browser ignores it elsewhere.',
    '@https{args.0} protocol https',
    `header @https{args.0} Strict-Transport-Security ${quoted(STRICT_TRANSPORT_SECURITY)}`,
  ),
  snippet('immutable', `header Cache-Control ${quoted(CACHING.immutable)}`),
  snippet('revalidate', `header Cache-Control ${quoted(CACHING.revalidate)}`),
  snippet('no_store', `header Cache-Control ${quoted(CACHING.noStore)}`),
  snippet(
    'kinds_of_addresses',
    `@preview query ${PREVIEWS.parameter}=*`,
    `@hashed path ${hashedPaths}`,
    `@long expression \`{http.request.orig_uri}.size() > ${LONGEST_TARGET}\``,
    '@document {',
    `\tnot path ${hashedPaths} *.json`,
    `\tnot query ${PREVIEWS.parameter}=*`,
    '}',
  ),
  snippet(
    'spellings',
    '@capital expression `{http.request.orig_uri}.matches("^[^?]*[A-Z]")`',
    'route @capital {',
    ...SPELLINGS.flatMap(spelling).map((line) => `\t${line}`),
    '}',
  ),
  snippet('encodings', `precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}`),
  snippet('content_types', ...contentTypes),
  snippet(
    'not_published',
    `header Content-Type ${quoted(CONTENT_TYPES.html ?? '')}`,
    ...notPublished,
    `respond \`${noticePage(NOT_PUBLISHED)}\` ${NOT_PUBLISHED.status}`,
  ),
  snippet(
    'no_preview',
    `header Content-Type ${quoted(CONTENT_TYPES.html ?? '')}`,
    `respond \`${noticePage(NO_PREVIEW)}\` ${NO_PREVIEW.status}`,
  ),
  snippet('public_writes', `@publicWrite path ${PUBLIC_WRITES.paths.join(' ')}`),
  snippet(
    'write_size',
    `@tooLarge expression \`{http.request.header.Content-Length} != "" && int({http.request.header.Content-Length}) > ${PUBLIC_WRITES.limitBytes}\``,
    'error @tooLarge 413',
    '# A body that does not say how large it is.',
    'request_body {',
    `\tmax_size ${PUBLIC_WRITES.limitBytes}B`,
    '}',
  ),
  snippet('preview_query', `query ${PREVIEWS.parameter}=*`),
  snippet('preview_time', `response_header_timeout ${PREVIEWS.answerWithinSeconds}s`),
  snippet('write_time', `response_header_timeout ${PUBLIC_WRITES.answerWithinSeconds}s`),
  snippet(
    'no_panel',
    `header Content-Type ${quoted(CONTENT_TYPES.json ?? '')}`,
    `respond \`${JSON.stringify(PUBLIC_WRITES.unavailable)}\` ${PUBLIC_WRITES.unavailable.error.status}`,
  ),
  snippet(
    'upload_time',
    '# A photograph for the panel, from a slow line; what visitors send has its own limit.',
    `read_body ${UPLOAD_LIMIT_SECONDS}s`,
  ),
  snippet(
    'upload_size',
    'request_body {',
    `\tmax_size ${(UPLOAD_LIMIT_BYTES + FORM_BYTES) / MEBIBYTE}MiB`,
    '}',
  ),
]

/** The text of `answers.caddy`: snippets that the Caddyfile beside it imports. */
export const caddyAnswers = (): string =>
  [
    '# Written by «npm run caddy:write» (caddy-answers.ts) from scripts/site-server/answer-table.ts\n' +
      '# and cms/src/rules/limits.ts: change it there.',
    ...SNIPPETS,
  ].join('\n\n') + '\n'
