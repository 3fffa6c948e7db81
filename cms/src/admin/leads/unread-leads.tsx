import { useParams } from 'react-router-dom'
import { Badge } from '@strapi/design-system'
import { useAnswer } from '../page/use-answer'
import { unreadText } from './lead-answer'
import { LEAD } from '../content-paths'

function UnreadBadge() {
  // Of a count that cannot be read nothing is said: the list says so by itself.
  const { value } = useAnswer<{ count?: number }>('/leads/unread')
  const text = unreadText(value?.count ?? null)
  return text === '' ? null : <Badge active>{text}</Badge>
}

/** Stands above every list of the panel; above the list of leads it says how many are new. */
export function UnreadLeads() {
  const { slug } = useParams()
  return slug === LEAD ? <UnreadBadge /> : null
}
