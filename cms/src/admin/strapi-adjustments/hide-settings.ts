import { addStyle } from '../page/add-style'

/** As much of an action of the panel's store as is looked at here. */
interface PanelAction {
  type?: unknown
  meta?: { arg?: { endpointName?: unknown } }
  payload?: unknown
}

type Next = (action: unknown) => unknown

const HIDE = 'html[data-no-settings] li:has(a[href$="/admin/settings"]) { display: none; }'

/** What is set where only who runs the site goes: persons, roles, what the panel is connected to. */
const isSetting = ({ action }: { action?: string }) => Boolean(action?.startsWith('admin::'))

/** The permissions of who has just signed in, if that is what the action brings. */
function permissionsIn(action: PanelAction): { action?: string }[] | null {
  const isAnswer = action.type === 'adminApi/executeQuery/fulfilled'
  if (!isAnswer || action.meta?.arg?.endpointName !== 'getMyPermissions') return null
  return Array.isArray(action.payload) ? action.payload : null
}

/** Whether the action says of somebody that there is nothing for them to set; null: it says nothing. */
export function saysNoSettings(action: PanelAction): boolean | null {
  const permissions = permissionsIn(action)
  return permissions && !permissions.some(isSetting)
}

/**
 * Middleware of the panel's store: hides «Configuraciones» in the menu from who may set nothing
 * there. Strapi shows everybody the link, to a page with the number of its version.
 */
export const hideSettings = () => (next: Next) => (action: unknown) => {
  const isNothing = saysNoSettings(action as PanelAction)
  if (isNothing !== null) document.documentElement.toggleAttribute('data-no-settings', isNothing)
  return next(action)
}

export const styleHiddenSettings = (): void => addStyle(HIDE)
