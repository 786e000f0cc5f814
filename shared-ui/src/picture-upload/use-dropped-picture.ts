import { useEffect, useState, type DragEvent } from 'react'

const hasFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Drag and drop of a file onto an element: its handlers, and whether something hovers over it now. */
export const useDroppedPicture = (onPicture: (file: File) => void) => {
  const [isOver, setOver] = useState(false)
  useEffect(keepMissedDropsFromLeaving, [])

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isInside) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onPicture(file)
    },
  }
  return { isOver, handlers }
}

// A file dropped beside the field would open in place of the page, and take what was typed with it.
const keepMissedDropsFromLeaving = () => {
  const prevent = (event: globalThis.DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  window.addEventListener('dragover', prevent)
  window.addEventListener('drop', prevent)
  return () => {
    window.removeEventListener('dragover', prevent)
    window.removeEventListener('drop', prevent)
  }
}
