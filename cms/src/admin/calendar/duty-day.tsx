import { useRef, useState } from 'react'
import { Badge, Box, Button, Field, Flex, Typography } from '@strapi/design-system'
import { Cross, Pencil } from '@strapi/icons'
import type { KnownPlace } from '../../calendar/pharmacy-names'
import type { DutyDay } from '../../rules/duties'
import { slug } from '../../rules/slug'
import { SearchBox } from '../choices/search-box'
import { placesFor } from './duty-model'
import { weekdayText } from '../days/day-words'

interface DutyDayRowProps {
  duty: DutyDay
  places: readonly KnownPlace[]
  isKnown(name: string): boolean
  disabled: boolean
  onNames(names: readonly string[]): void
}

function Names({ names, isKnown }: Pick<DutyDay, 'names'> & Pick<DutyDayRowProps, 'isKnown'>) {
  if (names.length === 0) {
    return (
      <Badge backgroundColor="warning100" textColor="neutral800">
        Nadie de turno
      </Badge>
    )
  }
  return names.map((name) => (
    <Flex key={name} gap={2} wrap="wrap">
      <Typography style={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      {!isKnown(name) && (
        <Badge backgroundColor="warning100" textColor="neutral800">
          No está en la guía
        </Badge>
      )}
    </Flex>
  ))
}

/** A day with who is on duty, and the picker to correct it. */
export function DutyDayRow({ duty, places, isKnown, disabled, onNames }: DutyDayRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Without anybody a day has whose turn it is: who takes the last one away chooses another first.
  const [isAnother, setIsAnother] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const { day } = duty
  const names = isAnother ? [] : duty.names
  const change = (next: readonly string[]) => {
    setIsAnother(next.length === 0)
    if (next.length > 0) onNames(next)
  }
  const toggle = () => {
    setIsAnother(false)
    setIsOpen(!isOpen)
  }
  const label = weekdayText(day)
  const optionsFor = (text: string) =>
    placesFor(text, places).map(({ name }) => ({
      key: slug(name),
      name,
      isDisabled: names.some((one) => slug(one) === slug(name)),
    }))
  return (
    <Box
      tag="li"
      paddingTop={2}
      paddingBottom={2}
      borderColor="neutral150"
      borderWidth="1px 0 0 0"
      borderStyle="solid"
    >
      <Flex gap={3} justifyContent="space-between" alignItems="flex-start">
        <Flex gap={3} wrap="wrap" alignItems="baseline" minWidth="0" paddingTop={1}>
          <Box width="11rem">
            <Typography fontWeight="bold">{label}</Typography>
          </Box>
          <Flex direction="column" alignItems="flex-start" gap={1} minWidth="0">
            <Names names={duty.names} isKnown={isKnown} />
          </Flex>
        </Flex>
        {!disabled && (
          <Button
            variant="tertiary"
            startIcon={isOpen ? undefined : <Pencil />}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Listo' : 'Cambiar'}: ${label}`}
            onClick={toggle}
          >
            {isOpen ? 'Listo' : 'Cambiar'}
          </Button>
        )}
      </Flex>
      {isOpen && !disabled && (
        <Box ref={picker} paddingTop={2} paddingBottom={2}>
          {isAnother && (
            <Typography tag="p" role="status" paddingBottom={2}>
              Elegí abajo quién va en su lugar; si no, sigue {duty.names.join(', ')}.
            </Typography>
          )}
          <Flex gap={2} wrap="wrap" paddingBottom={2}>
            {names.map((name) => (
              <Button
                key={name}
                variant="secondary"
                endIcon={<Cross aria-hidden />}
                aria-label={`Quitar ${name} del ${label.toLowerCase()}`}
                onClick={() => {
                  change(names.filter((one) => one !== name))
                  // The button goes away with the name.
                  picker.current?.querySelector('input')?.focus()
                }}
              >
                {name}
              </Button>
            ))}
          </Flex>
          <Field.Root>
            <Field.Label>Agregar una farmacia al {label.toLowerCase()}</Field.Label>
            <SearchBox
              placeholder="Escribí el nombre"
              listLabel="Farmacias"
              disabled={disabled}
              optionsFor={optionsFor}
              emptyMessage={(text) => `«${text}» no está en la guía.`}
              onChoose={({ name }) => change([...names, name])}
            />
          </Field.Root>
        </Box>
      )}
    </Box>
  )
}
