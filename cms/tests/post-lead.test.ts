import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WaitingLead } from '../src/leads/forward-loop'
import { postLead } from '../src/leads/post-lead'
import { startOutsideScript, type OutsideScript } from './support/outside-script.ts'

const lead: WaitingLead = {
  id: 'abc123',
  nombre: 'Ana & Sosa',
  email: 'ana+1@correo.example',
  telefono: '+54 3777 55-5101',
  attempts: 3,
}

describe('a lead posted to a script', () => {
  let script: OutsideScript
  beforeEach(async () => {
    script = await startOutsideScript()
  })
  afterEach(() => script.stop())
  const post = (stop = new AbortController().signal, timeoutMs?: number) =>
    postLead(new URL(script.url), lead, stop, timeoutMs)

  test('is a form of its three fields and its id', async () => {
    expect(await post()).toBeNull()
    const { nombre, email, telefono, id } = lead
    expect(script.received).toEqual([
      {
        method: 'POST',
        path: '/exec',
        type: 'application/x-www-form-urlencoded',
        fields: { nombre, email, telefono, id },
      },
    ])
  })

  test.each([200, 201, 204])('is taken with %d', async (status) => {
    script.answer = () => status
    expect(await post()).toBeNull()
  })

  test.each([304, 400, 404, 429, 500, 503])('is not taken with %d', async (status) => {
    script.answer = () => status
    expect(await post()).toBe(`status ${status}`)
  })

  test.each([302, 303])('is taken when a %d leads to a result on the same host', async (status) => {
    script.answer = ({ path }) => (path === '/exec' ? [status, '/result'] : 200)
    expect(await post()).toBeNull()
    expect(script.received.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/exec'],
      ['GET', '/result'],
    ])
    expect(script.received[1]?.fields).toEqual({})
  })

  test('is not taken when the result is a failure', async () => {
    script.answer = ({ path }) => (path === '/exec' ? [302, '/result'] : 500)
    expect(await post()).toBe('status 500')
  })

  test.each([301, 307, 308])(
    'is not taken with %d: it would have to go elsewhere',
    async (status) => {
      script.answer = ({ path }) => (path === '/exec' ? [status, '/elsewhere'] : 200)
      expect(await post()).toBe(`status ${status}`)
      expect(script.received).toHaveLength(1)
    },
  )

  test('a redirect to another host is not followed', async () => {
    const other = await startOutsideScript()
    script.answer = () => [302, other.url]
    expect(await post()).toBe('redirect that is not followed')
    expect(other.received).toEqual([])
    await other.stop()
  })

  test('redirects without end are given up', async () => {
    script.answer = () => [302, '/exec']
    expect(await post()).toBe('redirect that is not followed')
    expect(script.received).toHaveLength(4)
  })

  test('a script that never answers is given up', async () => {
    script.answer = () => 'never'
    expect(await post(undefined, 200)).toBe('no answer in time')
    expect(script.received).toHaveLength(1)
  })

  test('the end of the process breaks the attempt off', async () => {
    script.answer = () => 'never'
    const end = new AbortController()
    const posted = post(end.signal, 60_000)
    await script.waitFor(1)
    end.abort()
    expect(await posted).not.toBeNull()
  })

  test('a script that is not there is told as such', async () => {
    await script.stop()
    expect(await post()).toBe('not reachable')
    await script.start()
  })
})
