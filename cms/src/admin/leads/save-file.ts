/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser fetches it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** 'a.csv' of 'attachment; filename="a.csv"'. */
export const fileNameOf = (disposition: string | null | undefined): string | undefined =>
  disposition?.match(/filename="([^"]+)"/)?.[1]
