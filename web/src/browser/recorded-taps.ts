import { useEffect } from 'react'

/**
 * Once the app has taken over a page, presses the buttons that were tapped before, each once, and
 * has no more of them marked (see app/record-taps.ts).
 */
export function useRecordedTaps(): void {
  useEffect(function pressTapped() {
    document.documentElement.dataset['takenOver'] = ''
    for (const button of document.querySelectorAll<HTMLElement>('[data-tapped]')) {
      button.removeAttribute('data-tapped')
      button.click()
    }
  }, [])
}
