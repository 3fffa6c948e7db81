/** classNames('card', isActive && 'active') → 'card active'. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
