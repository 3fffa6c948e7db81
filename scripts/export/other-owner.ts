import { readFileSync, statSync } from 'node:fs'
import { existing } from '../run/setup/check-disk.mjs'
import { ToldError } from '../run/setup/told-error.mjs'

/** 'guia'; '#1001', which sudo takes as well, of a user whom this machine's list does not name. */
function nameOf(uid: number): string {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  return users.find(([, , id]) => id === String(uid))?.[0] ?? `#${uid}`
}

/**
 * Root writes wherever it likes, and its files are root's: the publisher, which runs as the folder's
 * own user, could not go on with them. Throws a ToldError, before anything is written.
 */
export function refuseRoot(siteDir: string): void {
  if (process.getuid?.() !== 0) return
  const { uid } = statSync(existing(siteDir))
  if (uid === 0) return
  const user = nameOf(uid)
  // To a shell an unquoted # begins a comment.
  const word = user.startsWith('#') ? `'${user}'` : user
  throw new ToldError(
    `La carpeta del sitio es del usuario «${user}»: corré «sudo -u ${word} npm run export».`,
  )
}
