import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { duration } from '../theme/tokens'

const appear = keyframes({ from: { opacity: 0 } })

/** Pixels between it and what it is about, or the window's edge. */
const gap = 8

// What lies between belongs to it: a pointer on its way to the words must not leave it.
const Reach = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: `min(300px, calc(100vw - ${2 * gap}px))`,
  paddingBlock: gap,
  animation: `${appear} ${duration.quick}ms ease-out`,
}))
const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '0.875rem',
  fontWeight: 500,
  borderRadius: 8,
  padding: theme.spacing(0.75, 1.25),
  overflowWrap: 'break-word',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}))

/** Under the middle of its anchor, or above where there is no room, and within the window. */
const placeBeside = (anchor: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) => {
  const { clientWidth, clientHeight } = document.documentElement
  const middle = anchor.left + anchor.width / 2 - offsetWidth / 2
  const isBelow = anchor.bottom + offsetHeight <= clientHeight
  return {
    left: `${Math.max(gap, Math.min(middle, clientWidth - offsetWidth - gap))}px`,
    top: `${isBelow ? anchor.bottom : anchor.top - offsetHeight}px`,
  }
}

/** The words of a tooltip, beside what they are about. */
export function TooltipBubble({ anchor, children }: { anchor: DOMRect; children: ReactNode }) {
  const reach = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (reach.current) Object.assign(reach.current.style, placeBeside(anchor, reach.current))
  }, [anchor, children])
  return (
    <Reach ref={reach} role="tooltip">
      <Words>{children}</Words>
    </Reach>
  )
}
