import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'
import { waitFor } from '../../../run/start/wait-for.ts'
import { listStores, publishStore, type PanelClient } from '../../../testing/panel-client.ts'
import { startProduct } from '../../../testing/start-product.ts'
import { withFolder } from '../../with-folder.ts'
import { compare } from '../leads/ledger.ts'
import { startSending } from '../leads/send-leads.ts'
import { NO_LIMITS } from '../leads/submission.ts'
import { publishAll, stayIn, told } from '../panel-session.ts'
import type { Part } from '../part.ts'
import { DATABASES, type Database } from '../stores/databases.ts'
import type { OpenStore, Store } from '../stores/store.ts'
import { inSeconds, number, refusalsOf, type Row } from '../table.ts'
import { watchDisk } from './watch-disk.ts'

/** A data folder and the database of it. */
interface Installation {
  dataDir: string
  store: Store
}

const CHANGE = 'Cambio '
/** So many leads more are acknowledged before each backup. */
const BETWEEN = 100
/** Of staff, between two changes. */
const PAUSE_MS = 1_000
const ERRORS_SHOWN = 4
const WITHIN_MS = 60_000

/** `npm run backup`, `restore` or `rehearse` for an installation; throws with what it said. */
async function run(name: string, { dataDir, store }: Installation, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, ...store.env }
  const command = ['--import', 'tsx', path.join('scripts', `${name}.ts`), ...args]
  return (await promisify(execFile)(process.execPath, command, { cwd: REPO_ROOT, env })).stdout
}

class Backups {
  readonly #openStore: OpenStore
  /** Everything that is made. */
  readonly #folder: string
  #count = 0

  constructor(openStore: OpenStore, folder: string) {
    this.#openStore = openStore
    this.#folder = folder
  }

  async open(): Promise<Installation> {
    const dataDir = path.join(this.#folder, `data-${(this.#count += 1)}`)
    mkdirSync(dataDir)
    return { dataDir, store: await this.#openStore(dataDir) }
  }

  /** The archive. */
  async make(live: Installation): Promise<string> {
    const folder = path.join(this.#folder, `archive-${(this.#count += 1)}`)
    const [archive] = /\S+\.tar\.gz/.exec(await run('backup', live, '--to', folder)) ?? []
    if (!archive) throw new Error('npm run backup named no archive')
    return archive
  }

  /** Uses an empty installation that an archive was restored into. */
  async restored<T>(archive: string, use: (store: Store) => Promise<T>): Promise<T> {
    const empty = await this.open()
    try {
      await run('restore', empty, archive)
      return await use(empty.store)
    } finally {
      await empty.store.close()
    }
  }

  /** What the release of an archive differs in from the live one, in the command's words. */
  async rehearse(archive: string, { dataDir }: Installation, siteUrl: string): Promise<string> {
    const folder = path.join(this.#folder, 'rehearsal')
    const { store } = await this.open()
    // A rehearsal has a data folder of its own, and a file in it unless there is a server.
    const { DATABASE_FILENAME: _, ...server } = store.env
    const beside = { dataDir: folder, store: { ...store, env: { ...server, SITE_URL: siteUrl } } }
    try {
      const live = path.join(dataDir, 'site')
      return await run('rehearse', beside, archive, '--site', live, '--in', folder)
    } finally {
      await store.close()
    }
  }
}

/** Staff who change and publish the first store again and again. */
class Editing {
  /** The last change that the panel has confirmed. */
  last = 0
  readonly #staff: PanelClient
  readonly #going: Promise<void>
  #isStopped = false

  constructor(staff: PanelClient) {
    this.#staff = staff
    this.#going = this.#edit()
    // Told by stop().
    this.#going.catch(() => {})
  }

  async #edit(): Promise<void> {
    const [store] = await listStores(this.#staff)
    if (!store) throw new Error('the sample has no store')
    while (!this.#isStopped) {
      const next = this.last + 1
      await publishStore(this.#staff, store.documentId, { description: `${CHANGE}${next}` })
      this.last = next
      await sleep(PAUSE_MS)
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#going
  }

  /** Of a restored copy: the newest change that it has. */
  static newestOf = (descriptions: readonly string[]): number =>
    Math.max(
      0,
      ...descriptions
        .filter((text) => text.startsWith(CHANGE))
        .map((text) => Number(text.slice(CHANGE.length))),
    )
}

/** The last errors that the panel wrote down. */
const errorsOf = ({ dataDir }: Installation): string[] =>
  readFileSync(path.join(dataDir, 'logs', 'cms.log'), 'utf8')
    .split('\n')
    .filter((line) => /error/i.test(line))
    .slice(-ERRORS_SHOWN)

const sameFiles = (said: string): number =>
  Number(/^Archivos iguales, byte por byte: (\d+)\n$/.exec(said)?.[1] ?? 0)

/** Tables that have not as many rows on both sides. */
const otherRows = (before: Record<string, number>, after: Record<string, number>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table]} filas, y ${after[table]} en la copia`)

/**
 * Backs up a whole product so many times while visitors send leads and staff publish, and restores
 * each into an empty installation; then once more when all is still, and compares rows and release.
 */
async function backUp(
  openStore: OpenStore,
  times: number,
  tell: (done: number) => void,
): Promise<Row> {
  return withFolder('guia-backups-', async (folder) => {
    // A server of PostgreSQL, which never runs as root, has to get to its own folder.
    chmodSync(folder, 0o711)
    const backups = new Backups(openStore, folder)
    /** Leads that were acknowledged before a backup began, and are not in it. */
    const lost: string[] = []
    const faults: string[] = []
    const live = await backups.open()
    const product = await startProduct({ dataDir: live.dataDir, env: { ...live.store.env, ...NO_LIMITS } })
    try {
      const staff = await stayIn(product)
      const editing = new Editing(staff)
      const sending = startSending(product.cmsUrl, { twiceOf: 10 })
      const { ledger, refused, unanswered } = sending
      const disk = watchDisk(folder)
      try {
        for (let done = 0; done < times; done += 1) {
          const wanted = ledger.acknowledged.size + BETWEEN
          if (!(await waitFor(() => ledger.acknowledged.size >= wanted, WITHIN_MS))) {
            throw new Error(`${ledger.acknowledged.size} leads were taken, and no more`)
          }
          const [acknowledged, changed] = [new Set(ledger.acknowledged), editing.last]
          const archive = await backups.make(live)
          await backups.restored(archive, async (store) => {
            const found = compare({ sent: ledger.sent, acknowledged }, await store.readLeads())
            lost.push(...found.lost)
            faults.push(...[...found.lost, ...found.doubled, ...found.foreign])
            const newest = Editing.newestOf(await store.readDescriptions())
            if (newest < changed) faults.push(`cambio ${changed} publicado, y ${newest} en la copia`)
            const damage = store.findDamage()
            if (damage !== '') faults.push(`la base de la copia está dañada: ${damage}`)
          })
          tell(done + 1)
        }
      } finally {
        await sending.stop()
        await editing.stop()
        await disk.stop()
      }
      if (editing.last === 0) faults.push('nadie publicó nada mientras tanto')
      if (refused.size > 0) {
        faults.push(`hubo rechazos: ${refusalsOf(refused)}`, ...unanswered, ...errorsOf(live))
      }
      faults.push(...told(await publishAll(staff)))
      const rows = await live.store.countRows()
      const archive = await backups.make(live)
      faults.push(
        ...otherRows(rows, await backups.restored(archive, (store) => store.countRows())),
      )
      const said = await backups.rehearse(archive, live, product.siteUrl)
      if (sameFiles(said) === 0) faults.push(said)
      return {
        row: 'B4',
        what: `copia de respaldo mientras se escribe, restaurada, ${live.store.name}`,
        tries: number(times + 1),
        losses: lost.length,
        figures:
          `${number(ledger.acknowledged.size)} consultas y ${number(editing.last)} cambios confirmados; ` +
          `la última copia: ${Object.keys(rows).length} tablas y ${number(sameFiles(said))} archivos ` +
          `iguales; el disco guardó una página en ${inSeconds(disk.slowest())} a lo sumo`,
        faults,
      }
    } finally {
      await product.stop()
      await live.store.close()
    }
  })
}

/** What backups of the running product bring back, on each of these databases; 0 leaves them out. */
export const backupParts = (databases: readonly Database[], count: number): Part[] =>
  databases.map((database) => {
    const { name, open } = DATABASES[database]
    return {
      what: `Copias de respaldo mientras se escribe, ${name}`,
      count,
      run: (times, tell) => backUp(open, times, tell),
    }
  })
