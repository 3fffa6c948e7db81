import { useState } from 'react'
import { Box, Flex, Link, VisuallyHidden } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { FormField, type InputProps } from '../forms/form-field'
import { ChoiceChip } from './choice-chip'
import { editPath } from '../content-paths'
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

interface OneInputProps extends InputProps {
  attribute: { target?: string }
}

/** Form field of the panel: the one document that this one names, found by its name or address. */
export function OneInput({ attribute, disabled = false, ...field }: OneInputProps) {
  const relation = oneRelationOf(field.name, attribute.target)
  if (!relation) return null
  return (
    <FormField {...field}>
      <Picker relation={relation} disabled={disabled} />
    </FormField>
  )
}
