import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The document's title is written just after the page has been drawn: waits for it. */
export const expectTitle = (title: string): Promise<void> =>
  waitFor(() => expect(document.title).toBe(title))
