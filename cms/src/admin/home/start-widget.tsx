import { Link } from 'react-router-dom'
import { Flex, LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useAuth } from '@strapi/strapi/admin'
import { may, onDocuments } from '../../rules/panel-permissions'
import { uidOf, type PublishedKind } from '../../rules/types'
import { createPath } from '../content-paths'

const TASKS: readonly { kind: PublishedKind; label: string }[] = [
  { kind: 'store', label: 'Agregar comercio' },
  { kind: 'offer', label: 'Agregar oferta' },
  { kind: 'professional', label: 'Agregar profesional' },
]

/** What people open the panel for, each one tap away; those that the role may do. */
export function StartWidget() {
  const permissions = useAuth('StartWidget', (auth) => auth.permissions)
  const tasks = TASKS.filter(({ kind }) => may(permissions, onDocuments('create', uidOf(kind))))
  if (tasks.length === 0) {
    return <Typography textColor="neutral600">Tu rol permite mirar, no agregar.</Typography>
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {tasks.map(({ kind, label }, index) => (
        <LinkButton
          key={kind}
          tag={Link}
          to={createPath(kind)}
          size="L"
          fullWidth
          variant={index === 0 ? 'default' : 'secondary'}
          startIcon={<Plus aria-hidden />}
        >
          {label}
        </LinkButton>
      ))}
    </Flex>
  )
}
