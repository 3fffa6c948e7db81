import { useState } from 'react'
import { Box, Field, Flex, Link, VisuallyHidden } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { useErrorOfValue } from '../error-of-value'
import { ChoiceChip } from './choice-chip'
import { editPath } from '../home/home-model'
import type { ChoiceInputProps } from './choice-field'
import { useFound } from './choices-api'
import { foundOption, oneRelationOf, type OneRelation } from './one-relation'
import type { Chosen } from './relation-value'
import { SearchBox } from './search-box'
import { Unknown } from './unknown'
import { useRelation } from './use-relation'

interface ChosenOneProps {
  chosen: Chosen
  kind: OneRelation['kind']
  disabled: boolean
  onRemove(): void
}

function ChosenOne({ chosen, kind, disabled, onRemove }: ChosenOneProps) {
  const { documentId, name = 'Sin nombre', status } = chosen
  return (
    <Flex gap={4} wrap="wrap" paddingBottom={disabled ? 0 : 2}>
      <ChoiceChip
        name={name}
        isPublished={status !== 'draft'}
        isChosen
        disabled={disabled}
        onPress={onRemove}
      />
      <Link tag={RouterLink} to={editPath(kind, documentId)}>
        Abrir
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </Flex>
  )
}

function Picker({ relation, disabled }: { relation: OneRelation; disabled: boolean }) {
  const { kind, listLabel, placeholder, none } = relation
  const { chosen, isKnown, hasFailed, retry, replace, disconnect } = useRelation(
    relation.model,
    relation.field,
  )
  /** Null until somebody comes to the box. */
  const [text, setText] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const found = useFound({ kind, text: text?.trim() ?? '' }, text !== null)
  if (!isKnown) return <Unknown hasFailed={hasFailed} onRetry={retry} />
  // Of what was typed before, nothing is offered: «Entrar» would choose another.
  const options = (found.currentData ?? []).map(foundOption)
  const whyNone = found.isError ? 'No se pudo leer la lista. Escribí de nuevo.' : none
  return (
    <Box>
      {chosen.map((one) => (
        <ChosenOne
          key={one.documentId}
          chosen={one}
          kind={kind}
          disabled={disabled}
          onRemove={() => {
            disconnect([one])
            setTold(`Quitaste ${one.name ?? 'lo elegido'}.`)
          }}
        />
      ))}
      {!disabled && (
        <SearchBox
          placeholder={chosen.length > 0 ? 'Cambiarlo por otro' : placeholder}
          listLabel={listLabel}
          disabled={disabled}
          optionsFor={() => options}
          emptyMessage={() => (found.currentData || found.isError ? whyNone : 'Un momento…')}
          onText={setText}
          onChoose={({ choice, name }) => {
            replace(choice)
            setTold(`Elegiste ${name}.`)
          }}
        />
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Box>
  )
}

interface OneInputProps extends ChoiceInputProps {
  attribute: { target?: string }
}

/** Form field of the panel: the one document that this one names, found by its name or address. */
export function OneInput(props: OneInputProps) {
  const { name, label, hint, attribute, disabled = false, required = false } = props
  const error = useErrorOfValue(name)
  const relation = oneRelationOf(name, attribute.target)
  if (!relation) return null
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <Picker relation={relation} disabled={disabled} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
