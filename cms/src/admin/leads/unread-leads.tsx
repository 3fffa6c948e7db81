import { useParams } from 'react-router-dom'
import { Badge } from '@strapi/design-system'
import { unreadText } from './lead-answer'
import { LEAD } from './lead-type'
import { useUnreadLeads } from './use-unread-leads'

function UnreadBadge() {
  const text = unreadText(useUnreadLeads())
  return text === '' ? null : <Badge active>{text}</Badge>
}

/** Stands above every list of the panel; above the list of leads it says how many are new. */
export function UnreadLeads() {
  const { slug } = useParams()
  return slug === LEAD ? <UnreadBadge /> : null
}
