import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { unstable_useDocument, unstable_useDocumentActions, useForm } from '@strapi/strapi/admin'
import { createPath, LEAD } from '../content-paths'
import { useSiteName } from '../page/use-site-name'
import { ANSWERED, answerLink, isUnanswered, storeDraftOf, type Lead } from './lead-answer'
import { withStore } from './store-navigation'

interface FormValues extends Lead {
  note?: string | null
}

/** Saves that somebody wrote to the person, with the notes as they are typed. */
function useMarkAnswered({ note }: FormValues) {
  const { id } = useParams()
  const { update, isLoading } = unstable_useDocumentActions()
  const markAnswered = async () => {
    const where = { collectionType: 'collection-types', model: LEAD, documentId: id }
    await update(where, { ...ANSWERED, note })
  }
  return { markAnswered, isLoading }
}

/** Asked, not assumed: that WhatsApp was opened does not mean that a message was sent. */
function Question({ lead }: { lead: FormValues }) {
  const { markAnswered, isLoading } = useMarkAnswered(lead)
  return (
    <Box role="status" width="100%">
      <Typography tag="p" variant="omega">
        ¿Ya le escribiste?
      </Typography>
      <Button
        marginTop={2}
        fullWidth
        variant="tertiary"
        paddingLeft={2}
        paddingRight={2}
        loading={isLoading}
        onClick={() => void markAnswered()}
      >
        Pasar a «Contactado»
      </Button>
    </Box>
  )
}

function Answer({ lead }: { lead: FormValues }) {
  const [isAsked, setIsAsked] = useState(false)
  const link = answerLink(lead, useSiteName())
  if (link === null) {
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        Ese teléfono no sirve para WhatsApp. Probá con el correo.
      </Typography>
    )
  }
  return (
    <>
      <LinkButton
        fullWidth
        justifyContent="center"
        paddingLeft={2}
        paddingRight={2}
        variant="success-light"
        href={link}
        target="_blank"
        rel="noreferrer"
        onClick={() => setIsAsked(true)}
      >
        Responder por WhatsApp
      </LinkButton>
      {isAsked && isUnanswered(lead) && <Question lead={lead} />}
    </>
  )
}

function Actions() {
  const navigate = useNavigate()
  const values = useForm('LeadActions', (form) => form.values as FormValues)
  const { id: documentId = '' } = useParams()
  const { document } = unstable_useDocument({
    collectionType: 'collection-types',
    model: LEAD,
    documentId,
  })
  // The form has only what can be typed.
  const lead = { ...values, createdAt: document?.createdAt as string | undefined }
  const createStore = () => navigate(createPath('store'), withStore(storeDraftOf(lead)))
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Answer lead={lead} />
      <Button fullWidth variant="tertiary" startIcon={<Plus />} onClick={() => void createStore()}>
        Crear comercio
      </Button>
    </Flex>
  )
}

/** Stands beside «Guardar» of every form; on a lead it leads on to the person and to their store. */
export function LeadActions() {
  const { slug } = useParams()
  return slug === LEAD ? <Actions /> : null
}
