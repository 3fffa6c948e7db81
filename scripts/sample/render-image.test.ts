import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPictures } from './pictures.ts'
import { renderImage } from './render-image.ts'

const jobs = drawPictures()
const again = drawPictures()
const inFolder = (folder: string, format: string) => {
  const job = jobs.find(({ file }) => file.startsWith(`img/${folder}/`) && file.endsWith(format))
  if (!job) throw new Error(`No .${format} in img/${folder}`)
  return job
}

describe('the pictures', () => {
  it('are drawn alike on each run', () => {
    expect(jobs.length).toBeGreaterThan(300)
    expect(again).toEqual(jobs)
  })

  it('hold no words: no machine needs a font', () => {
    expect(jobs.filter(({ svg }) => /<text|font-family/u.test(svg))).toEqual([])
  })

  it('differ from one another', () => {
    const logos = jobs.filter(({ file }) => file.startsWith('img/logos/'))
    expect(logos).toHaveLength(77)
    expect(new Set(logos.map(({ svg }) => svg)).size).toBe(77)
    const scenes = jobs.filter(({ file }) => /^img\/(?:banners|galerias)\//u.test(file))
    expect(new Set(scenes.map(({ svg }) => svg)).size).toBe(scenes.length)
  })

  it.each([
    ['logos', 'png', 512, 512],
    ['iconos', 'png', 192, 192],
    ['banners', 'webp', 1440, 600],
    ['galerias', 'webp', 1280, 960],
    ['ofertas', 'webp', 900, 900],
    ['profesionales', 'webp', 640, 640],
  ])('of %s are %s of %i × %i, the same bytes twice', async (folder, format, width, height) => {
    const job = inFolder(folder, format)
    const bytes = await renderImage(job)
    const info = await sharp(bytes).metadata()
    expect([info.format, info.width, info.height]).toEqual([format, width, height])
    expect(bytes.equals(await renderImage(job))).toBe(true)
  })

  it('of icons have a transparent ground', async () => {
    const { hasAlpha } = await sharp(await renderImage(inFolder('iconos', 'png'))).metadata()
    expect(hasAlpha).toBe(true)
  })

  it('in a format that nobody chose are refused', async () => {
    await expect(renderImage({ file: 'img/a.gif', svg: '<svg/>' })).rejects.toThrow('img/a.gif')
  })
})
