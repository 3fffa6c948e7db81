import { useState, type DragEvent, type ReactNode } from 'react'
import { Flex } from '@strapi/design-system'

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
