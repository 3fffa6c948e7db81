import { useEffect, useState } from 'react'
import { Button } from '@strapi/design-system'
import { CaretDown, CaretUp } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { createGlobalStyle } from 'styled-components'
import { store } from '../../rules/types/store'

const MORE: readonly string[] = store.moreRows.flat()

/** The panel that comes after the one with the button. */
const Fold = createGlobalStyle`
  div:has(> div > div > div > [data-more-fields='closed']) + div { display: none; }
`

const useWrongFields = (): boolean =>
  useForm('MoreFields', ({ errors }) => MORE.some((field) => field in errors))

/**
 * Button in the form of a store: shows what is seldom needed, the panel below it. It opens by itself
 * when something in there was refused.
 */
export function MoreFields() {
  const [isOpen, setIsOpen] = useState(false)
  const isWrong = useWrongFields()
  useEffect(() => {
    if (isWrong) setIsOpen(true)
  }, [isWrong])
  return (
    <>
      <Fold />
      <Button
        fullWidth
        variant="tertiary"
        data-more-fields={isOpen ? 'open' : 'closed'}
        aria-expanded={isOpen}
        endIcon={isOpen ? <CaretUp /> : <CaretDown />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Menos datos' : 'Más datos: web, feriados, promoción, nota interna…'}
      </Button>
    </>
  )
}
