import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PALETTES, riverScene, SCENE, type Palette } from './scene.ts'

const FOLDER = fileURLToPath(new URL('../../web/src/features/home/river/', import.meta.url))

const FRAMES_PER_SECOND = 20
const FRAMES = 8 * FRAMES_PER_SECOND

const INPUT = [
  ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SCENE.width}x${SCENE.height}`],
  ...['-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0'],
]

/** Colours as browsers take a film's to be; the same bytes with each run of the same ffmpeg. */
const PICTURE = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
]

const ENCODERS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '27', '-preset', 'veryslow', '-movflags', '+faststart'],
}

async function encode(frames: readonly Buffer[], encoder: readonly string[], file: string) {
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...INPUT, ...PICTURE, ...encoder, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`)
  console.info(`${file} ${(await stat(file)).size} bytes`)
}

async function draw(name: string, palette: Palette): Promise<void> {
  await writeFile(`${FOLDER}${name}.svg`, riverScene(0, palette))
  const frames: Buffer[] = []
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const svg = Buffer.from(riverScene(frame / FRAMES, palette))
    frames.push(await sharp(svg).flatten().removeAlpha().raw().toBuffer())
  }
  for (const [ending, encoder] of Object.entries(ENCODERS)) {
    await encode(frames, encoder, `${FOLDER}${name}.${ending}`)
  }
}

await mkdir(FOLDER, { recursive: true })
for (const [name, palette] of Object.entries(PALETTES)) await draw(name, palette)
