import type { DndContextProps } from '@dnd-kit/core'

/** What is said while a picture is dragged; by keyboard they are moved with the buttons. */
export const SPOKEN_DRAG: DndContextProps['accessibility'] = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => 'Moviendo la foto.',
    onDragOver: () => undefined,
    onDragEnd: () => 'La foto quedó en su lugar nuevo.',
    onDragCancel: () => 'La foto quedó donde estaba.',
  },
}
