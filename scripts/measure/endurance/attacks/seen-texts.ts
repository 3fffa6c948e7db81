/** Stands behind a planted text, so that it is known again wherever it stands: 'x3y17z'. */
const MARK = /x(\d+)y(\d+)z/g

const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** What became of the texts that were planted, by field. */
export class SeenTexts {
  /** Field → number of a text → how it was written, until it was seen so. */
  readonly #planted = new Map<number, Map<number, string>>()
  readonly #seen = new Set<string>()
  readonly #asWritten = new Set<string>()

  /** The text to plant for a payload in a field; both numbers tell it from all others. */
  static mark = (text: string, field: number, number: number): string =>
    `${text} x${field}y${number}z`

  plant(text: string, field: number, number: number): void {
    const texts = this.#planted.get(field) ?? new Map<number, string>()
    this.#planted.set(field, texts.set(number, spaced(text)))
  }

  /** Looks for them in what a page shows. */
  read(shown: string): void {
    const text = spaced(shown)
    for (const mark of text.matchAll(MARK)) {
      const [all, field, number] = mark
      const planted = this.#planted.get(Number(field))?.get(Number(number))
      if (planted === undefined) continue
      this.#seen.add(all)
      const end = mark.index + all.length
      if (text.slice(end - planted.length, end) === planted) this.#asWritten.add(all)
    }
  }

  /** Fields of which a text stood on some page. */
  get shownFields(): number[] {
    const fields = [...this.#planted.keys()]
    return fields.filter((field) => [...this.#seen].some((mark) => mark.startsWith(`x${field}y`)))
  }

  /**
   * Texts that stood on no page as they were written. A field that pages show must have shown each of
   * its texts: what swallowed its own mark is missed, too.
   */
  get faults(): string[] {
    return this.shownFields.flatMap((field) =>
      [...(this.#planted.get(field) ?? [])].flatMap(([number, text]) => {
        const mark = `x${field}y${number}z`
        if (this.#asWritten.has(mark)) return []
        return [`${this.#seen.has(mark) ? 'se ve otro texto' : 'no se ve'}: «${text}»`]
      }),
    )
  }
}
