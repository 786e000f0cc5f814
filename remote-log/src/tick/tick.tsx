import { styled } from '@bucketeer/shared-ui'
import { useState } from 'react'

/** Returns whether a count has grown since it was first known, as after 'I did it'. */
export function useGrew(count: number | undefined): boolean {
  const [last, setLast] = useState({ count, hasGrown: false })
  if (count !== last.count) {
    const hasGrown = count !== undefined && last.count !== undefined && count > last.count
    setLast({ count, hasGrown })
  }
  return last.hasGrown
}

const Icon = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  fill: 'none',
  stroke: theme.vars.palette.secondary.main,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-drawn]': { animation: 'stamp 250ms ease-out' },
    '&[data-drawn] > path': { strokeDasharray: 1, animation: 'draw-tick 200ms ease-out' },
  },
  '@keyframes stamp': { from: { opacity: 0, transform: 'scale(1.8) rotate(-20deg)' } },
  '@keyframes draw-tick': { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
}))

interface TickProps {
  size: number
  /** Whether the tick lands like a stamp, because something was just done. */
  isDrawn: boolean
}

/** The tick of something that is done. */
export const Tick = ({ size, isDrawn }: TickProps) => (
  <Icon viewBox="0 0 24 24" width={size} height={size} aria-hidden data-drawn={isDrawn || undefined}>
    <circle cx="12" cy="12" r="10" />
    <path d="m8 12 2.5 2.5L16 9" pathLength={1} />
  </Icon>
)
