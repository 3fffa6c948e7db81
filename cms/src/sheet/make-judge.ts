import type { Core } from '@strapi/strapi'
import { readChoices } from '../choices/read-choices'
import { SHEET_COLUMNS, type Cells } from '../rules/sheet/columns'
import { choiceReader } from './choice-cells'
import type { Judge, Lengths } from './judge-row'
import { readNumber } from './read-cells'
import { readByNumber, readTwins } from './read-stores'
import { STORE, type StoreAccess } from './store-access'

interface Attribute {
  maxLength?: number
  component?: string
}

function lengthsOf(strapi: Core.Strapi): Lengths {
  const attributes = strapi.contentType(STORE).attributes as Record<string, Attribute>
  const lengths = new Map<string, number>()
  for (const { key } of SHEET_COLUMNS) {
    const [field = '', part] = key.split('.')
    const { component, maxLength } = attributes[field] ?? {}
    const parts = component ? strapi.components[component as never] : undefined
    const inside = (parts as { attributes: Record<string, Attribute> } | undefined)?.attributes
    const most = part === undefined ? maxLength : inside?.[part]?.maxLength
    if (most !== undefined) lengths.set(key, most)
  }
  return lengths
}

export const numberOf = ({ numero }: Cells): number | null => {
  const read = readNumber(numero ?? '')
  return read.ok ? read.value : null
}

/** Reads what some rows are judged by, as of now. */
export async function makeJudge(
  strapi: Core.Strapi,
  rows: readonly { cells: Cells }[],
  options: { access: StoreAccess; emptyClears: boolean },
): Promise<Judge> {
  const numbers = rows.map(({ cells }) => numberOf(cells))
  const hasNew = numbers.includes(null)
  return {
    ...options,
    reader: choiceReader(await readChoices(strapi)),
    lengths: lengthsOf(strapi),
    byNumber: await readByNumber(
      strapi,
      numbers.filter((number) => number !== null),
    ),
    twins: hasNew ? await readTwins(strapi) : new Map(),
  }
}
