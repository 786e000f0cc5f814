import { useLayoutEffect, useRef } from 'react'

const isUsable = (element: HTMLElement | null) => element instanceof HTMLButtonElement && !element.disabled

/**
 * Returns a function that moves the focus after the next render, because a moved or removed row loses it: to the first
 * of these ids whose button can be used.
 */
export function useFocusAfter() {
  const wanted = useRef<string[]>([])
  useLayoutEffect(() => {
    const button = wanted.current.map((id) => document.getElementById(id)).find(isUsable)
    if (!button) return
    wanted.current = []
    button.focus()
  })
  return (...ids: string[]) => {
    wanted.current = ids
  }
}
