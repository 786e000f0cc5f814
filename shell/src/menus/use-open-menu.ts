import { useEffect, useRef, useState } from 'react'

/** Delay of closing, because the pointer may cross a corner outside the menu on its way to a link. */
const closeDelayMs = 200

interface OpenMenu {
  id: string
  by: 'hover' | 'press'
}

export type Menus = ReturnType<typeof useOpenMenu>

/** Holds which menu of the bar is open, at most one at a time. */
export const useOpenMenu = () => {
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
