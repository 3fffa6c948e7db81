import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Box, Flex, TextButton, Typography } from '@strapi/design-system'
import { Check, Plus } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { fieldLabel } from '../../rules/types'
import type { Wanted } from '../../rules/store-wants'
import { STORE } from '../content-paths'
import { scoreOf, wantedInForm } from './missing-model'
import { fieldIn } from './field-navigation'
import { showField } from './show-field'

const show = (field: string, text = field) =>
  showField(document, field, fieldLabel('store', field) ?? text)

const TRY_AGAIN_MS = 200
const TRIES = 75
/** By when what is loaded late, a map or pictures, has moved the field. */
const SETTLED_MS = 1_000

/** Brings what has the keyboard into view once more, unless somebody has gone elsewhere. */
function followWhenSettled(): void {
  const shown = document.activeElement
  setTimeout(() => {
    if (shown === document.activeElement) shown?.scrollIntoView({ block: 'center' })
  }, SETTLED_MS)
}

/** Brings the field into view that the visit asked for, as soon as the form has it. */
function useFieldOfVisit(): void {
  const field = fieldIn(useLocation().state)
  useEffect(
    function showWhenDrawn() {
      if (field === null) return undefined
      let left = TRIES
      const timer = setInterval(() => {
        left -= 1
        const isShown = show(field)
        if (isShown) followWhenSettled()
        if (isShown || left === 0) clearInterval(timer)
      }, TRY_AGAIN_MS)
      return () => clearInterval(timer)
    },
    [field],
  )
}

function WantedItem({ field, text, isThere }: Wanted) {
  if (isThere) {
    return (
      <Flex tag="li" gap={2}>
        <Check fill="success600" aria-label="Está" role="img" />
        <Typography variant="pi" textColor="neutral600">
          {text}
        </Typography>
      </Flex>
    )
  }
  return (
    <li>
      <TextButton startIcon={<Plus aria-hidden />} onClick={() => show(field, text)}>
        {text}
      </TextButton>
    </li>
  )
}

interface MissingProps {
  saved: Record<string, unknown> | undefined
}

function Missing({ saved }: MissingProps) {
  useFieldOfVisit()
  const values = useForm('Missing', (form) => form.values) as Record<string, unknown>
  const wanted = wantedInForm(values, saved)
  const missing = wanted.filter(({ isThere }) => !isThere)
  return (
    <Box width="100%">
      <Typography tag="p" fontWeight="bold" textColor="neutral800" role="status">
        {scoreOf(wanted)}
      </Typography>
      {missing.length > 0 && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          Tocá lo que falta para ir ahí.
        </Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        {[...missing, ...wanted.filter(({ isThere }) => isThere)].map((one) => (
          <WantedItem key={one.field} {...one} />
        ))}
      </Flex>
    </Box>
  )
}

interface PanelProps {
  model: string
  activeTab?: string
  document?: Record<string, unknown>
}

/** The side panel «Qué le falta» of a store, live from what is typed. */
export function MissingPanel({ model, activeTab, document: saved }: PanelProps) {
  if (model !== STORE || activeTab === 'published') return null
  return { title: 'Qué le falta', content: <Missing saved={saved} /> }
}
