import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTempFolder } from '../testing/temp-folder.ts'
import { drawIcon, drawLogo } from './draw-picture.ts'
import { VERSION_FILE, writeImages } from './image-folder.ts'
import type { ImageJob } from './pictures.ts'

const LOGO: ImageJob = {
  file: 'img/logos/pan.png',
  svg: drawLogo({ mark: 'bread', frame: 'disc', scheme: 'mostaza' }),
}
const ICON: ImageJob = { file: 'img/iconos/pan.png', svg: drawIcon('bread') }

const folder = useTempFolder()
const at = (file: string) => path.join(folder.path, file)

describe('a folder of pictures', () => {
  it('receives what it lacks, and nothing on the next run', async () => {
    expect(await writeImages(folder.path, [LOGO, ICON])).toBe(2)
    const { mtimeMs } = await stat(at(LOGO.file))
    expect(await writeImages(folder.path, [LOGO, ICON])).toBe(0)
    expect((await stat(at(LOGO.file))).mtimeMs).toBe(mtimeMs)
  })

  it('is completed after an interrupted run, whose drafts go', async () => {
    await writeImages(folder.path, [LOGO, ICON])
    const whole = await readFile(at(ICON.file))
    await rm(at(ICON.file))
    await writeFile(`${at(ICON.file)}.4711.tmp`, whole.subarray(0, 100))
    expect(await writeImages(folder.path, [LOGO, ICON])).toBe(1)
    expect(await readFile(at(ICON.file))).toEqual(whole)
    expect(await readdir(at('img/iconos'))).toEqual(['pan.png'])
  })

  it('is made anew when a drawing changed or the marker is missing', async () => {
    await writeImages(folder.path, [LOGO, ICON])
    expect(await writeImages(folder.path, [LOGO, { ...ICON, svg: drawIcon('cake') }])).toBe(2)
    await rm(at(VERSION_FILE))
    expect(await writeImages(folder.path, [LOGO, { ...ICON, svg: drawIcon('cake') }])).toBe(2)
  })
})
