import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { CannotBeDone } from '../../site/problems.ts'
import { withPublicationLock } from './publication-lock.ts'
import { ReleaseFolder, type ReleaseName } from './release-folder.ts'
import { writeWhole } from './write-file.ts'

/** Beside the releases: which one stays live although the panel has other content. */
const PIN_FILE = '.fijada'

/** Name of the release that staff keep live; null while the site follows the panel. */
export function pinnedRelease(siteDir: string): string | null {
  const file = path.join(siteDir, PIN_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function choose(releases: readonly ReleaseName[], live: string, wanted: string): ReleaseName {
  const position = releases.findIndex(({ name }) => name === live)
  const found =
    wanted === ''
      ? releases[position - 1]
      : releases.find(({ name, contentId }) => name === wanted || contentId === wanted)
  if (found) return found
  throw new CannotBeDone(
    wanted === ''
      ? 'No hay una publicación anterior a la que volver.'
      : `No se guarda ninguna publicación «${wanted}».`,
  )
}

/**
 * Makes a kept release live and keeps it so until `followPanel`: one link is moved, nothing is
 * written again. '' stands for the release before the live one. Returns its name.
 * Throws a CannotBeDone in Spanish when there is no such release, a PublicationError when another
 * publication runs.
 */
export async function showRelease(siteDir: string, wanted = ''): Promise<string> {
  return withPublicationLock(path.resolve(siteDir), async () => {
    const folder = new ReleaseFolder(siteDir)
    const { name } = choose(await folder.list(), folder.live()?.name ?? '', wanted)
    await writeWhole(path.join(folder.root, PIN_FILE), `${name}\n`)
    await folder.show(name)
    return name
  })
}

/** The site follows the panel again, from the next publication on. */
export async function followPanel(siteDir: string): Promise<void> {
  await rm(path.join(siteDir, PIN_FILE), { force: true })
}
