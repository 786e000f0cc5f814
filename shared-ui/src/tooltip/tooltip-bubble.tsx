import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { duration } from '../theme/tokens'

const appear = keyframes({ from: { opacity: 0 } })

/** The distance to the anchor and to the window's edges, in pixels. */
const gap = 8

// Its padding covers the gap, so that the pointer can move to the text without leaving the tooltip.
const HoverArea = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: `min(300px, calc(100vw - ${2 * gap}px))`,
  paddingBlock: gap,
  animation: `${appear} ${duration.quick}ms ease-out`,
}))
const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '0.875rem',
  fontWeight: 500,
  borderRadius: 8,
  padding: theme.spacing(0.75, 1.25),
  overflowWrap: 'break-word',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}))

/** Returns the position below the anchor, or above it when there is no room, within the window. */
const positionBeside = (anchor: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) => {
  const { clientWidth, clientHeight } = document.documentElement
  const middle = anchor.left + anchor.width / 2 - offsetWidth / 2
  const isBelow = anchor.bottom + offsetHeight <= clientHeight
  return {
    left: `${Math.max(gap, Math.min(middle, clientWidth - offsetWidth - gap))}px`,
    top: `${isBelow ? anchor.bottom : anchor.top - offsetHeight}px`,
  }
}

/** Renders the text of a tooltip beside its anchor. */
export function TooltipBubble({ anchor, children }: { anchor: DOMRect; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (area.current) Object.assign(area.current.style, positionBeside(anchor, area.current))
  }, [anchor, children])
  return (
    <HoverArea ref={area} role="tooltip">
      <Bubble>{children}</Bubble>
    </HoverArea>
  )
}
