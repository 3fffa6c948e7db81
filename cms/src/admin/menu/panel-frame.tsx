import { Outlet } from 'react-router-dom'
import { SiteBar } from '../on-site/site-bar'
import { PanelStyle } from './panel-style'

/** Around every screen of the panel: what is to be told on each, and our styles. */
export function PanelFrame() {
  return (
    <>
      <PanelStyle />
      <SiteBar />
      <Outlet />
    </>
  )
}
