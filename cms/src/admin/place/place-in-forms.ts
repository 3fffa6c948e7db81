import {
  withInput,
  withPanels,
  type FormField,
  type LayoutHook,
} from '../store-form/edit-view-layout'

const COMPONENT = 'shared.location'

const showPlace = (field: FormField): FormField =>
  field.attribute.component === COMPONENT ? withInput(field, 'place') : field

/** Shows the custom field of a place where a form holds the component of one. */
export const showPlaces = <Hook extends LayoutHook>(hook: Hook): Hook =>
  withPanels(
    hook,
    hook.layout.layout.map((panel) => panel.map((row) => row.map(showPlace))),
  )
