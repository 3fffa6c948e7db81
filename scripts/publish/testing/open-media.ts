import { mkdirSync } from 'node:fs'
import { MediaFolder } from '../images/media-folder.ts'
import { openState } from '../state/state.ts'

/** The images of a site's folder, as a publication opens them: what one remembers, the next finds. */
export function openMedia(siteDir: string): MediaFolder {
  mkdirSync(siteDir, { recursive: true })
  return new MediaFolder(siteDir, openState(siteDir))
}
