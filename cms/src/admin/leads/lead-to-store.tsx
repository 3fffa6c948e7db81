import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Box, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { STORE } from './lead-type'
import { takeForStore } from './pending-store'

/** Fills the form with what a lead left for it, once; the name under which the lead came. */
function useLeadForStore(): string | null {
  const onChange = useForm('LeadToStore', (form) => form.onChange)
  const [name, setName] = useState<string | null>(null)
  useEffect(function fillForm() {
    const draft = takeForStore()
    if (!draft) return
    for (const [field, value] of Object.entries(draft)) if (value) onChange(field, value)
    setName(draft.name)
  }, [])
  return name
}

function Filled() {
  const name = useLeadForStore()
  if (name === null) return null
  return (
    <Box role="status" background="primary100" hasRadius padding={3} width="100%">
      <Typography tag="p" variant="omega">
        Ya están los datos que dejó {name}. Ese es el nombre de la persona: cambialo por el del
        comercio.
      </Typography>
    </Box>
  )
}

/** Stands beside «Guardar» of every form; on a new store it takes over what a lead left for it. */
export function LeadToStore() {
  const { slug, id, origin } = useParams()
  return slug === STORE && !id && !origin ? <Filled /> : null
}
