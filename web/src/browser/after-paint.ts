/** Runs a task once the browser has drawn what has just changed. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
