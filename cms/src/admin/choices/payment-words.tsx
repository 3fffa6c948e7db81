import { useRef, useState } from 'react'
import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system'
import { LeftOver, showBox } from '../unsaved/left-over'
import { useFilledBox } from '../unsaved/filled-boxes'
import type { ReadPayments } from './payment-model'

interface PaymentWordsProps {
  read(text: string): ReadPayments
  onChoose(read: ReadPayments): void
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')

/** What became of the words, in whole sentences. */
function answerTo({ methods, drafts, others }: ReadPayments): string {
  const sentences = [
    methods.length > 0 && `Tildado: ${namesOf(methods)}.`,
    drafts.length > 0 && `Sin publicar todavía: ${namesOf(drafts)}.`,
    others.length > 0 && `No se entendió: ${others.join(', ')}.`,
    methods.length + drafts.length === 0 && 'Fijate abajo y tildalos a mano.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Ticks what the merchant's own words name: 'tarjetas, mercado pago y efectivo'. */
export function PaymentWords({ read, onChoose }: PaymentWordsProps) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState('')
  const [leftOver, setLeftOver] = useState<string | null>(null)
  /** The text that the answer is about. */
  const [answered, setAnswered] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    if (text.trim() === '') return
    const found = read(text)
    setLeftOver(null)
    setAnswered(text)
    setAnswer(answerTo(found))
    if (found.methods.length === 0) return
    onChoose(found)
    setText('')
  }
  useFilledBox(text.trim() !== '' && text !== answered, () => {
    const { methods, drafts, others } = read(text)
    if (methods.length > 0 && drafts.length + others.length === 0) {
      choose()
      return true
    }
    setLeftOver('Esto no está tildado: tocá «Tildar» y fijate qué se entendió, o borralo.')
    showBox(input.current)
    return false
  })
  return (
    <Flex direction="column" alignItems="stretch" gap={1} paddingBottom={2}>
      <Flex gap={2} alignItems="stretch">
        <Box flex="1" minWidth={0}>
          <TextInput
            ref={input}
            hasError={leftOver !== null}
            aria-label="Como lo dijo el comercio"
            placeholder="Ej.: tarjetas, mercado pago"
            autoComplete="off"
            value={text}
            onChange={(event: { target: { value: string } }) => {
              setText(event.target.value)
              setLeftOver(null)
            }}
            onKeyDown={(event: React.KeyboardEvent) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              choose()
            }}
          />
        </Box>
        <Button variant="secondary" size="L" disabled={text.trim() === ''} onClick={choose}>
          Tildar
        </Button>
      </Flex>
      <LeftOver message={leftOver} />
      <Typography variant="pi" textColor="neutral700" role="status">
        {answer}
      </Typography>
    </Flex>
  )
}
