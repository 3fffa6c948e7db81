import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { findCaddy } from '../../test/find-caddy.mjs'
import { freePort } from '../free-port.ts'
import type { Run } from './here.ts'

/** The user `node` of Node's image. */
const NODE_USER = { uid: 1000, gid: 1000 }

/** Only root can run the services as another user, and only where that one may read them. */
function ownerOfServices(): Run['owner'] {
  if (process.getuid?.() !== 0) return undefined
  const look = ['-e', 'require("fs").readdirSync(process.argv[1])', REPO_ROOT]
  const { status } = spawnSync(process.execPath, look, { ...NODE_USER, cwd: '/' })
  return status === 0 ? NODE_USER : undefined
}

/** A folder, ports and programs of its own for one run of the whole product. */
export async function openRun(postgresBin: string): Promise<Run> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guia-compose-'))
  // The services, which run as another user, pass through it.
  chmodSync(folder, 0o755)
  return {
    folder,
    ports: {
      database: await freePort(),
      cms: await freePort(),
      site: await freePort(),
      panel: await freePort(),
      plainHttp: await freePort(),
      health: await freePort(),
    },
    programs: [path.dirname(process.execPath), postgresBin, path.dirname(await findCaddy())],
    owner: ownerOfServices(),
  }
}
