import { useEffect } from 'react'

/**
 * Runs a task now and again and again while the page is in view, never twice at once. Another task, or
 * another pause (milliseconds), begins anew.
 */
export function useWhileVisible(task: () => Promise<void>, pause: number): void {
  useEffect(() => {
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
  }, [task, pause])
}
