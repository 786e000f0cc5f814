import { useLayoutEffect, useRef, useState } from 'react'

/** The debounce in milliseconds of a search in what is loaded. */
export const filterPause = 100

/**
 * Shows a long list page by page, so that the document stays short.
 *
 * @param listKey when it changes, only the first page is shown
 * @param pageSize the number of items that are added at once
 * @returns the ref of an element around the list, and what to show of it
 */
export function usePagedList(listKey: string, pageSize: number) {
  const [shown, setShown] = useState({ listKey, count: pageSize })
  const count = shown.listKey === listKey ? shown.count : pageSize
  const list = useRef<HTMLDivElement>(null)
  /** The target of the focus after the next render: the index of an item, whose first link gets it, or the id of an element. */
  const focusTarget = useRef<number | string>(null)
  useLayoutEffect(() => {
    const { current } = focusTarget
    focusTarget.current = null
    if (typeof current === 'string') document.getElementById(current)?.focus()
    if (typeof current !== 'number') return
    const item = list.current?.querySelector('[role=list]')?.children[current]
    item?.querySelector<HTMLElement>('a, button')?.focus()
  })
  const paged = {
    count,
    visible: <Item>(all: Item[]) => all.slice(0, count),
    /** Shows the next items and focuses the first of them. */
    showMore: () => {
      focusTarget.current = count
      setShown({ listKey, count: count + pageSize })
    },
    /** Focuses an element of the item at an index, which is shown first if it is on a later page. */
    focus: (index: number, elementId: string) => {
      if (index < count) return document.getElementById(elementId)?.focus()
      focusTarget.current = elementId
      setShown({ listKey, count: Math.ceil((index + 1) / pageSize) * pageSize })
    },
  }
  return [list, paged] as const
}
