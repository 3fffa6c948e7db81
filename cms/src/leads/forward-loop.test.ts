import { expect, test } from 'vitest'
import { forwardLeads, type Outbox, type WaitingLead } from './forward-loop'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

interface Note {
  attempts: number
  dueAt: number
  takenAt: number | null
  /** Another process would not get it. */
  isClaimed?: boolean
}

/** Leads 'a', 'b' … in memory, due at once. */
function memoryOutbox(ids: string[]) {
  const notes = new Map<string, Note>(
    ids.map((id) => [id, { attempts: 0, dueAt: 0, takenAt: null }]),
  )
  const note = (id: string, changed: Partial<Note>) => {
    const before = notes.get(id) ?? { attempts: 0, dueAt: 0, takenAt: null }
    notes.set(id, { ...before, isClaimed: false, ...changed })
  }
  const outbox: Outbox = {
    async next(now) {
      const due = [...notes].find(([, { takenAt, dueAt }]) => takenAt === null && dueAt <= now)
      if (due) note(due[0], { isClaimed: true })
      return due ? leadOf(due[0], due[1].attempts) : null
    },
    release: async (id) => note(id, {}),
    markTaken: async (id, attempts, takenAt) => note(id, { attempts, takenAt }),
    markFailed: async (id, attempts, dueAt) => note(id, { attempts, dueAt }),
  }
  return { outbox, notes }
}

function leadOf(id: string, attempts: number): WaitingLead {
  return { id, nombre: `Nombre ${id}`, email: `${id}@correo.example`, telefono: '1', attempts }
}

/** Runs the loop for a while of its own time, which passes only while it sleeps. */
async function run(
  outbox: Outbox,
  answer: (id: string, time: number) => string | null,
  duration: number,
) {
  const end = new AbortController()
  let time = 0
  const sent: [string, number][] = []
  const told: string[] = []
  const clock = {
    now: () => time,
    async sleep(ms: number) {
      time += ms
      if (time >= duration) end.abort()
    },
  }
  const post = async ({ id }: WaitingLead) => {
    sent.push([id, time])
    return answer(id, time)
  }
  await forwardLeads({ outbox, clock, post, tell: (kind) => told.push(kind) }, end.signal)
  return { sent, told }
}

test('leads go out oldest first, each once', async () => {
  const { outbox, notes } = memoryOutbox(['a', 'b', 'c'])
  const { sent, told } = await run(outbox, () => null, DAY)
  expect(sent.map(([id]) => id)).toEqual(['a', 'b', 'c'])
  expect([...notes.values()].every(({ takenAt }) => takenAt !== null)).toBe(true)
  expect(told).toEqual([])
})

test('one that is not taken is sent again later and later, and lets the others pass', async () => {
  const { outbox, notes } = memoryOutbox(['a', 'b'])
  const { sent } = await run(outbox, (id) => (id === 'a' ? 'status 500' : null), 10 * 60 * SECOND)
  expect(sent.filter(([id]) => id === 'b')).toHaveLength(1)
  const times = sent.filter(([id]) => id === 'a').map(([, time]) => time / SECOND)
  expect(times).toEqual([0, 30, 90, 210, 450])
  expect(notes.get('a')).toMatchObject({ attempts: 5, dueAt: 930 * SECOND, takenAt: null })
})

test('it is tried for ever, at least every six hours, and taken in the end', async () => {
  const { outbox, notes } = memoryOutbox(['a'])
  const { sent } = await run(outbox, (_, time) => (time < 3 * DAY ? 'status 500' : null), 4 * DAY)
  expect(notes.get('a')?.takenAt).toBeGreaterThanOrEqual(3 * DAY)
  expect(notes.get('a')?.takenAt).toBeLessThanOrEqual(3.25 * DAY + 2 * SECOND)
  expect(sent).toHaveLength(notes.get('a')?.attempts ?? 0)
})

test('each kind of failure is told once', async () => {
  const { outbox } = memoryOutbox(['a', 'b'])
  const answer = (id: string) => (id === 'a' ? 'status 500' : 'no answer in time')
  expect((await run(outbox, answer, DAY)).told).toEqual(['status 500', 'no answer in time'])
})

test('a database that fails is told by its code and asked again', async () => {
  const { outbox, notes } = memoryOutbox(['a'])
  const failure = Object.assign(new Error('row Nombre a'), { code: 'SQLITE_BUSY' })
  let asked = 0
  const shaky: Outbox = {
    ...outbox,
    next: async (now) => ((asked += 1) < 3 ? Promise.reject(failure) : outbox.next(now)),
  }
  expect((await run(shaky, () => null, DAY)).told).toEqual(['database: SQLITE_BUSY'])
  expect(notes.get('a')?.takenAt).not.toBeNull()
})

test('what the end of the process breaks off counts as no attempt, and waits for nobody', async () => {
  const { outbox, notes } = memoryOutbox(['a'])
  const end = new AbortController()
  const post = async () => {
    end.abort()
    return 'not reachable'
  }
  const clock = { now: () => 0, sleep: async () => undefined }
  const told: string[] = []
  await forwardLeads({ outbox, clock, post, tell: (kind) => told.push(kind) }, end.signal)
  expect(notes.get('a')).toEqual({ attempts: 0, dueAt: 0, takenAt: null, isClaimed: false })
  expect(told).toEqual([])
})

test.each(['markTaken', 'markFailed'] as const)(
  'while %s cannot be written, no lead is sent again',
  async (mark) => {
    const { outbox, notes } = memoryOutbox(['a', 'b'])
    const isTaken = mark === 'markTaken'
    let refusals = 120
    const write = outbox[mark]
    outbox[mark] = async (...note) => {
      refusals -= 1
      if (refusals >= 0) throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' })
      await write(...note)
    }
    const { sent, told } = await run(outbox, () => (isTaken ? null : 'timeout'), 90 * SECOND)
    expect(sent.filter(([id, at]) => id === 'a' && at < 60 * SECOND)).toHaveLength(1)
    expect(sent.find(([id]) => id === 'b')?.[1]).toBeGreaterThanOrEqual(58 * SECOND)
    expect(told).toContain('database: SQLITE_FULL')
    expect(notes.get('a')?.attempts).toBeGreaterThan(0)
  },
)
