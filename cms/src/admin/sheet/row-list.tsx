import { useState } from 'react'
import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { OUTCOME_WORDS, problemText, rowTitle, type Outcome, type ShownRow } from './sheet-model'

const SHOWN_AT_FIRST = 50
const MORE = 200

const COLOURS: Record<Outcome, string> = {
  new: 'success',
  created: 'success',
  change: 'primary',
  changed: 'primary',
  same: 'neutral',
  refused: 'danger',
}

/** A long text is cut: what matters is what changes. */
const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

function Row({ row }: { row: ShownRow }) {
  const { outcome, changes, problems, notes } = row
  const colour = COLOURS[outcome]
  return (
    <Box
      tag="li"
      paddingTop={3}
      paddingBottom={3}
      borderColor="neutral150"
      borderWidth="0 0 1px 0"
      borderStyle="solid"
      style={{ overflowWrap: 'anywhere' }}
    >
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">{rowTitle(row)}</Typography>
        <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
          {OUTCOME_WORDS[outcome]}
        </Badge>
      </Flex>
      {problems.map((problem, at) => (
        <Typography tag="p" key={at} textColor="danger600">
          {problemText(problem)}
        </Typography>
      ))}
      {changes.map(({ key, header, from, to }) => (
        <Typography tag="p" key={key} textColor="neutral700">
          {header}: {from !== '' && <del>{shortened(from)}</del>} {from !== '' && '→ '}
          {to === '' ? <em>vacío</em> : shortened(to)}
        </Typography>
      ))}
      {notes.map((note) => (
        <Typography tag="p" key={note} variant="pi" textColor="neutral600">
          {note}
        </Typography>
      ))}
    </Box>
  )
}

/** Rows of one kind; of many the first ones until more are asked for. */
export function RowList({ rows }: { rows: readonly ShownRow[] }) {
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <ul>
        {rows.slice(0, most).map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
      {rows.length > most && (
        <Box>
          <Button variant="tertiary" onClick={() => setMost(most + MORE)}>
            Ver más ({(rows.length - most).toLocaleString('es-AR')})
          </Button>
        </Box>
      )}
    </Flex>
  )
}
