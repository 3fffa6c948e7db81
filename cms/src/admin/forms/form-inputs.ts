import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import {
  BulletList,
  Calendar,
  Check,
  ChevronDown,
  Clock,
  File,
  Phone,
  PinMap,
  Search,
} from '@strapi/icons'

interface FormInput {
  name: string
  type: 'json' | 'float' | 'string'
  label: string
  icon: ComponentType
  load: () => Promise<{ default: ComponentType }>
}

/** The panel gives every field's input its name and label, which its type leaves out. */
const asInput = (Input: unknown) => ({ default: Input as ComponentType })

/**
 * Inputs of ours in the panel's forms. The first two are named by `schema.json`; `arrangeForm` puts
 * the others into the forms, whose documents know nothing of them.
 */
const INPUTS: FormInput[] = [
  {
    name: 'hours',
    type: 'json',
    label: 'Horarios',
    icon: Clock,
    load: () => import('../hours/hours-input').then(({ HoursInput }) => asInput(HoursInput)),
  },
  {
    name: 'coordinate',
    type: 'float',
    label: 'Coordenada',
    icon: PinMap,
    load: () =>
      import('../coordinates/coordinate-input').then(({ CoordinateInput }) =>
        asInput(CoordinateInput),
      ),
  },
  {
    name: 'place',
    type: 'json',
    label: 'Lugar',
    icon: PinMap,
    load: () => import('../place/place-input').then(({ PlaceInput }) => asInput(PlaceInput)),
  },
  {
    name: 'trades',
    type: 'json',
    label: 'Categorías',
    icon: BulletList,
    load: () => import('../choices/trades-input').then(({ TradesInput }) => asInput(TradesInput)),
  },
  {
    name: 'payments',
    type: 'json',
    label: 'Medios de pago',
    icon: Check,
    load: () =>
      import('../choices/payments-input').then(({ PaymentsInput }) => asInput(PaymentsInput)),
  },
  {
    name: 'one',
    type: 'json',
    label: 'Uno de una lista',
    icon: Search,
    load: () => import('../choices/one-input').then(({ OneInput }) => asInput(OneInput)),
  },
  {
    name: 'phone',
    type: 'string',
    label: 'Teléfono',
    icon: Phone,
    load: () => import('../phones/phone-input').then(({ PhoneInput }) => asInput(PhoneInput)),
  },
  {
    name: 'calls',
    type: 'string',
    label: 'Teléfono',
    icon: Phone,
    load: () => import('../phones/phone-input').then(({ CallsInput }) => asInput(CallsInput)),
  },
  {
    name: 'message',
    type: 'string',
    label: 'Mensaje del comercio',
    icon: File,
    load: () =>
      import('../message/message-input').then(({ MessageInput }) => asInput(MessageInput)),
  },
  {
    name: 'duties',
    type: 'string',
    label: 'Farmacias de turno',
    icon: Calendar,
    load: () => import('../calendar/duties-input').then(({ DutiesInput }) => asInput(DutiesInput)),
  },
  {
    name: 'holidays',
    type: 'string',
    label: 'Feriados',
    icon: Calendar,
    load: () =>
      import('../calendar/dates-input').then(({ HolidaysInput }) => asInput(HolidaysInput)),
  },
  {
    name: 'special-hours',
    type: 'string',
    label: 'Horarios especiales',
    icon: Calendar,
    load: () =>
      import('../calendar/dates-input').then(({ SpecialHoursInput }) => asInput(SpecialHoursInput)),
  },
  {
    name: 'more-fields',
    type: 'string',
    label: 'Más datos',
    icon: ChevronDown,
    load: () => import('./more-fields').then(({ MoreFields }) => asInput(MoreFields)),
  },
]

export function registerInputs(app: StrapiApp): void {
  for (const { name, type, label, icon, load } of INPUTS) {
    const text = { id: `guia.input.${name}`, defaultMessage: label }
    app.customFields.register({
      name,
      type,
      icon,
      intlLabel: text,
      intlDescription: text,
      components: { Input: load },
    })
  }
}

/** Until they are there, the form says that it does not know the fields. */
export const loadInputs = (): unknown => Promise.all(INPUTS.map(({ load }) => load()))
