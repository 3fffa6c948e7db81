import { Link } from 'react-router-dom'
import { BrandMark } from './brand-mark.tsx'
import { EmailText } from './email-text.tsx'
import { Icon } from './icon.tsx'
import { SocialLinks, type SocialLink } from './social-links.tsx'
import styles from './footer.module.css'

export interface FooterLink {
  to: string
  text: string
}

interface FooterProps {
  name: string
  tagline: string
  email: string
  /** Year of the publication, 0 when unknown. */
  year: number
  homeLink: string
  links: readonly FooterLink[]
  social: readonly SocialLink[]
}

export function Footer({ name, tagline, email, year, homeLink, links, social }: FooterProps) {
  return (
    <footer className={styles.footer} data-site>
      <div className={styles.inner}>
        <div>
          <Link to={homeLink} className={styles.logo} aria-label={`${name} Inicio`.trim()}>
            <BrandMark size={44} />
            <span>{name}</span>
          </Link>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <div className={styles.contact}>
          {email !== '' && (
            <a href={`mailto:${email}`} className={styles.email}>
              <Icon name="mail" size={20} />
              <span>
                <EmailText email={email} />
              </span>
            </a>
          )}
          <SocialLinks links={social} label="Redes sociales" />
        </div>
        <nav className={styles.nav} aria-label="Al pie">
          <ul className={styles.links}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>
          © {year > 0 && year} {name}
        </p>
      </div>
    </footer>
  )
}
