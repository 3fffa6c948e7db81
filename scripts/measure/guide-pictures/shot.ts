import type { Locator, Page } from '@playwright/test'

export const FORM = '/content-manager/collection-types/api::store.store/create'

/** The panel, signed in, at the width of the picture. */
export interface Panel {
  page: Page
  /** Opens a page of the panel, '/publicacion', and waits until it has been drawn. */
  open: (address: string) => Promise<void>
}

/** A picture of the guide: what is to be seen on it, and no more. */
export interface Shot {
  /** The file's name, without its ending. */
  name: string
  /** CSS pixels. */
  width: 1280 | 390
  show: (panel: Panel) => Promise<Locator[]>
}

/** The frame of a field that offers choices. */
export const choosing = (page: Page, field: string): Locator =>
  page.getByRole('group', { name: field, exact: true })
