import {
  withInput,
  withPanels,
  type FormField,
  type LayoutHook,
} from '../store-form/edit-view-layout'

/** Fields of dated lines, and what shows how they were understood. */
const INPUTS: Record<string, string> = {
  duties: 'duties',
  holidays: 'holidays',
  specialHours: 'special-hours',
}

function withReading(field: FormField): FormField {
  const input = field.attribute.type === 'text' ? INPUTS[field.name] : undefined
  return input ? withInput(field, input) : field
}

/** Texts of dated lines with what is understood of them below. */
export const showReadings = <Hook extends LayoutHook>(hook: Hook): Hook =>
  withPanels(
    hook,
    hook.layout.layout.map((rows) => rows.map((row) => row.map(withReading))),
  )
