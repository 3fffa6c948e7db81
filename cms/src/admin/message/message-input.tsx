import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { dayInGoya } from '../../rules/goya-time'
import type { Choices } from '../../rules/reading/choices/choices'
import {
  readMessage,
  type MessageReading,
  type Piece,
} from '../../rules/reading/message/read-message'
import { useChoices } from '../choices/choices-api'
import { LeftOver, showBox } from '../unsaved/left-over'
import { useFilledBox } from '../unsaved/filled-boxes'
import { isShortName, isTyped, labelOf, withLine } from './message-model'
import { MessageRows, type PieceState } from './message-rows'
import { MessageUnread } from './message-unread'
import { useFillForm } from './use-fill-form'

type States = Partial<Record<Piece['field'], PieceState>>

interface Read extends MessageReading {
  states: States
}

const countOf = (states: States, state: PieceState): number =>
  Object.values(states).filter((one) => one === state).length

function summaryOf({ states, unread }: Read): string {
  const filled = countOf(states, 'filled')
  const waiting = countOf(states, 'waiting')
  return [
    filled === 0 ? 'No se completó ningún campo.' : `Campos completados: ${filled}.`,
    waiting > 0 && `Para decidir: ${waiting}.`,
    unread.length > 0 && `Partes del mensaje que no entraron en ningún campo: ${unread.length}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Reads a message into the form; what somebody typed already waits for a word. */
function useMessage(choices: Choices) {
  const { values, fill, restore, addToDescription } = useFillForm()
  const [read, setRead] = useState<Read | null>(null)
  const setState = (piece: Piece, state: PieceState) =>
    setRead((last) => last && { ...last, states: { ...last.states, [piece.field]: state } })
  return {
    read,
    take(message: string) {
      const reading = readMessage(message, choices, dayInGoya(new Date()))
      const typed = values()
      const pieces = reading.pieces.filter((piece) => !isShortName(typed, piece))
      const states: States = {}
      for (const piece of pieces) {
        states[piece.field] = isTyped(typed, piece) ? 'waiting' : 'filled'
        if (states[piece.field] === 'filled') fill(piece)
      }
      setRead({ ...reading, pieces, states })
    },
    use(piece: Piece) {
      fill(piece)
      setState(piece, 'filled')
    },
    drop(piece: Piece) {
      if (read?.states[piece.field] === 'filled') restore(piece)
      setState(piece, 'dropped')
    },
    describe(line: string) {
      addToDescription((text) => withLine(text, line))
      setRead(
        (last) => last && { ...last, unread: last.unread.filter(({ words }) => words !== line) },
      )
    },
  }
}

function MessageBox({ choices, isCreating }: { choices: Choices; isCreating: boolean }) {
  const [text, setText] = useState('')
  const [taken, setTaken] = useState('')
  const [leftOver, setLeftOver] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { read, take, use, drop, describe } = useMessage(choices)
  const isUsed = read !== null && text === taken
  const change = (typed: string) => {
    setText(typed)
    setLeftOver(null)
  }
  const fillFrom = (message: string) => {
    change(message)
    setTaken(message)
    take(message)
  }
  // What a message fills is for a person to look at before it is saved.
  useFilledBox(text.trim() !== '' && text !== taken, () => {
    setLeftOver('Este mensaje no está usado: tocá «Completar la ficha», o borralo.')
    showBox(box.current)
    return false
  })
  const paste = (event: { clipboardData: DataTransfer | null; preventDefault(): void }) => {
    const pasted = event.clipboardData?.getData('text') ?? ''
    if (pasted.trim() === '' || text.trim() !== '') return
    event.preventDefault()
    fillFrom(pasted)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root
        name="guia-message"
        hint="El texto de WhatsApp tal como llegó. Completa los campos que entiende; vos revisás y publicás."
      >
        <Field.Label>
          {isCreating ? 'Pegá el mensaje del comercio' : 'Pegá un mensaje del comercio'}
        </Field.Label>
        <Textarea
          ref={box}
          hasError={leftOver !== null}
          value={text}
          rows={4}
          placeholder="Hola, soy de la Panadería La Espiga, Belgrano 450, WhatsApp 3777 45-6789, lunes a viernes de 8 a 12 y de 17 a 21…"
          onChange={(event: { target: { value: string } }) => change(event.target.value)}
          onPaste={paste}
        />
        <LeftOver message={leftOver} />
        <Field.Hint />
      </Field.Root>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          disabled={text.trim() === ''}
          // Read a second time it would find its own values, and ask which to take.
          aria-disabled={isUsed}
          onClick={() => !isUsed && fillFrom(text)}
        >
          Completar la ficha
        </Button>
        {text !== '' && (
          <Button variant="tertiary" onClick={() => change('')}>
            Borrar el mensaje
          </Button>
        )}
      </Flex>
      <Box aria-live="polite">
        {read && <Typography fontWeight="bold">{summaryOf(read)}</Typography>}
      </Box>
      {read && (
        <>
          <MessageRows pieces={read.pieces} states={read.states} onUse={use} onDrop={drop} />
          <MessageUnread
            unread={read.unread}
            label={labelOf('description')}
            onDescribe={describe}
          />
        </>
      )}
    </Flex>
  )
}

/**
 * On top of the form of a store: a merchant's whole message goes in, and what it says fills the
 * fields below. Everything that was taken, and everything that was not, stays in view.
 */
export function MessageInput({ disabled = false }: { disabled?: boolean }) {
  const { id } = useParams()
  const isCreating = id === undefined || id === 'create'
  const [isOpen, setIsOpen] = useState(isCreating)
  const { data: choices, isError } = useChoices()
  if (disabled) return null
  if (!isOpen) {
    return (
      <Button variant="tertiary" onClick={() => setIsOpen(true)}>
        Completar con un mensaje de WhatsApp
      </Button>
    )
  }
  if (isError) {
    return (
      <Typography textColor="danger600">
        No se pudieron leer las categorías: completá los campos a mano, o recargá la página.
      </Typography>
    )
  }
  return choices ? <MessageBox choices={choices} isCreating={isCreating} /> : null
}
