import { useState } from 'react'
import { Button, Flex, Typography } from '@strapi/design-system'
import { Notice } from '../page/notice'
import { RowList } from './row-list'
import { countOf, counted, type Outcome, type ShownRow } from './sheet-model'

interface Group {
  outcomes: Outcome[]
  one: string
  many: string
}

/** In the order in which staff look at them: what is wrong first. */
const GROUPS: Group[] = [
  { outcomes: ['refused'], one: 'rechazada', many: 'rechazadas' },
  { outcomes: ['new', 'created'], one: 'nueva', many: 'nuevas' },
  { outcomes: ['change', 'changed'], one: 'cambia', many: 'cambian' },
  { outcomes: ['same'], one: 'igual', many: 'iguales' },
]

const WORDS_APPLIED: Partial<Record<string, [string, string]>> = {
  nueva: ['agregada', 'agregadas'],
  cambia: ['cambiada', 'cambiadas'],
}

const isDone = (rows: readonly ShownRow[]) => countOf(rows, 'created', 'changed') > 0

interface CheckedSheetProps {
  rows: readonly ShownRow[]
  unknown: readonly string[]
}

/** What each row does, a button for each kind of them. */
export function CheckedSheet({ rows, unknown }: CheckedSheetProps) {
  const groups = GROUPS.filter(({ outcomes }) => countOf(rows, ...outcomes) > 0)
  const [chosen, setChosen] = useState<Group | null>(null)
  const open = chosen && groups.includes(chosen) ? chosen : (groups[0] ?? null)
  const label = ({ outcomes, one, many }: Group) => {
    const words = (isDone(rows) && WORDS_APPLIED[one]) || [one, many]
    return counted(countOf(rows, ...outcomes), ...(words as [string, string]))
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {unknown.length > 0 && (
        <Notice
          tone="primary"
          title={unknown.length === 1 ? 'Una columna no se lee:' : 'Hay columnas que no se leen:'}
          text={`${unknown.slice(0, 20).join(', ')}.`}
        />
      )}
      {groups.length === 0 && <Typography>La planilla no tiene ninguna fila con datos.</Typography>}
      <Flex gap={2} wrap="wrap" role="group" aria-label="Filas">
        {groups.map((group) => (
          <Button
            key={group.one}
            variant={group === open ? 'secondary' : 'tertiary'}
            aria-pressed={group === open}
            onClick={() => setChosen(group)}
          >
            {label(group)}
          </Button>
        ))}
      </Flex>
      {open && (
        <RowList
          key={open.one}
          rows={rows.filter(({ outcome }) => open.outcomes.includes(outcome))}
        />
      )}
    </Flex>
  )
}
