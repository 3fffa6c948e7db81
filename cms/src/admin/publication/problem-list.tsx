import { Link } from 'react-router-dom'
import { Box, Flex, LinkButton, Typography } from '@strapi/design-system'
import type { PublicationReport } from '../../api/publication/services/check-report'
import { editPath } from '../home/home-model'
import { PanelBox } from './panel-box'

const WRAP = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const

type Problems = PublicationReport['problems']

function ProblemItem({ record, field, message, kind, documentId }: Problems[number]) {
  return (
    <Flex
      tag="li"
      justifyContent="space-between"
      alignItems="flex-start"
      gap={3}
      wrap="wrap"
      paddingTop={4}
      paddingBottom={4}
      borderColor="neutral150"
      borderWidth="1px 0 0 0"
      borderStyle="solid"
    >
      <Box flex="1 1 24rem" style={{ minWidth: 0 }}>
        <Typography tag="p" fontWeight="bold" textColor="neutral800" style={WRAP}>
          {record}
        </Typography>
        <Typography tag="p" textColor="neutral800" style={WRAP}>
          {field && <Typography fontWeight="semiBold">{field}: </Typography>}
          {message}
        </Typography>
      </Box>
      {kind && (
        <LinkButton
          tag={Link}
          to={editPath(kind, documentId)}
          variant="secondary"
          aria-label={`Corregir ${record}`}
        >
          Corregir
        </LinkButton>
      )}
    </Flex>
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
