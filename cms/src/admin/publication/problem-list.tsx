import { Link } from 'react-router-dom'
import { Box, LinkButton, Typography } from '@strapi/design-system'
import type { PublicationReport } from '../../api/publication/services/check-report'
import { editPath } from '../content-paths'
import { EntryRow } from '../page/entry-row'
import { PanelBox } from '../page/panel-box'

const WRAP = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const

type Problems = PublicationReport['problems']

function ProblemItem({ record, field, message, kind, documentId }: Problems[number]) {
  return (
    <EntryRow
      actions={
        kind && (
          <LinkButton
            tag={Link}
            to={editPath(kind, documentId)}
            variant="secondary"
            aria-label={`Corregir ${record}`}
          >
            Corregir
          </LinkButton>
        )
      }
    >
      <Typography tag="p" fontWeight="bold" textColor="neutral800" style={WRAP}>
        {record}
      </Typography>
      <Typography tag="p" textColor="neutral800" style={WRAP}>
        {field && <Typography fontWeight="semiBold">{field}: </Typography>}
        {message}
      </Typography>
    </EntryRow>
  )
}

interface ProblemListProps {
  problems: Problems
}

/** What keeps records from being published, each with what to do and the way to it. */
export function ProblemList({ problems }: ProblemListProps) {
  return (
    <PanelBox
      title="Para corregir"
      hint="Corregí cada registro y publicalo de nuevo: desaparece de esta lista."
    >
      <Box tag="ul">
        {problems.map((problem, index) => (
          <ProblemItem key={index} {...problem} />
        ))}
      </Box>
    </PanelBox>
  )
}
