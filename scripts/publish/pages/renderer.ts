import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '@guia/contract'
import type { RenderedPage } from '../../site/pages/page-html.ts'
import { PublicationError } from '../../site/problems.ts'
import { sha256 } from '../../site/hash.ts'

/** The visitor app as a function: a path and what the page shows → HTML. */
export interface Renderer {
  render: (path: string, data: PageData) => Promise<RenderedPage>
  /** Changes whenever the same input might come out differently. */
  id: string
}

const FILE = 'render-page.js'

async function load(folder: string): Promise<Renderer> {
  const file = path.join(folder, FILE)
  if (!existsSync(file)) throw new PublicationError(`Falta compilar el sitio: no existe ${file}.`)
  const id = sha256(await readFile(file))
  // By its plain address: the parts that it loads ask for it by that, and must get the same one.
  const module = (await import(pathToFileURL(file).href)) as {
    renderPage: Renderer['render']
  }
  return { render: module.renderPage, id }
}

const loaded = new Map<string, Promise<Renderer>>()

/**
 * The renderer that `npm run build` made of the visitor app, as it was when this process first
 * asked for it: after another build the process still runs the old code, and must say so by its id.
 * Throws a PublicationError in Spanish when it was not built.
 */
export function loadRenderer(folder: string): Promise<Renderer> {
  const known = loaded.get(folder)
  if (known) return known
  const renderer = load(folder)
  loaded.set(folder, renderer)
  renderer.catch(() => loaded.delete(folder))
  return renderer
}
