import { useIntl } from 'react-intl'
import { Typography } from '@strapi/design-system'

/** As much of a column of the content manager's lists as is used here. */
interface Column {
  name: string
  attribute?: { type?: string }
  cellFormatter?: unknown
}

export interface Columns {
  displayedHeaders: Column[]
}

interface WordProps {
  value: string
}

/** The panel's translations know the values of choices, for the forms' sake. */
function Word({ value }: WordProps) {
  const { formatMessage } = useIntl()
  return (
    <Typography textColor="neutral800">
      {formatMessage({ id: value, defaultMessage: value })}
    </Typography>
  )
}

const toWord = (row: Record<string, unknown>, { name }: Column) => {
  const value = row[name]
  return typeof value === 'string' && value !== '' ? <Word value={value} /> : '-'
}

/** Shows choices in lists as in forms: 'Nuevo', not 'nuevo'. */
export function showWords<C extends Columns>(columns: C): C {
  const displayedHeaders = columns.displayedHeaders.map((column) =>
    column.attribute?.type === 'enumeration' && !column.cellFormatter
      ? { ...column, cellFormatter: toWord }
      : column,
  )
  return { ...columns, displayedHeaders }
}
