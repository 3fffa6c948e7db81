import { Typography } from '@strapi/design-system'
import { FIRST_STATE } from '../../rules/lead-states'
import es from '../translations/es.json'

/** A column of a list, as much of it as is looked at here. */
interface Column {
  name: string
  attribute?: { type?: string }
  cellFormatter?: (row: Record<string, unknown>, column: Column) => React.ReactNode
}

interface Table {
  displayedHeaders: Column[]
}

const WORDS = new Map<string, string>(Object.entries(es))

/** What staff call a value to choose: 'oferta' → 'Oferta'; one without a word stays as it is. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? (WORDS.get(value) ?? value) : ''

function ChoiceWord({ value }: { value: unknown }) {
  return (
    <Typography fontWeight={value === FIRST_STATE ? 'bold' : 'regular'} textColor="neutral800">
      {wordOf(value) || '-'}
    </Typography>
  )
}

/** The list's columns with the words of the form instead of the values that are stored. */
export function withChoiceWords<T extends Table>(table: T): T {
  const displayedHeaders = table.displayedHeaders.map((column) =>
    column.attribute?.type === 'enumeration'
      ? {
          ...column,
          cellFormatter: (row: Record<string, unknown>) => <ChoiceWord value={row[column.name]} />,
        }
      : column,
  )
  return { ...table, displayedHeaders }
}
