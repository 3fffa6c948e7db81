import { useState, type DragEvent, type ReactNode } from 'react'
import { Flex, useField } from '@strapi/design-system'

interface DropZoneProps {
  label: string
  /** Whether files may be dropped here. */
  isOpen: boolean
  /** Whether the field is only looked at. */
  isDisabled: boolean
  onFiles(files: File[]): void
  children: ReactNode
}

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** The frame of a field, into which files can be dragged from the desktop. */
export function DropZone({ label, isOpen, isDisabled, onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const { id, error } = useField('DropZone')
  const hover = (event: DragEvent) => {
    if (!isOpen || !bringsFiles(event)) return
    event.preventDefault()
    // The panel's own dragging refuses whatever it does not know, at the window.
    event.stopPropagation()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!isOpen || !bringsFiles(event)) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Flex
      role="group"
      aria-label={label}
      // The form moves to the element that its first error describes.
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={-1}
      wrap="wrap"
      alignItems="flex-start"
      gap={3}
      padding={3}
      hasRadius
      borderStyle={isDisabled ? 'solid' : 'dashed'}
      borderWidth="1px"
      borderColor={isOver ? 'primary600' : 'neutral300'}
      background={isDisabled ? 'neutral150' : isOver ? 'primary100' : 'neutral0'}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </Flex>
  )
}
