import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Menus } from './use-open-menu'

/** Closes the open menu on a press elsewhere, and on Escape, which returns focus to its button. */
export const useDismissal = (nav: RefObject<HTMLElement | null>, { openId, close }: Menus) => {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    const isWithin = nav.current?.contains(document.activeElement)
    if (isWithin) nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    close()
  })
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !nav.current?.contains(target)) close()
  })

  const isOpen = openId !== null
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal: stop.signal })
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal: stop.signal })
    return () => stop.abort()
  }, [isOpen])
}
