import { type DragEvent } from 'react'

/** Returns the props of an element by which a row is dragged. */
export const dragHandle = (text: string, onDrag: (isDragged: boolean) => void) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    // Firefox drags only with data.
    dataTransfer.setData('text/plain', text)
    onDrag(true)
  },
  onDragEnd: () => onDrag(false),
})
