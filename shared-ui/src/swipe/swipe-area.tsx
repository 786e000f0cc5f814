import { styled } from '@mui/material/styles'
import {
  createContext,
  type PointerEvent,
  type RefObject,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from 'react'
import { rightward } from '../messages/page-language'
import { motion } from '../theme/styles'

/** How far a finger moves forward in pixels until that is a swipe: to the right, where one reads to the right. */
const swipeDistance = 72
/** How far the area follows it: not beyond the margin of a phone's page, which would scroll sideways. */
const maxShift = 16

const forward = (distance: number) => distance * rightward()

type Action = () => void
const SwipeContext = createContext<RefObject<Action | null> | null>(null)

/** Calls `action` when the `SwipeArea` around the component is swiped; null for none. */
export function useSwipe(action: Action | null) {
  const actionRef = use(SwipeContext)
  useEffect(() => {
    if (!actionRef) return
    actionRef.current = action
    return () => void (actionRef.current = null)
  }, [actionRef, action])
}

const Area = styled('div')(({ theme }) => ({
  display: 'flex',
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  borderRadius: 12,
  // The browser scrolls vertically, and cancels the pointer then.
  touchAction: 'pan-y pinch-zoom',
  ...motion('transform'),
  '&[data-swiped]': { boxShadow: `-4px 0 0 ${theme.vars.palette.secondary.main}` },
}))

/**
 * Detects swipes of a finger in the reading direction. A component inside that calls `useSwipe`, such as a slot's piece,
 * handles them, and must have a button for the same action. Mice and pens do not swipe.
 */
export function SwipeArea({ children }: { children: ReactNode }) {
  const action = useRef<Action>(null)
  const start = useRef<number>(null)
  const follow = (area: HTMLElement, distance: number) => {
    area.style.transform = distance > 0 ? `translateX(${forward(Math.min(distance / 4, maxShift))}px)` : ''
    area.toggleAttribute('data-swiped', distance >= swipeDistance)
  }
  const begin = ({ pointerType, clientX }: PointerEvent) => {
    start.current = pointerType === 'touch' && action.current ? clientX : null
  }
  const move = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (start.current !== null) follow(currentTarget, forward(clientX - start.current))
  }
  const end = ({ type, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const isSwipe =
      start.current !== null && type === 'pointerup' && forward(clientX - start.current) >= swipeDistance
    start.current = null
    follow(currentTarget, 0)
    if (isSwipe) action.current?.()
  }
  return (
    <SwipeContext value={action}>
      <Area onPointerDown={begin} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
        {children}
      </Area>
    </SwipeContext>
  )
}
