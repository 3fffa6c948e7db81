import { Button, Flex, Typography } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'
import {
  placeProblem,
  placeWarning,
  sharedPointWarning,
  writePoint,
  type Point,
} from '../../rules/place'
import { useAnswer } from '../page/use-answer'
import { WarningBox } from '../page/warning-box'
import { storesAt } from './place-words'

/** What is still being typed is not asked for. */
const QUIET_MS = 300

interface StoreList {
  pagination?: { total?: number }
}

interface PlaceNotesProps {
  point: Point
  /** Whether the point is one that the CMS already counts among its stores. */
  isCounted: boolean
  /** What somebody who knows the place should answer themselves; null for nothing. */
  question: string | null
  disabled: boolean
  onPoint: (point: Point) => void
}

/** What is to be said of a point: where it is, what was probably meant, what should be looked at. */
export function PlaceNotes({ point, isCounted, question, disabled, onPoint }: PlaceNotesProps) {
  const { value } = useAnswer<StoreList>(storesAt(point), { delay: QUIET_MS })
  /** Drafts included; 0 while that is not known, and for those who may not see stores. */
  const stores = value?.pagination?.total ?? 0
  const problem = placeProblem(point)
  const shared = sharedPointWarning(Math.max(0, stores - Number(isCounted)))
  const remedy = problem?.remedy
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" textColor="neutral600">
        Marcado en {writePoint(point)}
        {!disabled && '. Para corregirlo, arrastrá el marcador o tocá el mapa.'}
      </Typography>
      {remedy && !disabled && (
        <Flex>
          <Button type="button" variant="secondary" onClick={() => onPoint(remedy)}>
            Sí, usar {writePoint(remedy)}
          </Button>
        </Flex>
      )}
      <Note text={question} />
      {!problem && <Note text={placeWarning(point)} />}
      {!problem && <Note text={shared} />}
    </Flex>
  )
}

function Note({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <WarningBox>
      <Flex gap={2} alignItems="flex-start">
        <Flex shrink={0} paddingTop={1}>
          <WarningCircle fill="warning700" aria-hidden />
        </Flex>
        <Typography textColor="neutral800">{text}</Typography>
      </Flex>
    </WarningBox>
  )
}
