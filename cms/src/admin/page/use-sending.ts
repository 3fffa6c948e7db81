import { useState } from 'react'

/** What is sent when a button is pressed: pressed again meanwhile, it sends nothing. */
export function useSending<Args extends unknown[], T>(task: (...args: Args) => Promise<T>) {
  const [isSending, setIsSending] = useState(false)
  const send = async (...args: Args): Promise<T | undefined> => {
    if (isSending) return undefined
    setIsSending(true)
    try {
      return await task(...args)
    } finally {
      setIsSending(false)
    }
  }
  return { isSending, send }
}
