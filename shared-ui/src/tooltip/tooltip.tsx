import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { TooltipBubble } from './tooltip-bubble'

export interface TooltipProps {
  /** Also the accessible name of the child, unless that has an `aria-label`. */
  title: string
  children: ReactElement<{ 'aria-label'?: string }>
}

/** Calls back on Escape and on scrolling, which moves the anchor, while the tooltip is open. */
const useTooltipDismissal = (isOpen: boolean, onDismiss: () => void) => {
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
