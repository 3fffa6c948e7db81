import type { ReactNode } from 'react'
import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { SPOKEN_DRAG } from './spoken-drag'
import { PictureTile } from './picture-tile'
import { movePicture, type Picture } from './picture-value'
import { Tiles } from './tile'
import { useCaptions } from './use-captions'

interface PictureGridProps {
  pictures: Picture[]
  isMultiple: boolean
  canChange: boolean
  canCaption: boolean
  onChange(pictures: Picture[]): void
  /** What is still on its way, after the pictures. */
  children: ReactNode[]
}

/** The pictures of a field in their order, to be moved by mouse, finger or keyboard. */
export function PictureGrid({
  pictures,
  isMultiple,
  canChange,
  canCaption,
  onChange,
  children,
}: PictureGridProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const captions = useCaptions(pictures, onChange)
  if (pictures.length === 0 && children.length === 0) return null

  const drop = ({ active, over }: DragEndEvent) => {
    const indexOf = (wanted: unknown) => pictures.findIndex(({ id }) => id === wanted)
    if (over) onChange(movePicture(pictures, indexOf(active.id), indexOf(over.id)))
  }
  return (
    <DndContext sensors={sensors} accessibility={SPOKEN_DRAG} onDragEnd={drop}>
      <SortableContext
        items={pictures.map(({ id }) => id)}
        strategy={rectSortingStrategy}
        disabled={!isMultiple || !canChange}
      >
        <Tiles $isMultiple={isMultiple}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={index}
              count={pictures.length}
              isMultiple={isMultiple}
              canChange={canChange}
              canCaption={canCaption}
              problem={captions.problemOf(picture.id)}
              onMove={(to) => onChange(movePicture(pictures, index, to))}
              onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
              onCaption={(caption) => captions.change(picture.id, caption)}
            />
          ))}
          {children}
        </Tiles>
      </SortableContext>
    </DndContext>
  )
}
