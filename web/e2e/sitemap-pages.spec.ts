import sharp from 'sharp'
import { paths } from '../src/app/paths.ts'
import { elementsOf, metaOf } from './support/html.ts'
import { problemsOfAll, test, type SitemapPage } from './support/sitemap.ts'
import { expect } from './support/test.ts'

const MAX_DESCRIPTION = 320
const MAX_PICTURE_BYTES = 300_000

const titleOf = ({ html }: SitemapPage) => elementsOf(html, 'title')[0]?.text ?? ''

test('the sitemap names every active store, every professional and every category', ({
  sitemap,
  catalogue,
  product,
}) => {
  const wanted = [
    ...catalogue.stores
      .filter(({ isActive }) => isActive)
      .map(({ slug }) => paths.store.link(slug)),
    ...catalogue.professionals.map(({ category, slug }) => paths.professional.link(category, slug)),
    ...catalogue.site.categories.map(({ slug }) => paths.category.link(slug)),
  ]
  const named = new Set(sitemap.map(({ url }) => url))
  expect(named.size, 'each page once').toBe(sitemap.length)
  expect(wanted.length).toBeGreaterThan(60)
  expect(wanted.filter((path) => !named.has(`${product.siteUrl}${path}`))).toEqual([])
})

test('each of its pages answers 200 with HTML that the standard finds no error in', ({
  sitemap,
}) => {
  const problems = problemsOfAll(sitemap, ({ status, html }) => [
    status !== 200 && `status ${status}`,
    ...html.errors,
  ])
  expect(problems).toEqual([])
})

test('each has one h1, a title, a description of at most 320 characters and its own address', ({
  sitemap,
  catalogue,
}) => {
  const problems = problemsOfAll(sitemap, (page) => {
    const { html, url } = page
    const headings = elementsOf(html, 'h1').map(({ text }) => text.trim())
    const [description = '', ...others] = metaOf(html, 'description')
    const canonical = elementsOf(html, 'link', { rel: 'canonical' }).map(({ attributes }) =>
      attributes.get('href'),
    )
    return [
      (headings.length !== 1 || headings[0] === '') && `h1: ${JSON.stringify(headings)}`,
      !titleOf(page).includes(catalogue.site.name) && `title: ${titleOf(page)}`,
      (description.length < 20 || description.length > MAX_DESCRIPTION || others.length > 0) &&
        `description of ${description.length} characters`,
      canonical.join() !== url && `canonical: ${canonical.join()}`,
      metaOf(html, 'robots').length > 0 && `robots: ${metaOf(html, 'robots').join()}`,
    ]
  })
  expect(problems).toEqual([])
})

test('each tells link previews its title, description, address and picture', ({
  sitemap,
  product,
}) => {
  const problems = problemsOfAll(sitemap, (page) => {
    const told = (name: string) => metaOf(page.html, name).join()
    return [
      told('og:title') !== titleOf(page) && `og:title: ${told('og:title')}`,
      told('og:description') !== told('description') && `og:description`,
      told('og:url') !== page.url && `og:url: ${told('og:url')}`,
      !told('og:image').startsWith(`${product.siteUrl}/`) && `og:image: ${told('og:image')}`,
    ]
  })
  expect(problems).toEqual([])
})

/** What is wrong with the picture of a link preview. */
async function pictureProblems(url: string): Promise<string[]> {
  const answer = await fetch(url, { redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  const found = `${answer.status} ${answer.headers.get('content-type')} ${format} ${width} × ${height}`
  return [
    ...(found === '200 image/jpeg jpeg 1200 × 630' ? [] : [`${url}: ${found}`]),
    ...(bytes.length < MAX_PICTURE_BYTES ? [] : [`${url}: ${bytes.length} bytes`]),
  ]
}

test('the pictures of link previews are JPEGs of 1200 × 630 px and less than 300 kB', async ({
  sitemap,
  catalogue,
}) => {
  const pictures = new Set(sitemap.flatMap(({ html }) => metaOf(html, 'og:image')))
  // Every active store and professional has its own.
  const { stores, professionals } = catalogue
  const owners = stores.filter(({ isActive }) => isActive).length + professionals.length
  expect(pictures.size).toBeGreaterThan(owners)
  const problems: string[] = []
  for (const url of pictures) problems.push(...(await pictureProblems(url)))
  expect(problems).toEqual([])
})

/** '@context' of a description, as it stands in its element. */
function contextOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { '@context'?: unknown })['@context']
  } catch {
    return 'no JSON'
  }
}

test('what each tells search engines about itself is JSON of schema.org', ({ sitemap }) => {
  const problems = problemsOfAll(sitemap, ({ html }) => {
    const contexts = elementsOf(html, 'script', { type: 'application/ld+json' }).map(({ text }) =>
      contextOf(text),
    )
    return [
      contexts.length === 0 && 'no description',
      ...contexts.map(
        (context) => context !== 'https://schema.org' && `@context: ${String(context)}`,
      ),
    ]
  })
  expect(problems).toEqual([])
})
