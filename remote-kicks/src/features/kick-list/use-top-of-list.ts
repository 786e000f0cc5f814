import { useEffect, useRef } from 'react'

const isScrolledPast = (element: HTMLElement) => element.getBoundingClientRect().top < 0

/** Brings the beginning of a list back into sight when it becomes another one while one is further down. */
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
