import { countOf, listNames } from '../../undo/names'
import type { PanelDocument } from '../document-actions/change-actions'
import { calledBy, nameOf, type Question } from './deletion-question'

/** What is chosen from, and is seen with those who chose it. */
const CHOSEN = [
  'api::category.category',
  'api::subcategory.subcategory',
  'api::payment-method.payment-method',
  'api::professional-category.professional-category',
]

const STAYS = 'Queda acá como borrador: cuando lo publiques vuelve a verse.'
const STAY = 'Quedan acá como borradores: cuando los publiques vuelven a verse.'
const MISSED = 'Quienes lo usan dejan de mostrarlo hasta entonces.'
const OFFERS = 'Mientras tanto tampoco se ven sus ofertas.'

/** What becomes of others meanwhile, if anything. */
function meanwhile(type: string): string {
  if (CHOSEN.includes(type)) return ` ${MISSED}`
  return type === 'api::store.store' ? ` ${OFFERS}` : ''
}

/** What is asked before one document leaves the site: '¿Sacar «La Espiga» del sitio?'. */
export const withdrawalQuestion = (type: string, document: PanelDocument): Question => ({
  title: `¿Sacar ${calledBy(type, document)} del sitio?`,
  text: STAYS + meanwhile(type),
})

/** The same for those that were ticked: '¿Sacar 20 comercios del sitio?', with up to five names. */
export function bulkWithdrawalQuestion(
  type: string,
  documents: readonly PanelDocument[],
): Question {
  const [first, ...others] = documents
  if (first && others.length === 0) return withdrawalQuestion(type, first)
  const names = listNames(documents.map((one) => nameOf(one) || 'sin nombre'))
  return {
    title: `¿Sacar ${countOf(type, documents.length)} del sitio?`,
    text: `${names}. ${STAY}${meanwhile(type)}`,
  }
}

/** '¿Descartar los cambios de «La Espiga»?' */
export const discardQuestion = (type: string, document: PanelDocument): string =>
  `¿Descartar los cambios de ${calledBy(type, document)}?`
