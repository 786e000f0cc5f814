import { styled } from '@mui/material/styles'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { radius } from '../../theme/tokens'
import { cardMemory, noteHeight } from './card-memory'
import { knowsNearness, watchNearness, watchSight } from './nearness'

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  width: '100%',
  '&:empty': { borderRadius: radius.card, backgroundColor: theme.vars.palette.background.paper },
}))

interface NearCardProps {
  /** Names the list among all lists. */
  list: string
  /** The card's key in it. */
  id: string
  /** Whether it is in sight when the list opens at its top. */
  isFirst: boolean
  children: ReactNode
}

/** The place of a card in a long list. It has the card while that is near what is in sight, and else keeps its height. */
export function NearCard({ list, id, isFirst, children }: NearCardProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => isFirst || !knowsNearness() || cardMemory(list).inSight.has(id))

  useEffect(() => {
    const element = place.current
    if (!element || !knowsNearness()) return
    const ends = [
      watchSight(element, (isInSight, height) => {
        const memory = cardMemory(list)
        if (isInSight) memory.inSight.add(id)
        else memory.inSight.delete(id)
        if (element.firstChild) noteHeight(memory, id, height)
      }),
      watchNearness(element, (near, height) => {
        if (!near && element.firstChild) noteHeight(cardMemory(list), id, height)
        // Whoever is at work in a card keeps it. Scrolling goes before drawing.
        startTransition(() => setNear(near || element.contains(document.activeElement)))
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [list, id])

  const { heights, usualHeight } = cardMemory(list)
  const minHeight = isNear ? undefined : (heights.get(id) ?? usualHeight)
  return (
    <Place ref={place} style={{ minHeight }}>
      {isNear && children}
    </Place>
  )
}
