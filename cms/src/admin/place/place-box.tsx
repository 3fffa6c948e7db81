import { useState } from 'react'
import { Field, Flex, Link, TextInput } from '@strapi/design-system'
import { readPlace } from '../../rules/reading/places/map-place'
import { placeOf, withBox, type PlaceValue } from './place-value'
import { boxProblem } from './place-words'

interface PlaceBoxProps {
  name: string
  label: string
  hint?: string | undefined
  required: boolean
  value: unknown
  /** What is wrong with the place that the form has. */
  error?: string | undefined
  /** Whether the form was refused because of this field. */
  isRefused: boolean
  disabled: boolean
  onValue: (value: PlaceValue) => void
}

const PLACEHOLDER = 'Pegá acá el enlace o las coordenadas'

/** The box that takes a link to a map, coordinates, or a message that holds one of them. */
export function PlaceBox(props: PlaceBoxProps) {
  const { name, label, hint, required, value, error, isRefused, disabled, onValue } = props
  const [text, setText] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const { point, unread } = placeOf(value)
  const wrong = typeof unread?.written === 'string' ? unread.written : null
  const problem = wrong !== null && (isRefused || !isTyping) ? boxProblem(wrong) : null
  return (
    <Field.Root name={name} error={problem?.message ?? error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        autoComplete="off"
        placeholder={PLACEHOLDER}
        value={wrong ?? (isOf(text, point) ? text : '')}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => {
          setText(event.target.value)
          onValue(withBox(value, event.target.value))
        }}
        // Half a link is no mistake yet; one that was pasted is whole.
        onKeyDown={() => setIsTyping(true)}
        onPaste={() => setIsTyping(false)}
        onBlur={() => setIsTyping(false)}
      />
      <Field.Hint />
      <Flex gap={3} alignItems="baseline" wrap="wrap">
        <Field.Error />
        {problem?.link && (
          <Link href={problem.link} isExternal>
            Abrir el enlace
          </Link>
        )}
      </Flex>
    </Field.Root>
  )
}

/** Whether the text still says where the place is: it may have been moved on the map since. */
function isOf(text: string, point: { lat: number; lng: number } | null): boolean {
  const place = readPlace(text)
  return place.kind === 'point' && place.lat === point?.lat && place.lng === point.lng
}
