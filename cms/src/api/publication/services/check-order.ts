import type { PublicationReport } from './check-report'
import type { OrderAction } from './desk'
import { matching, object, oneOf } from './shape'

const action = oneOf<OrderAction>(['rollback', 'forward', 'confirm'])

/** The body of an order; throws an UnreadableError when it has another shape. */
export const readOrderRequest = (body: unknown) =>
  object({ action, target: matching(/^[\w.-]{0,200}$/) })(body, 'orden')

/**
 * Why an order cannot be followed, in Spanish: staff may have clicked on what a later report has
 * taken back. Null when it can.
 */
export function orderProblem(
  { action, target }: { action: OrderAction; target: string },
  report: PublicationReport | null,
): string | null {
  const isKept = report?.releases.some(({ name }) => name === target) ?? false
  if (action === 'rollback' && !isKept) return 'Esa publicación ya no está guardada.'
  if (action === 'confirm' && report?.confirmation?.content !== target) {
    return 'Lo que se iba a publicar cambió: mirá de nuevo qué desaparece.'
  }
  if (action === 'forward' && target !== '') return 'Seguir al panel no nombra una publicación.'
  return null
}
