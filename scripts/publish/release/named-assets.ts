import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What may name another part of the app; pictures and compressed copies do not. */
const MAY_NAME_OTHERS = /\.(?:js|css|svg)$/
const FILE_NAME = /[\w-]+(?:\.[\w-]+)+/g
const HOME_PAGE = 'index.html'

/**
 * The parts of the app (scripts, styles, pictures) in the pool that all releases share. None of
 * them changes under its name, so each is read once.
 */
export class AssetNames {
  readonly #folder: string
  readonly #all: ReadonlySet<string>
  readonly #namedBy = new Map<string, readonly string[]>()

  constructor(folder: string) {
    this.#folder = folder
    this.#all = new Set(existsSync(folder) ? readdirSync(folder) : [])
  }

  #namesIn(file: string): string[] {
    const words = readFileSync(file, 'utf8').match(FILE_NAME) ?? []
    return [...new Set(words.filter((word) => this.#all.has(word)))]
  }

  #namesOf(asset: string): readonly string[] {
    const known = this.#namedBy.get(asset)
    if (known) return known
    const names = MAY_NAME_OTHERS.test(asset) ? this.#namesIn(path.join(this.#folder, asset)) : []
    this.#namedBy.set(asset, names)
    return names
  }

  /**
   * Names of all parts that a release's pages can ask for: its home page names the first ones,
   * those name the rest. Null when the home page tells of none: then nothing is known.
   */
  neededBy(releaseFolder: string): ReadonlySet<string> | null {
    const page = path.join(releaseFolder, HOME_PAGE)
    const needed = new Set(existsSync(page) ? this.#namesIn(page) : [])
    // A set that grows while it is gone through is gone through to its end.
    for (const asset of needed) for (const name of this.#namesOf(asset)) needed.add(name)
    return needed.size > 0 ? needed : null
  }
}
