import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
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
function positionBeside(anchor: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement
  const middle = anchor.left + anchor.width / 2 - offsetWidth / 2
  const isBelow = anchor.bottom + offsetHeight <= clientHeight
  return {
    left: `${Math.max(gap, Math.min(middle, clientWidth - offsetWidth - gap))}px`,
    top: `${isBelow ? anchor.bottom : anchor.top - offsetHeight}px`,
  }
}

/** Renders the text of a tooltip beside its anchor. */
function TooltipBubble({ anchor, children }: { anchor: DOMRect; children: ReactNode }) {
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

export interface TooltipProps {
  /** Also the accessible name of the child, unless that has an `aria-label`. */
  title: string
  children: ReactElement<{ 'aria-label'?: string }>
}

/** Calls back on Escape and on scrolling, which moves the anchor, while the tooltip is open. */
function useTooltipDismissal(isOpen: boolean, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    const onScroll = () => dismiss()
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [isOpen])
}

/**
 * Shows a tooltip while its child is hovered or has keyboard focus. MUI's tooltip would add a positioning library to the
 * initial scripts.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<DOMRect | null>(null)
  const open = () => setAnchor(wrapper.current?.firstElementChild?.getBoundingClientRect() ?? null)
  const close = () => setAnchor(null)
  useTooltipDismissal(anchor !== null, close)
  return (
    <span
      ref={wrapper}
      style={{ display: 'contents' }}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && open()}
      onPointerLeave={close}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-label': children.props['aria-label'] ?? title })}
      {anchor && createPortal(<TooltipBubble anchor={anchor}>{title}</TooltipBubble>, document.body)}
    </span>
  )
}
