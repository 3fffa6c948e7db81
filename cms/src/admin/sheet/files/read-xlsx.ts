import { unzipSync, type Unzipped } from 'fflate'
import { SHEET_UNPACKED_BYTES } from '../../../rules/limits'
import type { FileRow } from '../../../rules/sheet/sheet-rows'
import { NO_SHEET, SheetError } from './sheet-error'
import { readCells } from './xlsx-cells'
import { DAMAGED, readDateStyles, readSharedTexts, readXml } from './xlsx-xml'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

const TOO_MUCH =
  'La planilla es demasiado grande por dentro: suele tener miles de filas vacías con formato. Copiá tus filas a una planilla nueva.'

/** Kinds of packed files that people take for an Excel file, by a part that they have. */
const OTHERS: Readonly<Record<string, string>> = {
  'content.xml': 'Es una planilla de LibreOffice (.ods): guardala como .xlsx y probá de nuevo.',
  'xl/workbook.bin': 'Es un Excel binario (.xlsb): guardalo como .xlsx y probá de nuevo.',
  'word/document.xml': 'Es un documento de Word: elegí una planilla.',
}

/** Texts and tables; pictures, macros and settings of printers are not even unpacked. */
const isWanted = (name: string): boolean =>
  /^xl\/(?!media\/|drawings\/).*\.(?:xml|rels)$/i.test(name)

function unpack(bytes: Uint8Array): Unzipped {
  const names = new Set<string>()
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      names.add(name)
      if (!isWanted(name)) return false
      // Before anything is unpacked, and by what the packing says: more than that is never kept.
      unpacked += Math.max(size, originalSize)
      if (unpacked > SHEET_UNPACKED_BYTES) throw new SheetError(TOO_MUCH)
      return true
    },
  })
  if (WORKBOOK in parts) return parts
  const other = Object.keys(OTHERS).find((name) => names.has(name))
  throw new SheetError((other && OTHERS[other]) ?? NO_SHEET)
}

const textOf = (parts: Unzipped, name: string): string | null => {
  const part = parts[name]
  return part ? new TextDecoder().decode(part) : null
}

/** The relation's id of the first sheet that is not hidden. */
function firstSheet(workbook: string): string | null {
  const ids: string[] = []
  readXml(workbook, {
    open(name, attributes) {
      if (name !== 'sheet') return
      const { state = 'visible', ...others } = attributes()
      const [, id] = Object.entries(others).find(([key]) => /(^|:)id$/.test(key)) ?? []
      if (state === 'visible' && id) ids.push(id)
    },
  })
  return ids[0] ?? null
}

function targetOf(relations: string, id: string | null): string | null {
  let target: string | null = null
  readXml(relations, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id, Target = '' } = attributes()
      if (Id === id) target = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
    },
  })
  return target
}

function readParts(parts: Unzipped): FileRow[] {
  const id = firstSheet(textOf(parts, WORKBOOK) ?? '')
  const target = targetOf(textOf(parts, RELATIONS) ?? '', id)
  const sheet = target === null ? null : textOf(parts, target)
  if (sheet === null) throw new SheetError(DAMAGED)
  const shared = textOf(parts, 'xl/sharedStrings.xml')
  const styles = textOf(parts, 'xl/styles.xml')
  return readCells(sheet, {
    texts: shared === null ? [] : readSharedTexts(shared),
    dateStyles: styles === null ? new Set() : readDateStyles(styles),
  })
}

/** Rows of the first visible sheet of an XLSX; nothing in it is run. Throws a SheetError. */
export function readXlsx(bytes: Uint8Array): FileRow[] {
  try {
    return readParts(unpack(bytes))
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError(DAMAGED)
  }
}
