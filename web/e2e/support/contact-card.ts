import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

export interface ContactCard {
  /** Lines as they stand in the file, without their ends. */
  rawLines: string[]
  /** Property → value, folded lines joined: 'TEL;TYPE=CELL' → '+549…'. */
  properties: Map<string, string>
}

export interface DownloadedCard extends ContactCard {
  fileName: string
}

/** Presses 'Guardar en Contactos' and reads the card that the browser downloads. */
export async function saveToContacts(page: Page): Promise<DownloadedCard> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Guardar en Contactos' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  return { fileName: file.suggestedFilename(), ...parseCard(text) }
}

/** One vCard 3.0, taken apart by RFC 2425's own rules. */
export function parseCard(text: string): ContactCard {
  expect(text.endsWith('\r\n'), 'the last line is ended').toBe(true)
  const rawLines = text.slice(0, -2).split('\r\n')
  const lines = rawLines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const properties = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  expect(properties.size, 'each property stands once').toBe(lines.length)
  return { rawLines, properties }
}

/** 'Café\, bar \; río' → 'Café, bar ; río'. */
export const unescaped = (value: string): string => value.replace(/\\([\\;,])/g, '$1')
