import { styled } from '@mui/material/styles'
import { Children, isValidElement, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { radius } from '../theme/tokens'
import { CardGrid, type CardGridProps, useFirstRow } from './card-grid'

/** The measured layout of a long list, kept after it unmounts so that returning to it restores it. */
interface ListLayout {
  /** The heights of rendered cards in pixels, by key. */
  heights: Map<string, number>
  /** The height in pixels to assume for cards that were never rendered. */
  estimatedHeight: number
  /** The keys of the cards in the viewport, which render first when the list mounts again. */
  visible: Set<string>
  /** In pixels; heights are only valid at this width. */
  windowWidth: number
}

const layouts = new Map<string, ListLayout>()

/** Returns the layout of a list at the current window width. */
function listLayout(list: string): ListLayout {
  const windowWidth = window.innerWidth
  const known = layouts.get(list)
  if (known?.windowWidth === windowWidth) return known
  const layout = { heights: new Map(), estimatedHeight: 520, visible: new Set<string>(), windowWidth }
  layouts.set(list, layout)
  return layout
}

/** Records the height of a rendered card. */
function recordHeight(layout: ListLayout, card: string, height: number) {
  layout.heights.set(card, height)
  layout.estimatedHeight = height
}

type Listener = (isIntersecting: boolean, height: number) => void

/** Whether the browser can report visibility. Otherwise every card renders. */
const canObserve = () => 'IntersectionObserver' in window

/** Creates a function that observes elements with one shared observer. `margin` extends the viewport, in pixels. */
function createObserve(margin: number) {
  const listeners = new WeakMap<Element, Listener>()
  let observer: IntersectionObserver | null = null
  // A thousand observers would slow down scrolling.
  const sharedObserver = () =>
    (observer ??= new IntersectionObserver(
      (entries) =>
        entries.forEach(({ target, isIntersecting, boundingClientRect }) => {
          // Ignores the unmount of the whole list, so that the visible cards stay recorded.
          if (target.isConnected) listeners.get(target)?.(isIntersecting, boundingClientRect.height)
        }),
      { rootMargin: `${margin}px 0px` },
    ))
  return (element: Element, listener: Listener) => {
    listeners.set(element, listener)
    sharedObserver().observe(element)
    return () => {
      listeners.delete(element)
      sharedObserver().unobserve(element)
    }
  }
}

/**
 * Calls the listener with the element's height in pixels when it enters or leaves the viewport.
 * @returns a function that stops observing
 */
const observeVisible = createObserve(0)

/** Like `observeVisible`, for the viewport extended by 1600 px above and below. */
const observeNearby = createObserve(1600)

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
function VirtualCard({ list, id, isFirst, children }: VirtualCardProps) {
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

interface LongCardGridProps extends CardGridProps {
  /** The accessible name of the list. It also identifies the list when it mounts again. */
  label: string
}

/**
 * A virtualised `CardGrid`: it renders only the cards near the viewport, because rendering a thousand takes seconds. Each
 * card needs a stable key.
 */
export function LongCardGrid({ columns, label, children }: LongCardGridProps) {
  const firstRow = useFirstRow(columns)
  // These fill the viewport; the next ones render in small steps afterwards.
  const first = Math.max(3, 2 * firstRow)
  return (
    <CardGrid columns={columns} label={label}>
      {Children.toArray(children)
        .filter(isValidElement)
        .map((card, index) => (
          <VirtualCard key={card.key} id={String(card.key)} list={label} isFirst={index < first}>
            {card}
          </VirtualCard>
        ))}
    </CardGrid>
  )
}
