import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteRecord } from '@guia/contract'
import { describe, expect, test } from 'vitest'
import { PublicationError } from '../../site/problems.ts'
import { publish } from '../publish.ts'
import { drawHalves } from '../testing/pictures.ts'
import { usePublisher } from '../testing/publisher.ts'
import { bannerProblems, videoFormat } from './check-banner.ts'

const site = usePublisher()

/** The beginning of an MP4 file, by which it is known, and something after it. */
const MP4 = Buffer.concat([
  Buffer.from('00000018', 'hex'),
  Buffer.from('ftypisom'),
  Buffer.alloc(64),
])

async function publishWith(video: Buffer | null, poster: Buffer | null): Promise<SiteRecord> {
  const banner = { video: site.beside('portada.mp4'), poster: site.beside('portada.png') }
  if (video) writeFileSync(banner.video, video)
  if (poster) writeFileSync(banner.poster, poster)
  await publish({ ...site.options, banner })
  return JSON.parse(readFileSync(path.join(site.live, 'sitio.json'), 'utf8')) as SiteRecord
}

test('video and poster are published under names of their content, and on the home page', async () => {
  const { bannerVideo = '', bannerPoster = '' } = await publishWith(MP4, await drawHalves(800, 300))
  expect(bannerVideo).toMatch(/^\/media\/[0-9a-f]{16}-video\.mp4$/)
  expect(readFileSync(path.join(site.live, bannerVideo))).toEqual(MP4)
  expect(bannerPoster).toMatch(/^\/media\/[0-9a-f]{16}-banner-1440\.webp$/)
  expect(existsSync(path.join(site.live, bannerPoster))).toBe(true)
  expect(readFileSync(path.join(site.live, 'index.html'), 'utf8')).toContain(bannerVideo)
}, 60_000)

test('without them the configuration has neither', async () => {
  await publish({ ...site.options, banner: { video: '', poster: '' } })
  const text = readFileSync(path.join(site.live, 'sitio.json'), 'utf8')
  expect(text).not.toMatch(/bannerVideo|bannerPoster/)
}, 60_000)

describe('what cannot be used is refused by the name of its setting', () => {
  test.each([
    ['a missing video', null, null, /BANNER_VIDEO nombra un archivo que no existe/],
    ['a page', Buffer.from('<!doctype html><script>'), null, /BANNER_VIDEO no es un video MP4/],
    ['a large one', Buffer.concat([MP4, Buffer.alloc(5_000_000)]), null, /pesa más que 4 MB/],
    ['a missing poster', MP4, null, /BANNER_POSTER nombra un archivo que no existe/],
    ['no picture', MP4, Buffer.from('hola'), /BANNER_POSTER no es una imagen/],
  ])('%s', async (_, video, poster, message) => {
    const attempt = publishWith(video, poster)
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(message)
  })
})

test('what is wrong with either is known before anything is published', async () => {
  const banner = { video: site.beside('no.mp4'), poster: site.beside('no.png') }
  expect(await bannerProblems(banner)).toEqual([
    `El video de la portada no se puede publicar: BANNER_VIDEO nombra un archivo que no existe (${banner.video}).`,
    `El video de la portada no se puede publicar: BANNER_POSTER nombra un archivo que no existe (${banner.poster}).`,
  ])
  writeFileSync(banner.video, MP4)
  writeFileSync(banner.poster, 'a picture')
  expect(await bannerProblems(banner)).toEqual([])
  expect(await bannerProblems({ video: '', poster: '' })).toEqual([])
})

test('a video is known by its bytes', () => {
  expect(videoFormat(MP4)).toBe('mp4')
  expect(videoFormat(Buffer.from('1a45dfa3aa', 'hex'))).toBe('webm')
  expect(videoFormat(Buffer.from('ftypisom'))).toBeNull()
  expect(videoFormat(Buffer.alloc(0))).toBeNull()
})
