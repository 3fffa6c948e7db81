import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { PublicationRecord } from '@guia/contract'
import {
  AnotherIsAtWork,
  ConfirmationNeeded,
  formatProblem,
  PublicationError,
} from '../site/problems.ts'
import { publish } from './publish.ts'
import { KEPT_RELEASES } from './release/kept-releases.ts'
import { followPanel, showRelease } from './release/pin.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import type { StoreDocument } from '../site/documents.ts'
import { buildCategory, buildMedia, buildSite, buildStore } from '../site/testing/documents.ts'
import { describeFolder, describePublished } from './testing/folder-hash.ts'
import { drawPlain } from './testing/pictures.ts'
import { usePublisher } from './testing/publisher.ts'
import { findLiveFault, findReleaseFault } from './testing/read-release.ts'
import { sampleDocuments } from '../site/testing/sample-documents.ts'

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const read = (name: string) => readFileSync(path.join(site.live, name), 'utf8')
const published = () => describePublished(site.siteDir)
const renderedStores = () => site.rendered.filter((page) => page.startsWith('/store/'))

/** Another content than the one before, without more images. */
const rename = (name: string) => {
  site.cms.documents = { ...site.cms.documents, 'site-setting': [buildSite({ name })] }
}

describe('a publication', () => {
  test('puts a whole release live', async () => {
    const result = await publish(site.options)
    expect(result).toMatchObject({ outcome: 'published', version: 1 })
    expect(result.counts).toEqual({
      'busqueda.json': 3,
      'busquedas.json': 3,
      'horarios.json': 1,
      'profesionales.json': 2,
      'ofertas.json': 3,
      'contactos-utiles.json': 2,
      'sinonimos.json': 0,
      'sitio.json': 1,
      'turnos.json': 0,
      'feriados.json': 0,
    })
    expect(path.basename(site.live)).toBe(result.release)
    expect(findLiveFault(site.siteDir)).toBe('')
  })

  test('names itself, its moment and its files', async () => {
    const { release } = await publish(site.options)
    const publication = JSON.parse(read('publicacion.json')) as PublicationRecord
    expect(publication).toMatchObject({
      release,
      content: release.split('-')[1],
      time: '2026-03-15T12:00:00.000Z',
    })
    expect(publication.files['busquedas.json'].bytes).toBe(
      Buffer.byteLength(read('busquedas.json')),
    )
  })

  test('holds every image that a record names, at every address of it', async () => {
    await publish(site.options)
    const named = read('busquedas.json').match(/\/media\/[\w-]+\.webp/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    for (const address of named) expect(existsSync(path.join(site.live, address))).toBe(true)
    expect(readdirSync(path.join(site.live, 'media')).length).toBeGreaterThan(named.length)
  })

  test('has pages of its own, whole without scripts, and what leads search engines', async () => {
    const { release } = await publish(site.options)
    const contentId = release.split('-')[1]
    for (const page of ['index.html', '404.html', 'store/la-espiga/index.html']) {
      expect(read(page)).toMatch(
        /<div id="root" data-app="[^"]+" data-styles="[^"]*"><h1>.+<\/h1><\/div>/,
      )
      // The same page in two releases is the same file: it names none of them.
      expect(read(page)).not.toContain(contentId)
    }
    expect(JSON.parse(read('store/la-espiga/datos.json'))).toMatchObject({ slug: 'la-espiga' })
    expect(read('store/la-espiga/la-espiga.vcf')).toContain('BEGIN:VCARD')
    expect(read('sitemap.xml')).toContain('<loc>https://guia.example/store/la-espiga</loc>')
    expect(read('robots.txt')).toContain('https://guia.example/sitemap.xml')
    expect(read('404.html')).not.toContain('canonical')
    expect(read('store/la-espiga/index.html')).toContain(
      '<title>La Espiga | Goya a un clic</title>',
    )
    expect(read('store/la-espiga/index.html')).toContain('https://guia.example/store/la-espiga')
    expect(read('404.html')).toContain('noindex')
    expect(existsSync(path.join(site.siteDir, 'r', contentId ?? '', 'busquedas.json'))).toBe(true)
  })

  test('carries the app with it', async () => {
    await publish(site.options)
    expect(read('assets/app-abc123.js')).toBe(
      readFileSync(site.beside('app/assets/app-abc123.js'), 'utf8'),
    )
    expect(read('marca.svg')).toContain('<svg')
    expect(existsSync(path.join(site.live, 'assets/app-abc123.js.br'))).toBe(true)
  })

  test('holds offers by the day in Goya, where it is three hours earlier', async () => {
    const offersAt = async (now: string) => {
      await publish({ ...site.options, now: () => new Date(now) })
      return read('ofertas.json').includes('"id":10')
    }
    expect(await offersAt('2026-04-01T02:59:00Z')).toBe(true)
    expect(await offersAt('2026-04-01T03:00:00Z')).toBe(false)
  })
})

describe('the same content', () => {
  test('is published once', async () => {
    const first = await publish(site.options)
    const before = published()
    site.rendered.length = 0
    const second = await publish({ ...site.options, now: () => new Date('2026-03-15T13:00:00Z') })
    expect(second).toEqual({ ...first, outcome: 'unchanged' })
    expect(site.rendered).toEqual([])
    expect(published()).toEqual(before)
  })

  test('in another order of the CMS is still the same', async () => {
    await publish(site.options)
    const lists = Object.entries<unknown[]>({ ...sampleDocuments() })
    const reversed = lists.map(([kind, list]) => [
      kind,
      kind === 'store' ? list : list.toReversed(),
    ])
    site.cms.documents = Object.fromEntries(reversed) as typeof site.cms.documents
    expect(await publish(site.options)).toMatchObject({ outcome: 'unchanged' })
  })

  test('in two folders is the same bytes, but for publicacion.json', async () => {
    await publish(site.options)
    const other = {
      ...site.options,
      siteDir: site.beside('other'),
      now: () => new Date('2026-03-15T18:00:00Z'),
    }
    const { release } = await publish(other)
    const contentOf = (folder: string) =>
      Object.entries(describeFolder(folder)).filter(
        ([name]) => !name.startsWith('publicacion.json'),
      )
    const one = contentOf(site.live)
    expect(contentOf(site.beside(`other/releases/${release}`))).toEqual(one)
    expect(one.length).toBeGreaterThan(40)
    expect(readFileSync(site.beside('other/current/publicacion.json'), 'utf8')).not.toBe(
      read('publicacion.json'),
    )
  })

  test('after another one gets a new number and is live again: A, B, A', async () => {
    const first = await publish(site.options)
    const contentA = read('sitio.json')
    rename('Otra guía')
    const second = await publish(site.options)
    expect(read('sitio.json')).not.toBe(contentA)
    rename('Goya a un clic')
    const third = await publish(site.options)
    expect(read('sitio.json')).toBe(contentA)
    const [one, two, three] = [first, second, third].map(({ release }) => release.split('-'))
    expect([one?.[0], two?.[0], three?.[0]]).toEqual(['000001', '000002', '000003'])
    expect(three?.[1]).toBe(one?.[1])
    expect(two?.[1]).not.toBe(one?.[1])
    for (const { release } of [first, second, third]) {
      expect(findReleaseFault(path.join(site.siteDir, 'releases', release))).toBe('')
    }
  })
})

test('images are fetched once, and a replaced one alone again', async () => {
  const { options } = site
  rmSync(site.siteDir, { recursive: true })
  await publish(options)
  const uploadsAsked = () => site.cms.asked.filter((address) => address.startsWith('/uploads/'))
  expect(uploadsAsked().toSorted()).toEqual([...site.cms.uploads.keys()].toSorted())
  site.cms.asked.length = 0
  const before = read('busquedas.json')
  const [first, ...others] = site.cms.documents.store
  if (!first) throw new Error('the sample documents hold no store')
  const image = buildMedia('espiga.png', { updatedAt: '2026-02-02T00:00:00.000Z' })
  site.cms.documents = { ...site.cms.documents, store: [{ ...first, image }, ...others] }
  site.cms.uploads.set('/uploads/espiga.png', await drawPlain(200))
  expect(await publish(options)).toMatchObject({ outcome: 'published' })
  expect(uploadsAsked()).toEqual(['/uploads/espiga.png'])
  expect(read('busquedas.json')).not.toBe(before)
})

describe('a check', () => {
  test('of new content tells the release that would be, and writes none', async () => {
    const before = await publish(site.options).then(published)
    rename('Otra guía')
    const result = await publish({ ...site.options, checkOnly: true })
    expect(result.outcome).toBe('would-publish')
    expect(result.release).toMatch(/^000002-[0-9a-f]{16}$/)
    expect(published()).toEqual(before)
    expect((await publish(site.options)).release).toBe(result.release)
  })

  test('before the first publication leaves nothing to serve', async () => {
    expect(await publish({ ...site.options, checkOnly: true })).toMatchObject({
      outcome: 'would-publish',
    })
    expect(existsSync(path.join(site.siteDir, 'current'))).toBe(false)
    expect(readdirSync(path.join(site.siteDir, 'releases'))).toEqual([])
  })

  test('of the same content says so', async () => {
    await publish(site.options)
    expect(await publish({ ...site.options, checkOnly: true })).toMatchObject({
      outcome: 'unchanged',
    })
  })

  test('of content that cannot be published is refused', async () => {
    site.cms.documents = { ...site.cms.documents, 'site-setting': [] }
    await expect(publish({ ...site.options, checkOnly: true })).rejects.toThrow(PublicationError)
  })

  test('tells what would be left out', async () => {
    site.cms.documents = {
      ...site.cms.documents,
      store: [buildStore(1), buildStore(1, { slug: 'otro' })],
    }
    const { problems } = await publish({ ...site.options, checkOnly: true })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.field).toBe('Número')
  })
})

function useNewImage(): void {
  const image = buildMedia('nueva.png')
  site.cms.documents.store.push(buildStore(50, { name: 'Nuevo', image }))
}

describe('what is wrong with one record costs that record, and is told', () => {
  const publishWith = async (breakIt: () => unknown) => {
    breakIt()
    const { outcome, problems } = await publish(site.options)
    expect(outcome).toBe('published')
    expect(findLiveFault(site.siteDir)).toBe('')
    return problems.map(formatProblem)
  }
  const slugs = () => (JSON.parse(read('busqueda.json')) as { slug: string }[]).map((s) => s.slug)

  test('a store that fails a check, and one of another shape', async () => {
    const told = await publishWith(() =>
      site.cms.documents.store.push(
        buildStore(50, { name: 'Kiosco', whatsapp: '107' }),
        { ...buildStore(51), isActive: 1 } as unknown as StoreDocument,
        buildStore(52),
      ),
    )
    expect(told).toEqual([
      expect.stringMatching(
        /^Comercio «Kiosco» \(n\.º 50\), WhatsApp: no es un número de WhatsApp/,
      ),
      expect.stringMatching(/^Comercio «Comercio 51» \(n\.º 51\), Activo: falta o tiene un valor/),
    ])
    expect(slugs()).toEqual(['comercio-1', 'comercio-2', 'la-espiga', 'comercio-52'])
    expect(existsSync(path.join(site.live, 'store/comercio-50'))).toBe(false)
    expect(read('sitemap.xml')).not.toContain('comercio-50')
  })

  test('an image that is none, and one that is gone: the store stays, and is tried again', async () => {
    site.cms.uploads.set('/uploads/nueva.png', Buffer.from('hola'))
    const gone = buildMedia('perdida.png')
    const told = await publishWith(() => {
      useNewImage()
      site.cms.documents.store.push(buildStore(51, { image: gone }))
    })
    expect(told).toEqual([
      expect.stringMatching(/«Nuevo» \(n\.º 50\), Logo: la imagen «nueva\.png» no se puede leer/),
      expect.stringMatching(/«Comercio 51».+no se puede leer \(el panel respondió 404\)/),
    ])
    expect(slugs()).toContain('comercio-51')
    site.cms.uploads.set('/uploads/nueva.png', await drawPlain(9)).set(gone.url, await drawPlain(8))
    site.rendered.length = 0
    expect(await publish(site.options)).toMatchObject({ problems: [] })
    expect(renderedStores()).toHaveLength(2)
    expect(read('busqueda.json').match(/"image":""/g)).toHaveLength(2)
  })

  test('a broken image that many stores share is told of once for each thing that staff can mend', async () => {
    const icon = buildMedia('rota.png')
    const category = buildCategory('Rotos', { icon })
    const told = await publishWith(() => {
      site.cms.documents.category.push(category)
      for (const numero of [50, 51, 52]) {
        site.cms.documents.store.push(buildStore(numero, { categories: [category] }))
      }
    })
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^Categoría «Rotos», Ícono: la imagen «rota\.png» no se puede leer/)
    expect(site.cms.asked.filter((path) => path.includes('rota.png'))).toHaveLength(1)
  })
})

describe('when much of the catalogue would vanish', () => {
  test('nothing goes live until somebody confirms that very content', async () => {
    const many = Array.from({ length: 8 }, (_, index) => buildStore(100 + index))
    site.cms.documents.store.push(...many)
    const first = await publish(site.options)
    site.cms.documents.store.splice(3)
    const refusal: unknown = await publish(site.options).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ConfirmationNeeded)
    const { content, vanishing } = refusal as ConfirmationNeeded
    expect(vanishing).toMatchObject([{ what: 'comercios', gone: 8, of: 11 }])
    expect(vanishing[0]?.names).toEqual(many.map(({ name }) => name))
    expect(path.basename(site.live)).toBe(first.release)
    const other = { ...site.options, confirmed: '0'.repeat(16) }
    await expect(publish(other)).rejects.toThrow(ConfirmationNeeded)
    const { release } = await publish({ ...site.options, confirmed: content })
    expect(release).toBe(`000002-${content}`)
    expect(findLiveFault(site.siteDir)).toBe('')
  })
})

test('what a refused publication made goes away again', async () => {
  const many = Array.from({ length: 8 }, (_, index) => buildStore(100 + index))
  site.cms.documents.store.push(...many)
  rename('Goya a un clic')
  await publish(site.options)
  const folder = path.join(site.siteDir, 'pages')
  const pages = readdirSync(folder)
  rename('Otra guía')
  const kept = site.cms.documents.store.splice(3)
  await expect(publish(site.options)).rejects.toThrow(ConfirmationNeeded)
  expect(readdirSync(folder).length).toBeGreaterThan(pages.length)
  site.cms.documents.store.push(...kept)
  rename('Goya a un clic')
  for (const hour of [14, 16]) {
    const later = { ...site.options, now: () => new Date(`2026-03-15T${hour}:00:00Z`) }
    expect(await publish(later)).toMatchObject({ outcome: 'unchanged', cleanUpFailure: '' })
  }
  expect(readdirSync(folder)).toEqual(pages)
  expect(findLiveFault(site.siteDir)).toBe('')
})

describe('a release that staff went back to', () => {
  test('is shown by the next publication when a publisher was killed before it was', async () => {
    const first = await publish(site.options)
    rename('Otra guía')
    const second = await publish(site.options)
    writeFileSync(path.join(site.siteDir, '.fijada'), `${first.release}\n`)
    await publish({ ...site.options, checkOnly: true })
    expect(path.basename(site.live)).toBe(second.release)
    expect(await publish(site.options)).toMatchObject({ outcome: 'pinned' })
    expect(path.basename(site.live)).toBe(first.release)
  })

  test('stays while it is pinned, and the panel is followed again afterwards', async () => {
    const first = await publish(site.options)
    rename('Otra guía')
    const second = await publish(site.options)
    expect(await showRelease(site.siteDir)).toBe(first.release)
    expect(read('sitio.json')).toContain('Goya a un clic')
    rename('Tercera')
    site.cms.asked.length = 0
    expect(await publish(site.options)).toMatchObject({
      outcome: 'pinned',
      release: first.release,
      problems: [],
    })
    expect(site.cms.asked).toEqual([])
    expect(path.basename(site.live)).toBe(first.release)
    expect(await showRelease(site.siteDir, second.release)).toBe(second.release)
    await followPanel(site.siteDir)
    site.rendered.length = 0
    expect(await publish(site.options)).toMatchObject({ outcome: 'published' })
    expect(renderedStores()).toHaveLength(3)
    expect(read('sitio.json')).toContain('Tercera')
    expect(findReleaseFault(path.join(site.siteDir, 'releases', first.release))).toBe('')
  })
})

test('an edit of one store renders its page and the lists that show it, nothing else', async () => {
  await publish(site.options)
  const everything = new Set(site.rendered)
  expect(everything.size).toBe(site.rendered.length)
  const [first, ...others] = site.cms.documents.store
  if (!first) throw new Error('the sample documents hold no store')
  site.cms.documents.store = [{ ...first, description: 'Abrió.' }, ...others]
  site.rendered.length = 0
  expect(await publish(site.options)).toMatchObject({ outcome: 'published' })
  expect(site.rendered.toSorted()).toEqual(
    [
      '/busquedas',
      '/category/alimentos',
      '/store/comercio-1',
      '/subcategory/alimentos',
      '/subcategory/carnicerias',
      '/subcategory/panaderias',
      '/tienda',
    ].toSorted(),
  )
  site.rendered.length = 0
  site.cms.documents.store = [first, ...others]
  expect(await publish(site.options)).toMatchObject({ outcome: 'published' })
  // Pages of an older release are still there.
  expect(site.rendered).toEqual([])
})

test('a damaged live release does not keep the next one, which is whole, from going live', async () => {
  await publish(site.options)
  rmSync(path.join(site.live, 'publicacion.json'))
  rename('Otra guía')
  expect(await publish(site.options)).toMatchObject({ outcome: 'published', cleanUpFailure: '' })
  expect(findLiveFault(site.siteDir)).toBe('')
})

test('what is old and cannot be removed is told of; what went live is live', async () => {
  mkdirSync(path.join(site.siteDir, 'r', 'no-es-un-enlace'), { recursive: true })
  const { outcome, cleanUpFailure } = await publish(site.options)
  expect(outcome).toBe('published')
  expect(cleanUpFailure).toMatch(/^No se pudo borrar lo viejo \(.*\); lo publicado está bien\.$/)
  expect(findLiveFault(site.siteDir)).toBe('')
})

test('of two publishers at once one waits or refuses, and nothing is mixed', async () => {
  const results = await Promise.allSettled([publish(site.options), publish(site.options)])
  const outcomes = results.map((one) =>
    one.status === 'rejected' ? one.reason instanceof AnotherIsAtWork : one.value.outcome,
  )
  expect(outcomes).toContain('published')
  // The other one found nothing left to do, or waited for a slow machine in vain.
  expect([true, 'unchanged']).toContain(outcomes.find((one) => one !== 'published'))
  expect(readdirSync(path.join(site.siteDir, 'releases'))).toHaveLength(1)
  expect(findLiveFault(site.siteDir)).toBe('')
})

test('while another one goes on a publication refuses', async () => {
  await withPublicationLock(site.siteDir, () =>
    expect(publish(site.options)).rejects.toThrow('Ya hay otra publicación en marcha'),
  )
})

test('releases keep their order while the clock is a day behind', async () => {
  const live: string[] = []
  for (const now of ['2026-03-15T12:00:00Z', '2026-03-14T12:00:00Z', '2026-03-15T12:01:00Z']) {
    rename(`Guía de ${now}`)
    await publish({ ...site.options, now: () => new Date(now) })
    live.push(path.basename(site.live).slice(0, 6))
    expect(read('sitio.json')).toContain(`Guía de ${now}`)
  }
  expect(live).toEqual(['000001', '000002', '000003'])
  expect(readdirSync(path.join(site.siteDir, 'releases'))).toHaveLength(3)
})

/** The live release once more, as the one of this number, made at that time. */
function repeatRelease(number: number, time: Date): void {
  const { content } = JSON.parse(read('publicacion.json')) as PublicationRecord
  const release = `${String(number).padStart(6, '0')}-${content}`
  const folder = path.join(site.siteDir, 'releases', release)
  cpSync(site.live, folder, { recursive: true, verbatimSymlinks: true })
  const record = { ...(JSON.parse(read('publicacion.json')) as PublicationRecord), release, time }
  writeFileSync(path.join(folder, 'publicacion.json'), JSON.stringify(record))
}

test('the newest releases stay for a rollback and the last of the day before, each whole', async () => {
  const [yesterday, today] = [new Date('2026-03-14T12:00:00Z'), new Date('2026-03-15T12:00:00Z')]
  await publish({ ...site.options, now: () => yesterday })
  const last = KEPT_RELEASES + 5
  for (let number = 2; number < last; number++) {
    repeatRelease(number, number <= 3 ? yesterday : today)
  }
  rename('Guía nueva')
  await publish({ ...site.options, now: () => today })
  const releases = readdirSync(path.join(site.siteDir, 'releases')).toSorted()
  const newest = Array.from({ length: KEPT_RELEASES }, (_, at) => last - KEPT_RELEASES + 1 + at)
  expect(releases.map((name) => Number(name.slice(0, 6)))).toEqual([3, ...newest])
  for (const name of releases) {
    expect(findReleaseFault(path.join(site.siteDir, 'releases', name))).toBe('')
  }
  expect(readdirSync(path.join(site.siteDir, 'r'))).toHaveLength(2)
})

test('a site folder that is no folder is told of', async () => {
  writeFileSync(site.beside('file'), '')
  await expect(publish({ ...site.options, siteDir: site.beside('file/site') })).rejects.toThrow()
})
