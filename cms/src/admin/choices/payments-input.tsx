import { Box, Checkbox, Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Choices } from '../../rules/reading/choices/choices'
import { STORE } from '../content-paths'
import es from '../translations/es.json'
import type { InputProps } from '../forms/form-field'
import { ChoiceField } from './choice-field'
import { paymentGroups, readPayments, type PaymentBox } from './payment-model'
import { PaymentWords } from './payment-words'
import { Unknown } from './unknown'
import { useRelation } from './use-relation'

/** The panel's own names of the values of the field «Grupo». */
const GROUP_LABELS = new Map<string, string>(Object.entries(es))

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: 16px 24px;
  align-items: start;
`

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & legend {
    margin-bottom: 4px;
    padding: 0;
  }
`

interface MethodProps {
  box: PaymentBox
  disabled: boolean
  onToggle(box: PaymentBox): void
}

function Method({ box, disabled, onToggle }: MethodProps) {
  const { method, isChosen, words } = box
  const note = method.isPublished ? !disabled && words : 'sin publicar todavía'
  return (
    <Box minHeight="32px">
      <Checkbox
        checked={isChosen}
        disabled={disabled || (!isChosen && !method.isPublished)}
        onCheckedChange={() => onToggle(box)}
      >
        <Flex direction="column" alignItems="flex-start">
          <Typography textColor={method.isPublished ? 'neutral800' : 'neutral600'}>
            {method.name}
          </Typography>
          {note && (
            <Typography
              variant="pi"
              textColor={isChosen && !method.isPublished ? 'danger600' : 'neutral600'}
            >
              {note}
            </Typography>
          )}
        </Flex>
      </Checkbox>
    </Box>
  )
}

interface BoxesProps {
  choices: Choices
  disabled: boolean
}

function Boxes({ choices, disabled }: BoxesProps) {
  const relation = useRelation(STORE, 'paymentMethods')
  const { chosen, connect, disconnect } = relation
  if (!relation.isKnown) return <Unknown hasFailed={relation.hasFailed} onRetry={relation.retry} />
  const toggle = ({ method, isChosen }: PaymentBox) =>
    isChosen ? disconnect([method]) : connect([method])
  return (
    <>
      {!disabled && (
        <PaymentWords
          read={(text) => readPayments(text, choices)}
          onChoose={({ methods }) => connect(methods)}
        />
      )}
      <Groups>
        {paymentGroups(choices, chosen).map(({ group, boxes }) => (
          <Group key={group}>
            <legend>
              <Typography variant="sigma" textColor="neutral600">
                {GROUP_LABELS.get(group) ?? group}
              </Typography>
            </legend>
            {boxes.map((box) => (
              <Method key={box.method.documentId} box={box} disabled={disabled} onToggle={toggle} />
            ))}
          </Group>
        ))}
      </Groups>
    </>
  )
}

/** Form field of the panel: the payment methods of a store, to tick. */
export function PaymentsInput(props: InputProps) {
  return (
    <ChoiceField {...props}>
      {(choices, disabled) => <Boxes choices={choices} disabled={disabled} />}
    </ChoiceField>
  )
}
