import { useSiteBasics } from '../api/site.ts'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { aboutHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'
import styles from './text-page.module.css'

/** /nosotros (spec sections 1 and 2). */
export function AboutPage() {
  return <Loaded state={useSiteBasics()}>{(site) => <About site={site} />}</Loaded>
}

function About({ site }: { site: SiteBasics }) {
  useDocumentHead(aboutHead(site))
  const city = site.city || 'la ciudad'
  return (
    <Page title="SOBRE NOSOTROS">
      <div className={styles.text}>
        <p className={styles.opening}>
          {site.name} es la guía de {city} para encontrar lo que hace falta sin dar vueltas: la
          ferretería abierta, la pediatra con turno, la rotisería que llega a tu barrio. Todo en un
          solo lugar, a un clic.
        </p>
        <Section title="Nuestra Misión">
          <p>
            Que quien busca encuentre rápido, y que quien trabaja bien se haga conocer. Juntamos en
            un mismo lugar los comercios, los oficios y los profesionales de {city}, con sus
            horarios, su dirección y la forma de hablarles directamente, sin intermediarios ni
            registros.
          </p>
        </Section>
        <Offering />
        <Section title="Nuestro Compromiso">
          <p>
            Tratar igual de bien al negocio de toda la vida y al emprendimiento que recién arranca.
            Mantenemos los datos al día, corregimos lo que nos avisan y no pedimos a nadie que se
            registre para mirar. Para anunciar hay opciones a la medida de cada uno: desde un
            espacio básico hasta uno destacado, con imágenes y una descripción detallada.
          </p>
        </Section>
        <Section title="Únete a Nosotros">
          <p>
            ¿Tenés un comercio, ejercés una profesión u organizás eventos? Escribinos: te mostramos
            cómo quedaría tu página y te ayudamos a armarla.
          </p>
          <div className={styles.ways}>
            <ButtonLink look="main" to={paths.contact.link()}>
              Quiero sumarme
            </ButtonLink>
            <ButtonLink to={paths.example.link()}>Así se ve tu comercio</ButtonLink>
          </div>
        </Section>
      </div>
    </Page>
  )
}

function Offering() {
  return (
    <Section title="Qué Ofrecemos">
      <ul className={styles.list}>
        <li>
          <strong>Anuncios de productos y servicios.</strong> Lo que se vende, se arregla, se cocina
          y se presta, con fotos, ofertas y contacto directo.
        </li>
        <li>
          <strong>Actividades profesionales.</strong> Talleres, cursos y consultas de quienes saben
          de lo suyo.
        </li>
        <li>
          <strong>Eventos.</strong> Lo que pasa en la ciudad, contado por quien lo organiza: si
          preparás uno, escribinos.
        </li>
      </ul>
    </Section>
  )
}
