import { decodeText } from '../sheet/files/decode-text'

/** As much of a chosen file as is used; a browser's File is one. */
interface ChosenFile {
  size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

type LinesFile = { ok: true; text: string } | { ok: false; message: string }

/** What the field holds is far less. */
const MOST_BYTES = 100_000

const NO_TEXT =
  'Ese archivo no se puede leer: en Excel, guardalo como CSV, o copiá las celdas y pegalas arriba.'
const TOO_LARGE = 'Ese archivo es demasiado grande para ser la lista de un mes.'

/** The lines of a text that staff chose, in whichever encoding a spreadsheet saved it. */
export async function readLinesFile(file: ChosenFile): Promise<LinesFile> {
  if (file.size > MOST_BYTES) return { ok: false, message: TOO_LARGE }
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer())).trim()
    return text === '' ? { ok: false, message: 'Ese archivo está vacío.' } : { ok: true, text }
  } catch {
    return { ok: false, message: NO_TEXT }
  }
}

/** The lines of a file below what is there already. */
export const withLines = (text: string, lines: string): string =>
  [text.trimEnd(), lines].filter(Boolean).join('\n')
