import { mediaIn } from '../../publish/images/media-folder.ts'
import { endingOf } from './whole-file.ts'

const ASSET = /\/assets\/[\w.-]+\.\w+/g
/** As Vite's scripts and styles name each other: './x-1a2b3c4d.js', "assets/x-1a2b3c4d.css". */
const PART =
  /["'`(](?:\.\/|\/?assets\/)?([\w.-]+-[\w-]{8}\.(?:js|css|svg|png|jpg|webp|woff2|webm|mp4))["'`)]/g
const ICON = /"src":"(\/[^"]+)"/g
const LOCATION = /<loc>([^<]+)<\/loc>/g
/** What a page, and the file for installing the app, name beside links: marks, previews, data. */
const SOURCE = /(?:src|href)="(\/[^"?#]+\.\w+)"/g

/** Links of this site in a page: '/store/x?a=1#b' → '/store/x', each once. */
function linksIn(html: string): string[] {
  const links = new Set<string>()
  for (const [, address = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
    const path = address.replaceAll('&amp;', '&').split(/[?#]/, 1)[0] ?? ''
    links.add(path === '/' ? path : path.replace(/\/$/, ''))
  }
  return [...links]
}

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])

const inPage = (text: string): string[] => [
  ...linksIn(text),
  ...allOf(text, SOURCE),
  ...allOf(text, ASSET),
  ...mediaIn(text),
]

const BY_ENDING: Record<string, (text: string) => string[]> = {
  html: inPage,
  json: mediaIn,
  xml: (text) => allOf(text, LOCATION).map((location) => new URL(location).pathname),
  webmanifest: (text) => allOf(text, ICON),
  js: (text) => allOf(text, PART).map((name) => `/assets/${name}`),
  css: (text) => allOf(text, PART).map((name) => `/assets/${name}`),
}

/** Addresses of this site that a public file names: pages, parts of the app, images, cards. */
export const namedIn = (address: string, text: string): string[] =>
  BY_ENDING[endingOf(address)]?.(text) ?? []
