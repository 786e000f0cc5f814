import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns a ref for the element around a long list, and how many of its items to show, so that its page stays short.
 * @param which identifies the list: another one starts at its beginning
 * @param step how many items are added at once
 */
export const usePart = (which: string, step: number) => {
  const [part, setPart] = useState({ which, count: step })
  const count = part.which === which ? part.count : step
  const list = useRef<HTMLDivElement>(null)
  /** The target of the focus after the next render: the first link of an item, or an element by its id. */
  const wanted = useRef<number | string>(null)
  useLayoutEffect(() => {
    const { current } = wanted
    wanted.current = null
    if (typeof current === 'string') document.getElementById(current)?.focus()
    if (typeof current !== 'number') return
    const item = list.current?.querySelector('[role=list]')?.children[current]
    item?.querySelector<HTMLElement>('a, button')?.focus()
  })
  const handle = {
    count,
    of: <Item>(all: Item[]) => all.slice(0, count),
    /** Shows the next items and focuses the first of them. */
    showMore: () => {
      wanted.current = count
      setPart({ which, count: count + step })
    },
    /** Focuses an element of the item at an index, which is rendered if it is in a later part. */
    focus: (index: number, elementId: string) => {
      if (index < count) return document.getElementById(elementId)?.focus()
      wanted.current = elementId
      setPart({ which, count: Math.ceil((index + 1) / step) * step })
    },
  }
  return [list, handle] as const
}
