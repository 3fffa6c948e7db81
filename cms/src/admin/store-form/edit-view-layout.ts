/** Hook of the content manager when it has laid out a form; of the type it is told nothing. */
export const EDIT_VIEW_LAYOUT = 'Admin/CM/pages/EditView/mutate-edit-view-layout'

/** As much of a field of a form as is looked at here. */
export interface FormField {
  name: string
  attribute: { type: string; target?: string; component?: string; customField?: string }
}

/** What the hook passes on: panels of rows of fields. */
export interface LayoutHook {
  layout: { layout: FormField[][][] }
}

/** The field drawn by one of `form-inputs`; to the data model it stays what it was. */
export const withInput = <F extends FormField>(field: F, input: string): F => ({
  ...field,
  attribute: { ...field.attribute, customField: `global::${input}` },
})

/** The same form with other panels. */
export const withPanels = <Hook extends LayoutHook>(hook: Hook, layout: FormField[][][]): Hook => ({
  ...hook,
  layout: { ...hook.layout, layout },
})
