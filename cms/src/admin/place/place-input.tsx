import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { useField } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { STORE } from '../content-paths'
import { useErrorOfValue, type InputProps } from '../forms/form-field'
import { placeProblem, type Point } from '../../rules/place'
import { DegreesBoxes } from './degrees-boxes'
import { PlaceBox } from './place-box'
import { PlaceMap } from './place-map'
import { PlaceNotes } from './place-notes'
import { placeOf, withPoint, type PlaceValue } from './place-value'
import { addressQuestion } from './place-words'

/** Form field of the panel: a place on the map, from a link, from coordinates or by hand. */
export function PlaceInput(props: InputProps) {
  const { name, label, hint, disabled = false, required = false } = props
  const field = useField<unknown>(name)
  const address = useField<unknown>('address')
  const { slug } = useParams()
  const { value } = field
  const { point, unread } = placeOf(value)
  const saved = placeOf(field.initialValue).point
  const isSaved = saved !== null && saved.lat === point?.lat && saved.lng === point.lng
  const problem = point && !unread ? placeProblem(point) : null
  const refusal = useErrorOfValue(name)
  const change = (next: PlaceValue) => field.onChange(name, next)
  const setPoint = (next: Point | null) => change(withPoint(value, next))
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <PlaceBox
        name={name}
        label={label}
        hint={hint}
        required={required}
        value={value}
        error={problem?.message ?? refusal}
        isRefused={field.rawError !== undefined}
        disabled={disabled}
        onValue={change}
      />
      <Box role="status">
        {point ? (
          <PlaceNotes
            point={point}
            isCounted={isSaved && slug === STORE}
            question={isSaved ? addressQuestion(address.initialValue, address.value) : null}
            disabled={disabled}
            onPoint={setPoint}
          />
        ) : (
          <Typography variant="pi" textColor="neutral600">
            {disabled
              ? 'Sin ubicación.'
              : 'Todavía sin ubicación. También podés tocar el mapa donde queda.'}
          </Typography>
        )}
      </Box>
      <PlaceMap point={point} disabled={disabled} onPoint={setPoint} />
      <Flex justifyContent="space-between" gap={2} wrap="wrap" alignItems="flex-start">
        <Box grow={1}>
          <DegreesBoxes name={name} value={value} disabled={disabled} onValue={change} />
        </Box>
        {!disabled && point && (
          <Flex gap={2} wrap="wrap">
            {saved && !isSaved && (
              <Button type="button" variant="tertiary" onClick={() => setPoint(saved)}>
                Volver a donde estaba
              </Button>
            )}
            <Button
              type="button"
              variant="danger-light"
              startIcon={<Trash />}
              onClick={() => setPoint(null)}
            >
              Quitar la ubicación
            </Button>
          </Flex>
        )}
      </Flex>
    </Flex>
  )
}
