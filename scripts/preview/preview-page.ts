import { hashSource } from '../site/hash.ts'
import { contentSecurityPolicy } from '../site-server/answer-table.ts'
import { noticePage } from '../site-server/answer.ts'
import { formatProblem, type Problem } from '../site/problems.ts'
import { escapeHtml } from '../site/sitemap/escape-markup.ts'

const STYLE =
  '.vista-previa{margin:0;padding:.5rem 1rem;background:#f59331;color:#2b1600;' +
  'font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}'

/** `note`: what else staff should know before they publish; may be ''. */
const stripOf = (note: string) =>
  '<p class="vista-previa" role="status">Vista previa: así se vería en el sitio. ' +
  `${note === '' ? '' : `${escapeHtml(note)} `}Este enlace vale un día.</p>`

/** The panel, which shows the page in a frame, tells it when the form was saved. */
const scriptFor = (panelUrls: readonly string[]) =>
  `addEventListener('message',function(e){if(${JSON.stringify(panelUrls)}.includes(e.origin)&&` +
  `e.data&&e.data.type==='strapiUpdate')location.reload()})`

/** The policy of previews: shown in a frame by the panel alone, with this module's script. */
export const previewPolicy = (panelUrls: readonly string[]): string =>
  contentSecurityPolicy({
    scripts: [hashSource(scriptFor(panelUrls))],
    framers: panelUrls,
  })

/** Where a page's own policy says which styles it admits. */
const STYLES_OF_PAGE = /(?<=content="style-src 'self')/

/** A page of the site as a preview: it says that it is one, and follows the form in the panel. */
export const markPreview = (html: string, panelUrls: readonly string[], note = ''): string =>
  html
    .replace(STYLES_OF_PAGE, () => ` ${hashSource(STYLE)}`)
    .replace('</head>', () => `<style>${STYLE}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + stripOf(note))
    .replace('</body>', () => `<script>${scriptFor(panelUrls)}</script></body>`)

/** In place of the page of a document that lacks something without which there is none. */
export const unfinishedPage = (problems: readonly Problem[], panelUrls: readonly string[]) =>
  markPreview(
    noticePage({
      title: 'Todavía no se puede mostrar',
      text: problems.map((problem) => escapeHtml(formatProblem(problem))).join('<br>'),
    }),
    panelUrls,
  )

export const GONE_PAGE = noticePage({
  title: 'Esta vista previa ya no vale',
  text: 'El enlace venció o está incompleto. Pedí otro a la guía.',
})
