import { radius, styled } from '@bucketeer/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { cardMemory, noteHeight } from './card-memory'
import { KickCard, type KickCardProps } from './kick-card'
import { knowsNearness, watchNearness } from './nearness'

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  width: '100%',
  '&:empty': { borderRadius: radius.card, backgroundColor: theme.vars.palette.background.paper },
}))

interface NearCardProps extends KickCardProps {
  /** Whether it is in sight when the list opens at its top. */
  isFirst: boolean
}

/**
 * The place of a card in a long list. It has the card while that is near what is in sight, and else keeps its height: to
 * draw a thousand cards at once takes seconds.
 */
export const NearCard = memo(function NearCard({ isFirst, ...card }: NearCardProps) {
  const { _id } = card.kick
  const cache = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => isFirst || !knowsNearness() || cardMemory(cache).near.has(_id))

  useEffect(() => {
    const element = place.current
    if (!element || !knowsNearness()) return
    return watchNearness(element, (near) => {
      const memory = cardMemory(cache)
      if (near) memory.near.add(_id)
      else memory.near.delete(_id)
      if (!near && element.firstChild) noteHeight(memory, _id, element.getBoundingClientRect().height)
      // Whoever is at work in a card keeps it. Scrolling goes before drawing.
      startTransition(() => setNear(near || element.contains(document.activeElement)))
    })
  }, [cache, _id])

  const { heights, usualHeight } = cardMemory(cache)
  const minHeight = isNear ? undefined : (heights.get(_id) ?? usualHeight)
  return (
    <Place ref={place} style={{ minHeight }}>
      {isNear && <KickCard {...card} />}
    </Place>
  )
})
