import type { Data, Problem } from './rules'

interface Attribute {
  type: string
  maxLength?: number
  component?: string
}

type Attributes = Record<string, Attribute>

/** Fields of a component, by its name. */
type Components = (name: string) => Attributes

const SHOWN = 40

function problemOf(text: string, most: number): string {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return `«${shown}» es demasiado largo: hasta ${most} caracteres.`
}

/**
 * Problems in Spanish for texts longer than their field takes, those inside groups as well. Strapi
 * would refuse them too, in English.
 */
export function findTooLong(attributes: Attributes, components: Components, data: Data): Problem[] {
  const inGroup = (group: unknown, name: string, path: string[]): Problem[] =>
    group === null || typeof group !== 'object'
      ? []
      : findTooLong(components(name), components, group as Data).map((problem) => ({
          ...problem,
          path: [...path, ...problem.path],
        }))
  return Object.entries(data).flatMap(([field, value]) => {
    const { type = '', maxLength = Infinity, component } = attributes[field] ?? {}
    if (component !== undefined) {
      return Array.isArray(value)
        ? value.flatMap((entry, at) => inGroup(entry, component, [field, String(at)]))
        : inGroup(value, component, [field])
    }
    if (!['string', 'text'].includes(type) || typeof value !== 'string') return []
    if (value.length <= maxLength) return []
    return [{ path: [field], message: problemOf(value, maxLength) }]
  })
}
