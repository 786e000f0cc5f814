import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Delay of closing, because the pointer may cross a corner outside the menu on its way to a link. */
const closeDelayMs = 200

interface OpenMenu {
  id: string
  by: 'hover' | 'press'
}

export type Menus = ReturnType<typeof useOpenMenu>

/** Holds which menu of the bar is open, at most one at a time. */
export function useOpenMenu() {
  const [open, setOpen] = useState<OpenMenu | null>(null)
  const closeTimer = useRef<number | undefined>(undefined)
  const cancelClose = () => window.clearTimeout(closeTimer.current)
  const change = (menu: OpenMenu | null) => {
    cancelClose()
    setOpen(menu)
  }
  const close = () => change(null)
  useEffect(() => cancelClose, [])

  return {
    openId: open?.id ?? null,
    isHovered: open?.by === 'hover',
    close,
    open: (id: string) => change({ id, by: 'press' }),
    enter: (id: string) => (open?.id === id ? cancelClose() : change({ id, by: 'hover' })),
    leave: () => {
      closeTimer.current = window.setTimeout(close, closeDelayMs)
    },
    /** Closes a menu that a press has opened. One that hover has opened stays, because a click follows the hover. */
    press: (id: string) => change(open?.id === id && open.by === 'press' ? null : { id, by: 'press' }),
  }
}

/** Closes the open menu on a press elsewhere, and on Escape, which returns focus to its button. */
export function useDismissal(nav: RefObject<HTMLElement | null>, { openId, close }: Menus) {
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
