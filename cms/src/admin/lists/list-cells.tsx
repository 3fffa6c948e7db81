import type { ReactNode } from 'react'
import { Typography } from '@strapi/design-system'
import { FIRST_STATE } from '../../rules/lead-states'
import { wordOf } from './cell-text'
import { shortDay, shortMoment } from '../days/day-words'

type Row = Record<string, unknown>

/** A column of a list, as much of it as is looked at here. */
interface Column {
  name: string
  attribute?: { type?: string }
  cellFormatter?: (row: Row, column: Column) => ReactNode
}

interface Table {
  displayedHeaders: Column[]
}

const Text = ({ children, isBold }: { children: string; isBold?: boolean }) => (
  <Typography fontWeight={isBold ? 'bold' : 'regular'} textColor="neutral800">
    {children || '-'}
  </Typography>
)

/** Of a kind of value, the cell that says it as staff do. */
const CELLS: Record<string, (value: unknown) => ReactNode> = {
  enumeration: (value) => <Text isBold={value === FIRST_STATE}>{wordOf(value)}</Text>,
  date: (value) => <Text>{shortDay(value)}</Text>,
  datetime: (value) => <Text>{shortMoment(value)}</Text>,
}

function withOwnCell(column: Column): Column {
  const cell = CELLS[column.attribute?.type ?? '']
  return cell ? { ...column, cellFormatter: (row) => cell(row[column.name]) } : column
}

/** A list's columns with words for stored values, and with short dates. */
export const withOwnCells = <T extends Table>(table: T): T => ({
  ...table,
  displayedHeaders: table.displayedHeaders.map(withOwnCell),
})
