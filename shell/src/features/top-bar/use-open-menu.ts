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
  const leaving = useRef<number | undefined>(undefined)
  const stay = () => window.clearTimeout(leaving.current)
  const change = (menu: OpenMenu | null) => {
    stay()
    setOpen(menu)
  }
  const close = () => change(null)
  useEffect(() => stay, [])

  return {
    openId: open?.id ?? null,
    close,
    open: (id: string) => change({ id, by: 'press' }),
    enter: (id: string) => (open?.id === id ? stay() : change({ id, by: 'hover' })),
    leave: () => {
      leaving.current = window.setTimeout(close, closeDelayMs)
    },
    /** Closes a menu that a press has opened. One that hover has opened stays, because a click follows the hover. */
    press: (id: string) => change(open?.id === id && open.by === 'press' ? null : { id, by: 'press' }),
  }
}
