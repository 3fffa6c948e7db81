import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'

const SCREEN = { width: 1280, height: 1800 }

test('the frame goes around everything that is shown, with a margin', () => {
  const boxes = [
    { x: 100, y: 200, width: 50, height: 20 },
    { x: 300, y: 100, width: 50, height: 20 },
  ]
  expect(frameOf(boxes, SCREEN)).toEqual({ x: 84, y: 84, width: 282, height: 152 })
})

test('it stays on the screen, and no higher than a picture may be', () => {
  const page = [{ x: 0, y: 0, width: 1280, height: 5000 }]
  expect(frameOf(page, SCREEN)).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
})
