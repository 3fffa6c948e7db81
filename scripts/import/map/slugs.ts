import { addressSlug } from '../../../cms/src/rules/slug.ts'

/** Gives each record of a type a slug of its own, in the order of the source. */
export class SlugRegistry {
  private readonly taken = new Set<string>()

  /**
   * take('La Ñata', 12, 'comercio') → 'la-nata', the second time 'la-nata-12';
   * a name without letters or digits → 'comercio-12'.
   */
  take(name: string, number: number, fallback: string): string {
    const wanted = addressSlug(name) || `${fallback}-${number}`
    const slug = this.free(wanted, number)
    this.taken.add(slug)
    return slug
  }

  private free(wanted: string, number: number): string {
    if (!this.taken.has(wanted)) return wanted
    let candidate = `${wanted}-${number}`
    while (this.taken.has(candidate)) candidate += `-${number}`
    return candidate
  }
}
