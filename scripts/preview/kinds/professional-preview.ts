import { professionalSchema } from '@guia/contract/schemas'
import { parseSite } from '@guia/web/catalog/site/site'
import { imagesOf } from '../../publish/images/collect-images.ts'
import { RecordCheck } from '../../site/checks/check-records.ts'
import { professionalPage } from '../../site/pages/small-pages.ts'
import { toProfessionalRecord } from '../../site/records/professional-record.ts'
import { toProfessionalCategories } from '../../site/records/site-record.ts'
import type { FindPreviewed } from '../previewed.ts'

/** The profile of a professional, which names the category as its card does. */
export const professionalPreview: FindPreviewed = ({ documents, site: plain, siteUrl }) => {
  const [professional] = documents.professional
  if (!professional) return null
  return {
    images: imagesOf('professional', professional),
    make: (imageUrl) => {
      const record = toProfessionalRecord(professional, imageUrl)
      const problems = new RecordCheck().record('professional', professionalSchema)(record)
      if (problems.length > 0) return { problems }
      const cards = toProfessionalCategories(documents['professional-category'], imageUrl)
      const site = { ...plain, professionalCategories: cards }
      const page = professionalPage({ site, siteUrl, parsedSite: parseSite(site) }, record)
      if (!page) throw new Error(`el profesional n.º ${record.id} no se puede leer`)
      return { page }
    },
  }
}
