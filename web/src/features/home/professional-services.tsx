import { useId, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { ProfessionalCategory } from '../../catalog/site/site.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEntryState } from '../../ui/history-entry.ts'
import { ProfessionalCards } from './professional-cards.tsx'
import styles from './professional-services.module.css'
import { ToolsOfTrades } from './tools-of-trades.tsx'

/** The banner that opens and closes the grid of professional services, collapsed at first. */
export function ProfessionalServices({
  categories,
}: {
  categories: readonly ProfessionalCategory[]
}) {
  const [isExpanded, setExpanded] = useEntryState('professional services', false)
  const banner = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  if (categories.length === 0) return null

  const toggle = (event: MouseEvent<HTMLElement>) => {
    setExpanded(!isExpanded)
    // Below a banner at the screen's edge it would open unseen.
    const { bottom } = event.currentTarget.getBoundingClientRect()
    if (!isExpanded && bottom > innerHeight / 2) {
      requestAnimationFrame(() => banner.current?.scrollIntoView({ block: 'start' }))
    }
  }
  const collapse = () => {
    setExpanded(false)
    banner.current?.focus({ preventScroll: true })
    banner.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <section aria-label="Servicios Profesionales" className={styles.services}>
      <h2 className={styles.heading} data-scripted>
        <button
          ref={banner}
          type="button"
          className={styles.banner}
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={toggle}
        >
          <span className={styles.text}>
            <span className={styles.title}>Servicios Profesionales</span>
            <span className={styles.arrow}>
              <Icon name="down" />
            </span>
          </span>
          <ToolsOfTrades className={styles.drawing} />
        </button>
      </h2>
      <noscript>
        <h2>Servicios Profesionales</h2>
        <ul className={styles.names}>
          {categories.map(({ name, route }) => (
            <li key={route}>
              <Link to={paths.professionals.link(route)}>{name}</Link>
            </li>
          ))}
        </ul>
      </noscript>
      <div id={panelId}>
        {isExpanded && (
          <>
            <ProfessionalCards categories={categories} />
            <div className={styles.less}>
              <Button onClick={collapse}>VER MENOS</Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
