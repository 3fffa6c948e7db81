/** What came of asking: an answer, or what it failed with. */
export type Told<T> = { value: T } | { error: unknown }

export interface Timing {
  /** Milliseconds until it is asked for again, while the page is in view; once when left out. */
  pause?: number
  /** Milliseconds to wait first, for a question that is still being typed. */
  delay?: number
}

export interface Watch {
  /** Asks anew, and ends with what that told. */
  reload(): Promise<void>
  /** Breaks off what is asked; nothing is told any more. */
  stop(): void
}

/** Runs a task now and again and again while the page is in view, never twice at once. */
function whileVisible(task: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isOver = false
  const run = async () => {
    clearTimeout(timer)
    if (isRunning || isOver || document.hidden) return
    isRunning = true
    await task()
    isRunning = false
    if (!isOver) timer = setTimeout(run, pause)
  }
  void run()
  document.addEventListener('visibilitychange', run)
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', run)
  }
}

function later(task: () => Promise<void>, delay: number): () => void {
  const timer = setTimeout(() => void task(), delay)
  return () => clearTimeout(timer)
}

/** Asks, once or again and again, and tells each answer and each failure. */
export function watchAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { pause, delay = 0 }: Timing,
  tell: (told: Told<T>) => void,
): Watch {
  const asking = new AbortController()
  const { signal } = asking
  const reload = async () => {
    const told = await ask(signal).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    if (!signal.aborted) tell(told)
  }
  const end = pause === undefined ? later(reload, delay) : whileVisible(reload, pause)
  return {
    reload,
    stop() {
      end()
      asking.abort()
    },
  }
}
