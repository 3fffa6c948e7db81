import { expect, test } from 'vitest'
import { isFit } from './links.ts'
import { HOSTILE_LINKS, SCRIPTS } from './payloads.ts'

test.each([
  ['javascript:golpe()', 'link'],
  ['https://a:b@ajeno.example/', 'link'],
  ['https://localhost/', 'link'],
  ['https://www.instagram.com.ajeno.example/', 'network'],
  ['https://ajeno-instagram.com/', 'network'],
  ['/\\ajeno.example/', 'path'],
  ['/\t/ajeno.example/', 'path'],
  ['https://script.google.com.ajeno.example/', 'path'],
] as const)('%j kept in a field for a %s is noticed', (stored, carrier) => {
  expect(isFit(stored, carrier)).toBe(false)
})

test.each([
  ['https://ajeno.example/"%3E', 'link'],
  ['https://m.facebook.com/x', 'network'],
  ['/api/leads?x', 'path'],
  ['https://script.google.com/x', 'path'],
] as const)('%j in a field for a %s is as it should be', (stored, carrier) => {
  expect(isFit(stored, carrier)).toBe(true)
})

test('there are 200 texts that would run, and 500 links, no two alike', () => {
  expect(new Set(SCRIPTS).size).toBe(200)
  expect(new Set(HOSTILE_LINKS).size).toBeGreaterThanOrEqual(500)
})
