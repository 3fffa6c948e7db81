import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** False on the page that the visitor came to, true from the first navigation on. */
export function useHasNavigated(): boolean {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [hasNavigated, setNavigated] = useState(false)
  if (!hasNavigated && key !== firstKey) setNavigated(true)
  return hasNavigated
}
