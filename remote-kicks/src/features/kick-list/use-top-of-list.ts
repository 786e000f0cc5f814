import { useEffect, useRef } from 'react'

const isScrolledPast = (element: HTMLElement) => element.getBoundingClientRect().top < 0

/** Scrolls to the beginning of the list when its filters change. */
export const useTopOfList = (which: unknown) => {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(which)
  useEffect(() => {
    if (shown.current === which) return
    shown.current = which
    if (list.current && isScrolledPast(list.current)) list.current.scrollIntoView()
  }, [which])
  return list
}
