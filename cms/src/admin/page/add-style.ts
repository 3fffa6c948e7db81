/** Adds rules of style to every screen of the panel. */
export function addStyle(rules: string): void {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
}
