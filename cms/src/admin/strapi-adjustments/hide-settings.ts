import { addStyle } from '../page/add-style'
import { watching, type StoreAction } from '../panel-store'

const HIDE = 'html[data-no-settings] li:has(a[href$="/admin/settings"]) { display: none; }'

/** What is set where only who runs the site goes: persons, roles, what the panel is connected to. */
const isSetting = ({ action }: { action?: string }) => Boolean(action?.startsWith('admin::'))

/** The permissions of who has just signed in, if that is what the action brings. */
function permissionsIn(action: StoreAction): { action?: string }[] | null {
  const isAnswer = action.type === 'adminApi/executeQuery/fulfilled'
  if (!isAnswer || action.meta?.arg?.endpointName !== 'getMyPermissions') return null
  return Array.isArray(action.payload) ? action.payload : null
}

/** Whether the action says of somebody that there is nothing for them to set; null: it says nothing. */
export function saysNoSettings(action: StoreAction): boolean | null {
  const permissions = permissionsIn(action)
  return permissions && !permissions.some(isSetting)
}

/**
 * Hides «Configuraciones» in the menu from who may set nothing there. Strapi shows everybody the link,
 * to a page with the number of its version.
 */
export const hideSettings = watching((action) => {
  const isNothing = saysNoSettings(action)
  if (isNothing !== null) document.documentElement.toggleAttribute('data-no-settings', isNothing)
})

export const styleHiddenSettings = (): void => addStyle(HIDE)
