import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Box, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { STORE } from '../content-paths'
import { storeIn } from './store-navigation'

/** Fills a new form with what came from a lead; tells whether something did. */
function useLeadForStore(): boolean {
  const draft = storeIn(useLocation().state)
  const onChange = useForm('LeadToStore', (form) => form.onChange)
  const [isFilled, setFilled] = useState(false)
  useEffect(
    function fillForm() {
      if (!draft) return
      for (const [field, value] of Object.entries(draft)) if (value) onChange(field, value)
      setFilled(true)
    },
    // Once: what staff change afterwards stays.
    [],
  )
  return isFilled
}

function Filled() {
  if (!useLeadForStore()) return null
  return (
    <Box role="status" background="primary100" hasRadius padding={3} width="100%">
      <Typography tag="p" variant="omega">
        Ya está el teléfono que dejó, y en la nota interna lo demás. Falta el nombre del comercio.
      </Typography>
    </Box>
  )
}

/** Stands beside «Guardar» of every form; on a new store it takes over what a lead brought. */
export function LeadToStore() {
  const { slug, id } = useParams()
  return slug === STORE && id === 'create' ? <Filled /> : null
}
