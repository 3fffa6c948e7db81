import { useRef } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Flex, IconButton } from '@strapi/design-system'
import { ArrowLeft, ArrowRight, Trash } from '@strapi/icons'
import { PictureCaption } from './picture-caption'
import { captionOf, thumbnailOf, type Picture } from './picture-value'
import { Frame, Place, Tile } from './tile'

interface PictureTileProps {
  picture: Picture
  index: number
  count: number
  isMultiple: boolean
  canChange: boolean
  canCaption: boolean
  problem?: string
  onMove(to: number): void
  onRemove(): void
  onCaption(caption: string): void
}

/** One picture of a field, and what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, index, count, isMultiple, canChange, onMove, onRemove } = props
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
  })
  const buttons = useRef<HTMLDivElement>(null)
  const place = isMultiple ? `la foto ${index + 1}` : 'la imagen'

  const move = (to: number, other: number) => {
    onMove(to)
    // At either end the pressed button goes dead, and the keyboard would be nowhere.
    if (to > 0 && to < count - 1) return
    setTimeout(() => buttons.current?.querySelectorAll('button')[other]?.focus())
  }
  const remove = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    currentTarget.closest('[role=group]')?.querySelector<HTMLElement>('[data-pick]')?.focus()
    onRemove()
  }
  return (
    <Tile
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        opacity: isDragging ? 0.6 : 1,
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      <Frame {...listeners} style={{ cursor: isMultiple && canChange ? 'grab' : undefined }}>
        <img src={thumbnailOf(picture)} alt={captionOf(picture) || picture.name} />
        {isMultiple && <Place>{index + 1}</Place>}
      </Frame>
      {canChange && (
        <Flex ref={buttons} gap={1}>
          {isMultiple && (
            <>
              <IconButton
                label={`Mover antes ${place}`}
                disabled={index === 0}
                onClick={() => move(index - 1, 1)}
              >
                <ArrowLeft />
              </IconButton>
              <IconButton
                label={`Mover después ${place}`}
                disabled={index === count - 1}
                onClick={() => move(index + 1, 0)}
              >
                <ArrowRight />
              </IconButton>
            </>
          )}
          <IconButton label={`Quitar ${place}`} onClick={remove}>
            <Trash />
          </IconButton>
        </Flex>
      )}
      {isMultiple && (
        <PictureCaption
          caption={captionOf(picture)}
          label={`Qué se ve en ${place}`}
          canChange={props.canCaption}
          problem={props.problem}
          onChange={props.onCaption}
        />
      )}
    </Tile>
  )
}
