/** As much of a field of an edit view's layout as is looked at here. */
interface LaidOutField {
  attribute: { type?: string; component?: string; customField?: string }
}

interface EditViewLayout {
  layout: LaidOutField[][][]
}

/** What the hook of the edit view's layout passes on. */
export interface LayoutHook<Layout extends EditViewLayout = EditViewLayout> {
  layout: Layout
}

export const EDIT_VIEW_LAYOUT = 'Admin/CM/pages/EditView/mutate-edit-view-layout'

const COMPONENT = 'shared.location'
const PLACE = 'global::place'

const isPlace = ({ attribute }: LaidOutField) =>
  attribute.type === 'component' && attribute.component === COMPONENT

/** Shows the custom field of a place where a form holds the component of one. */
export function showPlaces<Hook extends LayoutHook>(hook: Hook): Hook {
  const show = (field: LaidOutField) =>
    isPlace(field) ? { ...field, attribute: { ...field.attribute, customField: PLACE } } : field
  const layout = hook.layout.layout.map((panel) => panel.map((row) => row.map(show)))
  return { ...hook, layout: { ...hook.layout, layout } }
}
