import { SHEET_BYTES, SHEET_MEGABYTES } from '../../../rules/limits'
import { readSheetRows, type Sheet } from '../../../rules/sheet/sheet-rows'
import { decodeText } from './decode-text'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'
import { NO_SHEET, SheetError } from './sheet-error'

/** As much of a chosen file as is used; a browser's File is one. */
export interface ChosenFile {
  size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const PACKED = [0x50, 0x4b]
/** Files of old Excel, and new ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** PDF, PNG, JPEG, GIF. */
const NO_TABLES = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
]

const LOCKED = 'La planilla tiene contraseña: sacásela en Excel, guardala y probá de nuevo.'
const OLD = 'Es un Excel viejo (.xls): guardalo como .xlsx y probá de nuevo.'

/** 'EncryptedPackage' as such files write it, two bytes a letter. */
const isLocked = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length & ~1))
    .includes('EncryptedPackage')

function rowsOf(bytes: Uint8Array) {
  if (begins(bytes, PACKED)) return readXlsx(bytes)
  if (begins(bytes, COMPOUND)) throw new SheetError(isLocked(bytes) ? LOCKED : OLD)
  if (NO_TABLES.some((start) => begins(bytes, start))) throw new SheetError(NO_SHEET)
  return readCsv(decodeText(bytes))
}

/** The sheet that a file's bytes are. Throws a SheetError, and nothing else. */
export function readSheetBytes(bytes: Uint8Array): Sheet {
  const read = readSheetRows(rowsOf(bytes))
  if (!read.ok) throw new SheetError(read.message)
  return read.sheet
}

/** The sheet that staff chose. A file that is too large is not even read. Throws a SheetError. */
export async function readSheetFile(file: ChosenFile): Promise<Sheet> {
  if (file.size === 0) throw new SheetError('El archivo está vacío.')
  if (file.size > SHEET_BYTES) {
    throw new SheetError(`El archivo pesa demasiado: el máximo es ${SHEET_MEGABYTES} MB.`)
  }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    throw new SheetError('No se pudo leer el archivo: cerralo en Excel y probá de nuevo.')
  }
  return readSheetBytes(new Uint8Array(bytes))
}
