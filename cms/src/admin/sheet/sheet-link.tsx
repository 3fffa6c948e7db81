import { LinkButton } from '@strapi/design-system'
import { File } from '@strapi/icons'
import { NavLink, useParams } from 'react-router-dom'
import { STORE } from '../content-paths'

/** Stands above every list of the panel; above the list of stores it leads to the sheet of all. */
export function SheetLink() {
  const { slug } = useParams()
  if (slug !== STORE) return null
  return (
    <LinkButton tag={NavLink} to="/planilla" variant="tertiary" startIcon={<File />}>
      Planilla (Excel)
    </LinkButton>
  )
}
