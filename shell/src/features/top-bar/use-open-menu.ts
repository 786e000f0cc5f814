import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which a menu outlives the pointer: enough for a hand that cuts the corner to it. */
const grace = 200

interface OpenMenu {
  id: string
  by: 'hover' | 'press'
}

export type Menus = ReturnType<typeof useOpenMenu>

/** Which menu of the bar is open: one at a time, so that moving to the next one is instant. */
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
      leaving.current = window.setTimeout(close, grace)
    },
    /** A press closes what a press has opened. What hovering has opened it keeps, or a click would snatch it away. */
    press: (id: string) => change(open?.id === id && open.by === 'press' ? null : { id, by: 'press' }),
  }
}
