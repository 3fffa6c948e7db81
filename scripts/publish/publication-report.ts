import { PUBLIC_FILES } from '@guia/contract'
import type { KeptRelease } from './release/list-releases.ts'
import {
  ConfirmationNeeded,
  formatProblem,
  PublicationError,
  type Problem,
} from '../site/problems.ts'
import type { PublishResult } from './publish.ts'

/** The last publication, as staff see it in the panel. */
export interface PublicationReport {
  /** When it was tried, ISO 8601. */
  time: string
  /** Version of the CMS that is live; null when that is not known. */
  version: number | null
  /** Why nothing went live, in Spanish; null when all is well. */
  error: string | null
  /** Records that were left out, or stopped the publication. */
  problems: readonly Problem[]
  /** A release that waits for somebody to say that so much may vanish. */
  confirmation: { content: string; vanishing: ConfirmationNeeded['vanishing'] } | null
  /** The release that staff keep live; null while the site follows the panel. */
  pinned: string | null
  releases: readonly KeptRelease[]
}

/** More than anybody reads at once, and well below what the panel takes. */
const MOST_PROBLEMS = 300

function firstOf(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MOST_PROBLEMS) return problems
  const more = `hay ${problems.length - MOST_PROBLEMS} más: aparecen cuando se corrigen estos.`
  return [...problems.slice(0, MOST_PROBLEMS), { record: 'Otros', field: '', message: more }]
}

type Surroundings = Pick<PublicationReport, 'time' | 'pinned' | 'releases'>

/** How a publication came out, or why it came to nothing. */
export type Outcome = PublishResult | { error: unknown }

export function reportOf(outcome: Outcome, surroundings: Surroundings): PublicationReport {
  if (!('error' in outcome)) {
    const { version, problems } = outcome
    return {
      ...surroundings,
      version,
      problems: firstOf(problems),
      error: null,
      confirmation: null,
    }
  }
  const { error } = outcome
  const isKnown = error instanceof PublicationError
  return {
    ...surroundings,
    version: null,
    error: isKnown ? error.summary : 'Error inesperado del publicador: mirá su registro.',
    problems: isKnown ? firstOf(error.problems) : [],
    confirmation:
      error instanceof ConfirmationNeeded
        ? { content: error.content, vanishing: error.vanishing }
        : null,
  }
}

const OUTCOMES: Record<PublishResult['outcome'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios: sigue en línea',
  'would-publish': 'Se publicaría',
  pinned: 'Sigue en línea, como se pidió (npm run export -- --forward vuelve a seguir al panel),',
}

/** What of a release is counted in a log: lists that staff fill by the dozen. */
const COUNTED = {
  [PUBLIC_FILES.stores]: 'comercios',
  [PUBLIC_FILES.professionals]: 'profesionales',
  [PUBLIC_FILES.offers]: 'ofertas y recomendados',
}

/** How a publication came out, in lines for a log or a terminal. */
export function describeResult(result: PublishResult): string[] {
  const { outcome, release, version, counts, mended, cleanUpFailure, problems } = result
  const lists = Object.entries(COUNTED).flatMap(([file, what]) =>
    file in counts ? [`${counts[file]} ${what}`] : [],
  )
  const read = version === null ? '' : ` (versión ${[version, ...lists].join(', ')})`
  const leftOut = problems.map((problem) => `  - ${formatProblem(problem)}`)
  return [
    `${OUTCOMES[outcome]} ${release}${read}`,
    ...(mended > 0
      ? [`Se rehicieron ${mended} páginas a las que les faltaba algo en el disco.`]
      : []),
    ...(cleanUpFailure !== '' ? [cleanUpFailure] : []),
    ...(leftOut.length > 0 ? [['Quedó afuera:', ...leftOut].join('\n')] : []),
  ]
}
