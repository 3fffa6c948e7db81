import { MissingPanel } from '../missing/missing-panel'
import { OnSitePanel } from './on-site-panel'

/** As much of the content manager as is used here. */
interface SidePanels {
  addEditViewSidePanel(panels: unknown[]): void
}

/** The panels beside every form. */
export function addStaffPanels(apis: unknown): void {
  const { addEditViewSidePanel } = apis as SidePanels
  addEditViewSidePanel([OnSitePanel, MissingPanel])
}
