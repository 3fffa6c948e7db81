import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useSite } from './testing/use-site.ts'

const site = useSite()

const releaseOf = (text: string) => /name="release" content="(\w+)"/.exec(text)?.[1]

describe('a new release', () => {
  test('is served at once, and the old one stays at its own address', async () => {
    const before = await site.ask('/r/hash-of-r1/busquedas.json')
    expect(releaseOf((await site.ask('/')).text)).toBe('r1')
    site.publish('r2')
    expect(releaseOf((await site.ask('/')).text)).toBe('r2')
    expect(releaseOf((await site.ask('/')).text)).toBe('r2')
    expect(JSON.parse((await site.ask('/busquedas.json')).text)).toMatchObject({ release: 'r2' })
    const after = await site.ask('/r/hash-of-r1/busquedas.json')
    expect(after.bytes.equals(before.bytes)).toBe(true)
  })

  test('open tabs still find the old files, under their hashed names', async () => {
    site.publish('r2', { 'assets/app-99999999.js': 'new' })
    const old = await site.ask('/assets/app-0a1b2c3d.js')
    expect([old.status, old.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect((await site.ask('/assets/app-99999999.js')).text).toBe('new')
  })

  test('pages and lists are never taken from an old one', async () => {
    site.publish('r2')
    rmSync(path.join(site.dir, 'releases', 'r2', 'nosotros'), { recursive: true })
    expect((await site.ask('/nosotros')).status).toBe(404)
  })

  test('a page and the files that it names belong together while releases change', async () => {
    const visit = async () => {
      const release = releaseOf((await site.ask('/')).text)
      const list = await site.ask(`/r/hash-of-${release}/busquedas.json`)
      const { release: ofList } = JSON.parse(list.text) as { release: string }
      return { status: list.status, page: release, list: ofList }
    }
    for (let next = 2; next <= 20; next++) {
      const visits = [visit(), visit(), visit(), visit()]
      await visits[0]
      site.publish(`r${next}`)
      for (const { status, page, list } of await Promise.all([...visits, visit()])) {
        expect(status).toBe(200)
        expect(list).toBe(page)
      }
    }
    expect(releaseOf((await site.ask('/')).text)).toBe('r20')
    expect(site.errors).toEqual([])
  })
})

describe('a release that goes away', () => {
  test('is not found any more, and the server stays up', async () => {
    site.publish('r2')
    rmSync(path.join(site.dir, 'releases', 'r1'), { recursive: true })
    expect((await site.ask('/r/hash-of-r1/busquedas.json')).status).toBe(404)
    expect((await site.ask('/')).status).toBe(200)
  })

  test('a link that leads nowhere counts as "nothing published"', async () => {
    rmSync(path.join(site.dir, 'releases', 'r1'), { recursive: true })
    expect((await site.ask('/nosotros')).status).toBe(503)
  })
})

test('a closed server answers nobody and can be closed again', async () => {
  const { url } = site
  await site.close()
  await expect(fetch(url)).rejects.toThrow()
})
