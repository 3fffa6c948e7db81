import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { PublicationReport } from '../../api/publication/services/check-report'
import { PanelBox } from './panel-box'

const COLUMNS = ['Registro', 'Campo', 'Qué hacer']

const WRAP = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const

interface ProblemTableProps {
  problems: PublicationReport['problems']
}

/** What keeps records from being published, each with what to do. */
export function ProblemTable({ problems }: ProblemTableProps) {
  return (
    <PanelBox
      title="Para corregir"
      hint="Corregí cada registro y publicalo de nuevo: desaparece de esta lista."
    >
      <Table colCount={COLUMNS.length} rowCount={problems.length + 1}>
        <Thead>
          <Tr>
            {COLUMNS.map((column) => (
              <Th key={column}>
                <Typography variant="sigma" textColor="neutral600">
                  {column}
                </Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {problems.map(({ record, field, message }, index) => (
            <Tr key={index}>
              <Td>
                <Typography fontWeight="bold" textColor="neutral800" style={WRAP}>
                  {record}
                </Typography>
              </Td>
              <Td>
                <Typography textColor="neutral800" style={WRAP}>
                  {field || '—'}
                </Typography>
              </Td>
              <Td>
                <Typography textColor="neutral800" style={WRAP}>
                  {message}
                </Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </PanelBox>
  )
}
