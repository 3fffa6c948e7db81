import { eachParallel } from '../../../publish/parallel.ts'
import { readSite } from '../read-site.ts'
import { number, type Row } from '../table.ts'
import { findCarriers, type Carrier, type OpenField } from './carriers.ts'
import { wrongLinksIn } from './links-in.ts'
import { HOSTILE_LINKS } from './payloads.ts'
import { Known, plant, type Planted } from './plant.ts'
import { publishAll, told } from '../panel-session.ts'
import { withProduct, type AttackRig } from './rig.ts'
import { attackedTypes, type AttackedType, type Fields, type TextPath } from './text-fields.ts'

const SAVES_AT_ONCE = 4
/** Fields that take an address and nothing else. */
const LINKS: readonly (Carrier | null)[] = ['link', 'network', 'path']
/** Where the networks of the forms are at home. */
const AT_HOME =
  /(^|\.)(instagram|facebook|fb|x|twitter|tiktok|youtube|youtu|linkedin)\.(com|me|be)$/
/** Of a site of its own, or the one script outside that a form may be sent to. */
const HOME = 'https://sitio.example'
const SCRIPT = 'https://script.google.com'
/** In Spanish, what is wrong with it. */
const SENTENCE = /^«.*» no (es una dirección|sirve de destino)|^«.*» es demasiado largo/s

/** Whether what was stored in a field of addresses leads where such a field may lead. */
export function isFit(stored: string, carrier: Carrier | null): boolean {
  const base = carrier === 'path' ? HOME : undefined
  if (!URL.canParse(stored, base)) return false
  const { protocol, hostname, origin, username, password } = new URL(stored, base)
  if (!/^https?:$/.test(protocol) || username || password) return false
  if (carrier === 'path') return [HOME, SCRIPT].includes(origin)
  return carrier === 'link' ? hostname.includes('.') : AT_HOME.test(hostname)
}

const storedAt = (stored: Fields, path: TextPath): unknown =>
  path.reduce<unknown>((value, field) => (value as Fields | null)?.[field], stored)

/** What of a document is not as it should be: stored links that lead elsewhere, other refusals. */
function faultsOf({ stored, taken, refused }: Planted, fields: readonly OpenField[]): string[] {
  const wrong = taken.flatMap(([path, link]) => {
    const value = storedAt(stored, path) as string | null
    const field = fields.find((one) => one.path === path)
    // A disguise may leave nothing of the text.
    if (value === null || value === '' || isFit(value, field?.carrier ?? null)) return []
    return [`${path.join('.')}: ${JSON.stringify(link)} quedó como ${JSON.stringify(value)}`]
  })
  const unclear = refused.filter(({ message }) => !SENTENCE.test(message))
  return [...wrong, ...unclear.map(({ path, message }) => `${path.join('.')}: dice «${message}»`)]
}

interface LinkFields {
  type: AttackedType
  fields: OpenField[]
}

/** The types with fields for links, and a document of each type for others to name. */
async function findLinkFields({ staff }: AttackRig): Promise<{ all: LinkFields[]; known: Known }> {
  const all: LinkFields[] = []
  const known = new Known()
  for (const type of attackedTypes()) {
    const others = known.relationsOf(type, 0)
    const fields = (await findCarriers(staff, type, others)).filter(({ carrier }) =>
      LINKS.includes(carrier),
    )
    if (fields.length > 0) all.push({ type, fields })
    const { documentId } = await plant(staff, type, 0, [], others)
    known.add(type.kind, documentId)
  }
  return { all, known }
}

/** So many addresses that are none, or lie, in every field for one; then every link of the release. */
export async function attackWithLinks(count: number, tell: (done: number) => void): Promise<Row> {
  return withProduct(async (rig) => {
    const { all, known } = await findLinkFields(rig)
    const faults: string[] = []
    let [refused, taken, done] = [0, 0, 0]
    await eachParallel(HOSTILE_LINKS.slice(0, count), SAVES_AT_ONCE, async (link) => {
      for (const { type, fields } of all) {
        const texts = fields.map(({ path }) => [path, link] as const)
        const others = known.relationsOf(type, 0)
        const planted = await plant(rig.staff, type, (done += 1), texts, others)
        faults.push(...faultsOf(planted, fields))
        refused += planted.refused.length
        taken += planted.taken.length
        tell(done)
      }
    })
    faults.push(...told(await publishAll(rig.staff)))
    let files = 0
    const wrong: string[] = []
    const { siteUrl } = rig.product
    const { faults: torn } = await readSite(siteUrl, (address, bytes) => {
      files += 1
      const found = wrongLinksIn(address, bytes.toString(), siteUrl)
      wrong.push(...found.map((one) => `${address}: ${one}`))
    })
    const places = all.flatMap(({ fields }) => fields).length
    if (places === 0) faults.push('no hay ningún campo de enlace')
    return {
      row: 'A2',
      what: 'enlaces hostiles, en todo campo de enlace',
      tries: `${number(Math.min(count, HOSTILE_LINKS.length))} × ${places} campos`,
      losses: wrong.length,
      figures:
        `${number(refused)} rechazados con su campo, ${number(taken)} quedaron en un enlace http; ` +
        `${number(wrong.length)} de otra clase en ${number(files)} archivos publicados`,
      faults: [...faults, ...wrong, ...torn],
    }
  })
}
