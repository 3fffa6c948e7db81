import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSecrets, inheritedEnv } from './support/cms-env.ts'
import { CMS_DIR, foldersOf, STRAPI } from './support/cms-process.ts'
import { databaseOf, type TestDatabase } from './support/database.ts'

const COMMITTED = path.join(CMS_DIR, 'types/generated')

describe('the committed types', () => {
  let folder: string
  let database: TestDatabase
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'guia-types-'))
    database = await databaseOf(folder)
    const { publicDir, uploadsDir } = foldersOf(folder)
    await mkdir(uploadsDir, { recursive: true })
    // Strapi takes the folder as relative to the CMS's, whatever it looks like.
    const outDir = path.relative(CMS_DIR, folder)
    const env = {
      ...inheritedEnv(),
      ...createSecrets(),
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...database.env,
      PUBLIC_DIR: publicDir,
    }
    const args = [STRAPI, 'ts:generate-types', '--silent', '--out-dir', outDir]
    await promisify(execFile)(process.execPath, args, { cwd: CMS_DIR, env })
  })
  afterAll(async () => {
    await database.remove()
    await rm(folder, { recursive: true, force: true })
  })

  test('are those that «npm run types» in cms writes for the content types of today', async () => {
    const files = await readdir(COMMITTED)
    expect(files.sort()).toEqual(['components.d.ts', 'contentTypes.d.ts'])
    for (const file of files) {
      const written = await readFile(path.join(folder, 'generated', file), 'utf8')
      expect(await readFile(path.join(COMMITTED, file), 'utf8')).toBe(written)
    }
  })
})
