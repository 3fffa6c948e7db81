import { expect, test } from 'vitest'
import { isPathSegment } from './path-segment.ts'

test.each(['la-espiga', 'La Ñata & Cía', 'Kiosco 24.7', '100%', '¿Qué?', 'ñ'.repeat(127)])(
  '«%s» can stand in an address',
  (name) => {
    expect(isPathSegment(name)).toBe(true)
  },
)

test.each(['', '.', '..', '.oculto', 'Kiosco 24/7', 'a\\b', 'a\0b', 'ñ'.repeat(128)])(
  '«%s» cannot',
  (name) => {
    expect(isPathSegment(name)).toBe(false)
  },
)
