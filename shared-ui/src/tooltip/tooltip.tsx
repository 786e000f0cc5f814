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
  /** Also names what it is about, unless that has a name of its own. */
  title: string
  children: ReactElement<{ 'aria-label'?: string }>
}

/** While it is open: Escape closes it, and so does scrolling, which takes its control from under it. */
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
 * A word about a control, while a mouse points at it or the keyboard is on it. Escape takes it away, and one may point
 * at the word itself. MUI's own would bring a positioning library into the first load.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<DOMRect | null>(null)
  const open = () => setAnchor(place.current?.firstElementChild?.getBoundingClientRect() ?? null)
  const close = () => setAnchor(null)
  useTooltipDismissal(anchor !== null, close)
  return (
    <span
      ref={place}
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
