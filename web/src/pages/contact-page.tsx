import { Link } from 'react-router-dom'
import { useSiteBasics } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { MERCHANT_GREETING, waLinkWithText } from '../catalog/contacts/whatsapp.ts'
import { contactHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { LeadForm } from '../features/leads/lead-form.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './contact-page.module.css'
import { Loaded } from './loaded.tsx'
import { PageFrame } from './page.tsx'

export function ContactPage() {
  return <Loaded state={useSiteBasics()}>{(site) => <Contact site={site} />}</Loaded>
}

function Contact({ site }: { site: SiteBasics }) {
  useDocumentHead(contactHead(site))
  const chat = waLinkWithText(site.phone, MERCHANT_GREETING)
  return (
    <PageFrame>
      <div className={styles.head}>
        <Link to={paths.home.link()} className={styles.back} aria-label="Volver al inicio">
          <Icon name="back" />
        </Link>
        <PageHeading className={styles.title}>Contacto</PageHeading>
      </div>
      <section className={styles.panel} aria-labelledby="contactanos">
        <div className={styles.invitation}>
          <h2 id="contactanos">CONTACTANOS</h2>
          <p>
            ¿Tenés un comercio o prestás un servicio? Sumate gratis: dejanos tus datos y te contamos
            cómo.
          </p>
          <p className={styles.ways}>
            <Link to={paths.example.link()}>Ver un ejemplo</Link>
            {chat !== null && (
              <a href={chat} target="_blank" rel="noopener noreferrer">
                Consultá por WhatsApp
              </a>
            )}
          </p>
        </div>
        <div>
          <LeadForm endpoint={site.leadEndpoint} sitePhone={site.phone} />
        </div>
      </section>
    </PageFrame>
  )
}
