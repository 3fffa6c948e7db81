type Closer = () => Promise<void>

export interface Shutdown {
  /** What was opened last is closed first. */
  add(closer: Closer): void
  isClosing(): boolean
  /** Closes everything, once; every caller waits for the same end. */
  close(): Promise<void>
}

export function createShutdown(): Shutdown {
  const closers: Closer[] = []
  let closing: Promise<void> | null = null

  async function closeAll(): Promise<void> {
    for (let closer = closers.pop(); closer; closer = closers.pop()) {
      await closer().catch((error: unknown) => console.error(error))
    }
  }

  return {
    add: (closer) => closers.push(closer),
    isClosing: () => closing !== null,
    close: () => (closing ??= closeAll()),
  }
}

/** Ends the process cleanly, with exit code 0, when it is asked to end. */
export function closeOnSignals(shutdown: Shutdown, say: (line: string) => void): void {
  const stop = async () => {
    if (shutdown.isClosing()) return
    say('\nCerrando…')
    await shutdown.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop())
  }
}

/**
 * Aborted when this process is asked to end by one of these signals. Asked once more it goes on ending:
 * of one Ctrl-C a program between it and the terminal may make two.
 */
export function untilAskedToEnd(
  signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'],
): AbortSignal {
  const stop = new AbortController()
  for (const signal of signals) process.on(signal, () => stop.abort())
  return stop.signal
}
