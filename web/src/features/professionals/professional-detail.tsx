import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useMoment } from '../../api/moment.ts'
import { openStatus, todayInWords, weekOf } from '../../catalog/hours/opening-hours.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import { OpenBadge } from '../../ui/badges.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { WeekHours } from '../../ui/week-hours.tsx'
import { ProfessionalActions, ProfessionalContact } from './professional-actions.tsx'
import styles from './professional-detail.module.css'

interface ProfessionalDetailProps {
  professional: Professional
  /** Name of the category: 'Médicos'. */
  categoryName: string
  city: string
  /** The button that shares the profile. */
  share: ReactNode
  /** The photographs, null when there are none. */
  gallery: ReactNode
  map: ReactNode
  /** Other tools of the page. */
  tools: ReactNode
}

/** Everything about a professional (spec section 2, Professional profile). */
export function ProfessionalDetail({
  professional,
  categoryName,
  city,
  ...parts
}: ProfessionalDetailProps) {
  const { hours, description } = professional
  const moment = useMoment()
  return (
    <article>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Intro professional={professional} categoryName={categoryName} />
          <ProfessionalActions professional={professional} city={city} share={parts.share} />
          {description !== '' && (
            <Section title="Sobre mí">
              <p className={styles.description}>{description}</p>
            </Section>
          )}
          {parts.gallery !== null && <Section title="Fotos">{parts.gallery}</Section>}
        </div>
        <aside className={styles.aside} aria-label="Contacto y horarios">
          <ProfessionalContact professional={professional} city={city} />
          <WeekHours days={weekOf({ hours }, moment)} today={todayInWords({ hours }, moment)} />
        </aside>
      </div>
      <Section title="Ubicación">{parts.map}</Section>
      {parts.tools}
    </article>
  )
}

function Intro({
  professional: { name, image, category, specialty, license, hours },
  categoryName,
}: Pick<ProfessionalDetailProps, 'professional' | 'categoryName'>) {
  const status = openStatus({ hours }, useMoment())
  return (
    <header className={styles.intro}>
      <Picture
        url={image}
        alt=""
        kind="photo"
        sizes="(min-width: 48rem) 176px, 88px"
        className={styles.portrait}
        isPriority
      />
      <div className={styles.who}>
        <Link to={paths.professionals.link(category)} className={styles.category}>
          {categoryName}
        </Link>
        <PageHeading>{name}</PageHeading>
        {specialty !== '' && <p className={styles.specialty}>{specialty}</p>}
        {license !== '' && <p className={styles.license}>Matrícula: {license}</p>}
        {Object.keys(hours).length > 0 && <OpenBadge {...status} />}
      </div>
    </header>
  )
}
