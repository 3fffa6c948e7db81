import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Piece } from '../../rules/reading/message/read-message'
import { labelOf, pieceText, waitingText } from './message-model'

/** In the form; held back, because the field says something else; or taken back. */
export type PieceState = 'filled' | 'waiting' | 'dropped'

const stateText = (piece: Piece, state: PieceState): string =>
  state === 'waiting' ? waitingText(piece) : { filled: '✓', dropped: 'No se usa.' }[state]

interface RowProps {
  piece: Piece
  state: PieceState
  onUse(piece: Piece): void
  onDrop(piece: Piece): void
}

function Row({ piece, state, onUse, onDrop }: RowProps) {
  const label = labelOf(piece.field)
  return (
    <Flex tag="li" gap={2} alignItems="baseline" wrap="wrap" paddingTop={1} paddingBottom={1}>
      <Box width="9rem">
        <Typography variant="pi" fontWeight="bold">
          {label}
        </Typography>
      </Box>
      <Box flex="1 1 14rem">
        <Typography textColor={state === 'dropped' ? 'neutral600' : undefined}>
          {pieceText(piece)}
        </Typography>
        {piece.note && (
          <Typography variant="pi" textColor="warning700" tag="p">
            {piece.note}
          </Typography>
        )}
      </Box>
      <Typography variant="pi" textColor={state === 'filled' ? 'success700' : 'neutral600'}>
        {stateText(piece, state)}
      </Typography>
      {state === 'filled' ? (
        <Button
          variant="ghost"
          size="S"
          aria-label={`No usar: ${label}`}
          onClick={() => onDrop(piece)}
        >
          Quitar
        </Button>
      ) : (
        <Button
          variant="tertiary"
          size="S"
          aria-label={`Usar: ${label}`}
          onClick={() => onUse(piece)}
        >
          Usar
        </Button>
      )}
    </Flex>
  )
}

interface MessageRowsProps extends Omit<RowProps, 'piece' | 'state'> {
  pieces: readonly Piece[]
  states: Partial<Record<Piece['field'], PieceState>>
}

/** What was taken from a message, field by field. */
export function MessageRows({ pieces, states, onUse, onDrop }: MessageRowsProps) {
  return (
    <Box tag="ul" aria-label="Lo que se entendió del mensaje">
      {pieces.map((piece) => (
        <Row
          key={piece.field}
          piece={piece}
          state={states[piece.field] ?? 'dropped'}
          onUse={onUse}
          onDrop={onDrop}
        />
      ))}
    </Box>
  )
}
