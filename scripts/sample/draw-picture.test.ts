import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawLogo, drawOffer, drawScene } from './draw-picture.ts'
import type { Scene } from './draw-picture.ts'
import { DRAWINGS } from './drawing.ts'
import { readData } from './read-data.ts'
import { fill } from './template.ts'

const SCENES = readdirSync(path.join(DRAWINGS, 'scenes')).map((file) => path.basename(file, '.njk'))
const KITS = Object.keys(readData<object>('drawings/kits.json'))

const BAKERY: Scene = { format: 'banner', scene: 'counter', kit: 'panaderia', seed: 'a' }

describe('a scene', () => {
  it('is the same for the same seed and another for another', () => {
    expect(drawScene(BAKERY)).toBe(drawScene(BAKERY))
    expect(drawScene(BAKERY)).not.toBe(drawScene({ ...BAKERY, seed: 'b' }))
  })

  it.each(SCENES)('%s can be drawn as banner and as photograph, by day and by night', (scene) => {
    const banner = drawScene({ ...BAKERY, scene, mood: 'noche' })
    const photo = drawScene({ ...BAKERY, scene, format: 'photo' })
    expect(banner).toContain('viewBox="0 0 1440 600"')
    expect(photo).toContain('viewBox="0 0 1280 960"')
  })

  it.each(KITS)('can be drawn of %s', (kit) => {
    for (const scene of ['promo', 'workshop']) {
      expect(drawScene({ ...BAKERY, scene, kit })).toMatch(/^<svg .*<\/svg>$/u)
    }
  })

  it('has the colour and the mark that it is told', () => {
    const rack = { ...BAKERY, scene: 'rack', accent: '#12ab34' }
    expect(drawScene(rack)).toContain('fill="#12ab34"')
    expect(drawScene({ ...rack, mark: 'dress' })).not.toBe(drawScene({ ...rack, mark: 'hat' }))
  })
})

describe('a picture', () => {
  it('of a logo has its mark in the colours of its scheme unless it keeps its own', () => {
    const logo = { mark: 'bread', frame: 'disc', scheme: 'rio' }
    expect(drawLogo(logo)).not.toContain('#D9973F')
    expect(drawLogo({ ...logo, natural: true })).toContain('#D9973F')
  })

  it('of an offer shows the thing as often as it says', () => {
    const shades = (times: 1 | 2 | 3) =>
      drawOffer({ kind: 'offer', thing: 'bread', times }, 'a').split('fill="#15262B33"').length - 1
    expect([shades(1), shades(2), shades(3)]).toEqual([1, 2, 3])
  })

  it('of something that has no name is refused', () => {
    expect(() => drawScene({ ...BAKERY, kit: 'astillero' })).toThrow('astillero')
    expect(() => drawScene({ ...BAKERY, scene: 'moon' })).toThrow('scenes/moon.njk')
    expect(() => drawLogo({ mark: 'bread', frame: 'disc', scheme: 'moho' })).toThrow('moho')
  })

  it('is refused when its template lacks a value', () => {
    const values = { w: 1440, h: 600, stands: ['bread'], mark: 'bread' }
    expect(() => fill('scenes/promo', values)).toThrow('undefined')
  })
})
