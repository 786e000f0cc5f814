import { styled } from '@bucketeer/shared-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const isInView = ({ top, bottom, width, height }: DOMRect) =>
  width > 0 && height > 0 && top < window.innerHeight && bottom > 0

/** Matches the place of a piece that is not shown yet, where nothing can be seen to move. */
const emptyPlace = '[data-slot-piece]:not([data-shown])'

/** Returns whether something in view stands below an element, within the main element or the header around it. */
function isFollowedInView(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect()
  const frame = element.closest('main, header') ?? document.body
  for (let node = element; node !== frame && node.parentElement; node = node.parentElement) {
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling) {
      const rect = next.getBoundingClientRect()
      if (isInView(rect) && rect.top >= bottom - 1 && !next.matches(emptyPlace)) return true
    }
  }
  return false
}

/**
 * Returns whether an element can grow to a height, in pixels, without moving anything that is in view.
 */
export function movesNothing(element: Element, height: number): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return height <= bottom - top || bottom >= window.innerHeight || !isFollowedInView(element)
}

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  '@media print': { '&:not([data-shown]), &:has(> :empty)': { display: 'none' } },
})

/** Measures a piece that may not take room yet, in a hidden frame. */
const unplaced = { position: 'absolute', insetInline: 0 } as const

/**
 * Calls back when a piece may be shown: it has content, and showing it moves nothing that is in view. Waits for the frame
 * to leave the view where it has to.
 */
function whenMovingNothing(frame: Element, content: Element, show: () => void) {
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

/** The width that is reserved for a piece of the top bar, in pixels: that of an icon button. */
const iconSize = 44

interface SlotFrameProps {
  /** Pixels to reserve until the piece is shown. */
  minHeight: number | undefined
  /** Whether the place has room for a piece of any size. */
  isInline: boolean
  children: ReactNode
}

/** Holds the place of a piece, and shows it without moving what is in view. */
export function SlotFrame({ minHeight, isInline, children }: SlotFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(isInline)
  useLayoutEffect(() => {
    if (isShown || !frame.current || !content.current) return
    return whenMovingNothing(frame.current, content.current, () => setShown(true))
  }, [isShown])
  return (
    // Browsers do not count a hidden element that moves as a layout shift.
    <Frame
      ref={frame}
      style={{
        minHeight,
        minWidth: isInline ? iconSize : undefined,
        visibility: isShown ? undefined : 'hidden',
      }}
      data-slot-piece=""
      data-shown={isShown || undefined}
    >
      <div ref={content} style={isShown ? undefined : unplaced}>
        {children}
      </div>
    </Frame>
  )
}
