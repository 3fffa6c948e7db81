import { useSiteBasics } from '../api/site.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { privacyHead } from '../catalog/site/page-head.ts'
import type { SiteBasics } from '../catalog/site/site.ts'
import { EmailText } from '../ui/email-text.tsx'
import { Section } from '../ui/section.tsx'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'
import styles from './text-page.module.css'

/** /privacidad: what becomes of the lead form's data (law 25.326). */
export function PrivacyPage() {
  return <Loaded state={useSiteBasics()}>{(site) => <Privacy site={site} />}</Loaded>
}

function Privacy({ site }: { site: SiteBasics }) {
  useDocumentHead(privacyHead(site))
  return (
    <Page title="Privacidad" lead="Qué hacemos con los datos que nos dejás, dicho en claro.">
      <div className={styles.text}>
        <Section title="Qué datos pedimos y para qué">
          <p>
            Solo los del formulario de contacto: nombre, email y teléfono. Los usamos para
            comunicarnos con vos sobre la promoción de tu comercio o servicio, y para nada más.
            Dejarlos es voluntario; sin ellos no podemos responderte.
          </p>
        </Section>
        <Section title="Quién los ve">
          <p>
            Las personas que trabajan en {site.name || 'este sitio'}. No los publicamos ni los
            vendemos: quedan en los sistemas que usamos para responderte, mientras dure la
            conversación con vos. A los dos años del último cambio se borran solos.
          </p>
        </Section>
        <Section title="Tus derechos">
          <p>
            Según la Ley 25.326 de Protección de los Datos Personales podés pedir, gratis y en
            cualquier momento, ver los datos tuyos que tenemos, corregirlos o que los borremos.{' '}
            <HowToAsk email={site.email} />
          </p>
          <p>
            La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326,
            atiende las denuncias y los reclamos de quienes vean afectados sus derechos por
            incumplimiento de las normas sobre protección de datos personales.
          </p>
        </Section>
        <Section title="Mirar el sitio">
          <p>
            Para mirar no hace falta registrarse. Tus favoritos, lo último que viste y tus últimas
            búsquedas quedan guardados en tu propio dispositivo. Si usás «Cerca mío», tu ubicación
            no sale de él. Los mapas se cargan de OpenStreetMap, que recibe la dirección de tu
            conexión como cualquier sitio que visitás.
          </p>
          <p>
            Si buscás algo que no tenemos, contamos las palabras y el día para saber qué falta en la
            guía. Las contamos sin vos: no guardamos quién buscó, ni desde dónde, ni con qué
            dispositivo. Lo que parece un teléfono o un correo no se cuenta, y a los 90 días la
            cuenta se borra.
          </p>
        </Section>
      </div>
    </Page>
  )
}

function HowToAsk({ email }: { email: string }) {
  if (email === '') return 'Pedilo por cualquiera de nuestros medios de contacto.'
  return (
    <>
      Escribinos a{' '}
      <a href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>{' '}
      desde el mismo correo que nos dejaste.
    </>
  )
}
