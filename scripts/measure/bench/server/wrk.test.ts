import { expect, test } from 'vitest'
import { readLoad } from './wrk.ts'

const SAID = `Running 5s test @ http://127.0.0.1:1
  1 threads and 16 connections
  41326 requests in 5.00s, 254.88MB read
`

test('requests a second and whatever went wrong are read', () => {
  expect(readLoad(`${SAID}Requests/sec:   8262.91\nTransfer/sec: 50.96MB\n`)).toEqual({
    perSecond: 8262.91,
    errors: 0,
  })
  const wrong =
    '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 30\n'
  expect(readLoad(`${SAID}${wrong}Requests/sec: 10\n`).errors).toBe(37)
})

test('what is no report is told whole', () => {
  expect(() => readLoad('unable to connect')).toThrow(/unable to connect/)
})
