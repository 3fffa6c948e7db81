import { useState } from 'react'
import { Box, Button, Field, Grid, TextInput } from '@strapi/design-system'
import { CaretDown, CaretUp } from '@strapi/icons'
import type { Point } from '../../rules/place'
import { readCoordinate } from '../coordinates/coordinate-model'
import { degreesTexts, placeOf, withDegrees, type PlaceValue } from './place-value'
import { degreesProblem } from './place-words'

interface DegreesBoxesProps {
  /** Name of the field in the form. */
  name: string
  value: unknown
  disabled: boolean
  onValue: (value: PlaceValue) => void
}

const BOXES: readonly (readonly [keyof Point, string, string])[] = [
  ['lat', 'Latitud', '-29.1405'],
  ['lng', 'Longitud', '-59.2631'],
]

/** Latitude and longitude as numbers, folded away until they are asked for or wrong. */
export function DegreesBoxes({ name, value, disabled, onValue }: DegreesBoxesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isWrong = typeof placeOf(value).unread?.written === 'object'
  const isShown = isOpen || isWrong
  return (
    <Box>
      <Button
        variant="ghost"
        type="button"
        aria-expanded={isShown}
        endIcon={isShown ? <CaretUp /> : <CaretDown />}
        onClick={() => setIsOpen(!isShown)}
      >
        Escribir latitud y longitud
      </Button>
      {isShown && (
        <Grid.Root gap={4} paddingTop={2}>
          {BOXES.map(([axis, label, example]) => (
            <Grid.Item key={axis} col={6} xs={12} direction="column" alignItems="stretch">
              <DegreesBox
                name={name}
                axis={axis}
                label={label}
                example={example}
                value={value}
                problem={isWrong ? degreesProblem(degreesTexts(value), axis) : null}
                disabled={disabled}
                onValue={onValue}
              />
            </Grid.Item>
          ))}
        </Grid.Root>
      )}
    </Box>
  )
}

interface DegreesBoxProps extends DegreesBoxesProps {
  axis: keyof Point
  label: string
  example: string
  problem: string | null
}

function DegreesBox({
  name,
  axis,
  label,
  example,
  value,
  problem,
  disabled,
  onValue,
}: DegreesBoxProps) {
  const [typed, setTyped] = useState('')
  const { point, unread } = placeOf(value)
  // What is being typed stays as it is while it means the same: '-29,' or '-29,10'.
  const isTyped = !unread && point !== null && readCoordinate(typed) === point[axis]
  const change = (text: string) => {
    setTyped(text)
    onValue(withDegrees(value, axis, text))
  }
  return (
    <Field.Root name={`${name}.${axis}`} error={problem ?? undefined}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        inputMode="text"
        autoComplete="off"
        placeholder={example}
        value={isTyped ? typed : degreesTexts(value)[axis]}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
      />
      <Field.Error />
    </Field.Root>
  )
}
