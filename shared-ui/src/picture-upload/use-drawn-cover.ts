import { useEffect, useEffectEvent } from 'react'
import type { CoverProps } from '../covers'
import { drawCover } from './draw-cover'
import type { DrawnAs } from './picture-upload-props'

/** How long a changed name rests before its cover is drawn, in milliseconds. */
const restMs = 600

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs))

/**
 * Draws the cover of a thing as its picture, and draws it again when its name or kind changes.
 * @param drawn what the cover that is the picture was drawn of; null for another picture
 * @param sendLater uploads a file that is made first
 */
export function useDrawnCover(
  cover: CoverProps | undefined,
  { value: drawn, onChange }: DrawnAs,
  sendLater: (make: () => Promise<File>) => void,
) {
  const current = cover && JSON.stringify([cover.name, cover.kind])

  const redraw = useEffectEvent(() => {
    if (!cover || !current || drawn === null || drawn === current) return
    onChange(current)
    sendLater(async () => {
      await rest()
      return drawCover(cover)
    })
  })
  useEffect(() => redraw(), [current])

  return {
    draw: () => {
      if (!cover || !current) return
      onChange(current)
      sendLater(() => drawCover(cover))
    },
    /** Stops drawing, because the user wants another picture or none. */
    leave: () => {
      if (drawn !== null) onChange(null)
    },
  }
}
