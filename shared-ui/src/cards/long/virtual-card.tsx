import { styled } from '@mui/material/styles'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { radius } from '../../theme/tokens'
import { listLayout, recordHeight } from './list-layout'
import { canObserve, observeNearby, observeVisible } from './observe-visibility'

const Container = styled('div')(({ theme }) => ({
  display: 'flex',
  width: '100%',
  '&:empty': { borderRadius: radius.card, backgroundColor: theme.vars.palette.background.paper },
}))

interface VirtualCardProps {
  /** The name of the list. */
  list: string
  /** The card's key in the list. */
  id: string
  /** Whether the card is visible when the list opens at its top. */
  isFirst: boolean
  children: ReactNode
}

/** Renders a card of a long list while it is near the viewport, and else an empty box of the same height. */
export function VirtualCard({ list, id, isFirst, children }: VirtualCardProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isRendered, setRendered] = useState(
    () => isFirst || !canObserve() || listLayout(list).visible.has(id),
  )

  useEffect(() => {
    const element = container.current
    if (!element || !canObserve()) return
    const stops = [
      observeVisible(element, (isVisible, height) => {
        const layout = listLayout(list)
        if (isVisible) layout.visible.add(id)
        else layout.visible.delete(id)
        if (element.firstChild) recordHeight(layout, id, height)
      }),
      observeNearby(element, (isNearby, height) => {
        if (!isNearby && element.firstChild) recordHeight(listLayout(list), id, height)
        // Keeps a card that has focus. The transition gives scrolling priority over rendering.
        startTransition(() => setRendered(isNearby || element.contains(document.activeElement)))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [list, id])

  const { heights, estimatedHeight } = listLayout(list)
  const minHeight = isRendered ? undefined : (heights.get(id) ?? estimatedHeight)
  return (
    <Container ref={container} style={{ minHeight }}>
      {isRendered && children}
    </Container>
  )
}
