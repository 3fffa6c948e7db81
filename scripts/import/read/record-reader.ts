import { isEmpty, isObject, toJsonText, type JsonObject, type JsonValue } from './json-text.ts'
import { shown, type Quirk, type QuirkKind } from '../quirk.ts'
import type { SourceRecord } from './source-record.ts'

/** More than any text that people write; less than a picture written out in letters. */
const NOTED_CHARACTERS = 20_000

/**
 * Reads the fields of one legacy record once each, and remembers what does not fit: `quirk` for
 * the report, `note` for the document's internal note. Whatever nobody took by the end is noted
 * by `finish`, so that nothing of the source is lost.
 */
export class RecordReader {
  readonly quirks: Quirk[] = []
  private readonly notes: string[] = []
  private readonly taken = new Set<string>()
  private readonly parts: RecordReader[] = []

  constructor(
    readonly source: SourceRecord,
    private readonly data: JsonObject = source.data,
    private readonly prefix = '',
  ) {}

  has(field: string): boolean {
    return this.data.has(field)
  }

  take(field: string): JsonValue | undefined {
    this.taken.add(field)
    return this.data.get(field)
  }

  /** Names of the fields, in the order of the source. */
  fields(): string[] {
    return [...this.data.keys()]
  }

  /** A reader of an object inside the record: its reports and notes say 'redes.instagram'. */
  inside(field: string, data: JsonObject): RecordReader {
    const part = new RecordReader(this.source, data, `${this.prefix}${field}.`)
    this.parts.push(part)
    return part
  }

  /** `inside` for a field that should hold an object; anything else is reported and noted. */
  object(field: string): RecordReader {
    const value = this.take(field)
    if (isObject(value)) return this.inside(field, value)
    if (!isEmpty(value)) this.misfit('wrong-type', field, value, 'No es un objeto.')
    return this.inside(field, new Map())
  }

  quirk(kind: QuirkKind, field: string, found: JsonValue | undefined, done: string): void {
    const { file, label } = this.source
    const path = field ? `${this.prefix}${field}` : this.prefix.replace(/\.$/u, '')
    this.quirks.push({ kind, file, record: label, field: path, found: shown(found), done })
  }

  /** Keeps the original value in the internal note. */
  note(field: string, value: JsonValue | undefined): void {
    const text = typeof value === 'string' ? value : toJsonText(value ?? null)
    const kept = text.length > NOTED_CHARACTERS ? shown(text, NOTED_CHARACTERS) : text
    this.notes.push(`Importado: campo «${this.prefix}${field}» decía «${kept}»`)
  }

  /** Reports a value that its field cannot hold, and keeps it in the internal note. */
  misfit(kind: QuirkKind, field: string, value: JsonValue | undefined, why: string): void {
    this.note(field, value)
    this.quirk(kind, field, value, `${why} El original quedó en la nota interna.`)
  }

  /** Takes what nobody asked for. Call it once every known field was read. */
  finish(): void {
    for (const part of this.parts) part.finish()
    for (const [field, value] of this.data) {
      if (this.taken.has(field)) continue
      if (isEmpty(value)) continue
      this.misfit('unknown-field', field, value, 'La guía no tiene dónde ponerlo.')
    }
  }

  allQuirks(): Quirk[] {
    return [...this.quirks, ...this.parts.flatMap((part) => part.allQuirks())]
  }

  internalNote(): string | null {
    const lines = this.allNotes()
    return lines.length > 0 ? lines.join('\n') : null
  }

  private allNotes(): string[] {
    return [...this.notes, ...this.parts.flatMap((part) => part.allNotes())]
  }
}
