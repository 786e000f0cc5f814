import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styled } from '@bucketeer/shared-ui'
import { movesNothing } from './moves-nothing'

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  '@media print': { '&:not([data-shown]), &:has(> :empty)': { display: 'none' } },
})

/** Measures a piece that may not take room yet, out of reach for everybody. */
const hidden = { position: 'absolute', insetInline: 0, visibility: 'hidden' } as const

/**
 * Calls back when a piece may be shown: it has content, and showing it moves nothing that is in view. Waits for the frame
 * to leave the view where it has to.
 */
const whenMovingNothing = (frame: Element, content: Element, show: () => void) => {
  const check = () => {
    const { height } = content.getBoundingClientRect()
    if (height > 0 && movesNothing(frame, height)) show()
  }
  const sizes = new ResizeObserver(check)
  sizes.observe(content)
  const views = new IntersectionObserver(check)
  views.observe(frame)
  return () => {
    sizes.disconnect()
    views.disconnect()
  }
}

interface SlotFrameProps {
  /** Pixels to reserve until the piece is shown. */
  minHeight: number | undefined
  /** Whether the place has room for a piece of any size. */
  isInline: boolean
  children: ReactNode
}

/** Holds the place of a piece, and shows it without moving what is in view. */
export const SlotFrame = ({ minHeight, isInline, children }: SlotFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(isInline)
  useLayoutEffect(() => {
    if (isShown || !frame.current || !content.current) return
    return whenMovingNothing(frame.current, content.current, () => setShown(true))
  }, [isShown])
  return (
    <Frame ref={frame} style={{ minHeight }} data-slot-piece="" data-shown={isShown || undefined}>
      <div ref={content} style={isShown ? undefined : hidden}>
        {children}
      </div>
    </Frame>
  )
}
