import { useEffect, useState } from 'react'
import { Button, Checkbox, Flex, Link, TextInput, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { FormField, type InputProps } from '../forms/form-field'
import { readablePhone } from '../../rules/readable-phone'
import { isSameNumber, phoneState, whatsappState } from './phone-model'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is typed, shown as people read it; the form keeps what it was given while it means the same. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(readablePhone(value))
  useEffect(() => {
    setTyped((text) => (isSameNumber(text, value) ? text : readablePhone(value)))
  }, [value])
  return [typed, setTyped] as const
}

interface ReadingProps {
  text: string
  isWhatsapp: boolean
  disabled: boolean
  onArea(text: string): void
}

/** Below the number: how it will be dialled, with a link to try it, or what it lacks. */
function Reading({ text, isWhatsapp, disabled, onArea }: ReadingProps) {
  const state = isWhatsapp ? whatsappState(text) : phoneState(text)
  if (state.kind === 'number') {
    const href = isWhatsapp ? `https://wa.me/${state.digits}` : `tel:+${state.digits}`
    return (
      <Flex gap={2} wrap="wrap">
        <Typography variant="pi" textColor="success700">
          {isWhatsapp ? 'Se escribe al' : 'Se llama al'} {state.shown}
        </Typography>
        <Link href={href} isExternal aria-label={`Probar ${state.shown}`}>
          Probar
        </Link>
      </Flex>
    )
  }
  if (state.kind === 'withoutArea') {
    return (
      <Flex gap={2} wrap="wrap">
        <Typography variant="pi" textColor="warning700">
          Falta la característica.
        </Typography>
        {!disabled && (
          <Button variant="tertiary" size="S" onClick={() => onArea(state.shown)}>
            Es de Goya: {state.shown}
          </Button>
        )}
      </Flex>
    )
  }
  if (state.kind === 'empty' || state.kind === 'asItStands') return null
  return (
    <Typography variant="pi" textColor="warning700">
      {state.kind === 'several'
        ? 'Acá va un solo número: el que recibe los mensajes.'
        : `No parece un ${isWhatsapp ? 'número de WhatsApp' : 'teléfono'}: escribí característica y número.`}
    </Typography>
  )
}

interface SameNumberProps {
  phone: string
  isSame: boolean
  disabled: boolean
  /** Digits of the number of WhatsApp; null for none. */
  onChange(digits: string | null): void
}

/** Ticked while the number for calls is the one of WhatsApp too. */
function SameNumber({ phone, isSame, disabled, onChange }: SameNumberProps) {
  const state = phoneState(phone)
  return (
    <Checkbox
      checked={isSame}
      disabled={disabled || state.kind !== 'number'}
      onCheckedChange={(isTicked) =>
        onChange(isTicked && state.kind === 'number' ? state.digits : null)
      }
    >
      También es WhatsApp
    </Checkbox>
  )
}

/**
 * Whether the number for calls is the one of WhatsApp too, which then follows it as it is typed: who
 * has a new telephone has it for both, unless the tick is taken away.
 */
function useSameNumber(phone: string) {
  const whatsapp = useField<unknown>('whatsapp')
  // What is half typed is no number yet, and equals none.
  const [follows, setFollows] = useState(false)
  const set = (digits: string | null) => whatsapp.onChange('whatsapp', digits)
  const isSame = phoneState(phone).kind === 'number' && isSameNumber(phone, textOf(whatsapp.value))
  return {
    isSame: isSame || follows,
    set: (digits: string | null) => {
      setFollows(false)
      set(digits)
    },
    follow: (text: string) => {
      const state = phoneState(text)
      const isOne = isSame || follows
      setFollows(isOne && state.kind !== 'number')
      if (isOne && state.kind === 'number') set(state.digits)
    },
  }
}

/**
 * Form field of the panel: a telephone number, typed as people write it and shown as it will be
 * dialled.
 */
export function PhoneInput({
  disabled = false,
  besideWhatsapp = false,
  ...props
}: InputProps & { besideWhatsapp?: boolean }) {
  const { name } = props
  const field = useField<unknown>(name)
  const [typed, setTyped] = useTyped(textOf(field.value))
  const whatsapp = useSameNumber(typed)
  const change = (text: string) => {
    setTyped(text)
    field.onChange(name, text)
    if (besideWhatsapp) whatsapp.follow(text)
  }
  return (
    <FormField {...props}>
      <TextInput
        inputMode={name === 'phone' ? 'text' : 'tel'}
        autoComplete="off"
        maxLength={255}
        value={typed}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
      />
      <Reading text={typed} isWhatsapp={name !== 'phone'} disabled={disabled} onArea={change} />
      {besideWhatsapp && (
        <SameNumber
          phone={typed}
          isSame={whatsapp.isSame}
          disabled={disabled}
          onChange={whatsapp.set}
        />
      )}
    </FormField>
  )
}

/** The number for calls in a form that has one of WhatsApp as well: it says whether they are the same. */
export const CallsInput = (props: InputProps) => <PhoneInput {...props} besideWhatsapp />
