import { createContext, useState, type ReactNode } from 'react'

export interface Arrivals {
  /** Notes that a page is shown, and says whether focus belongs to its heading now. */
  arrive(pathname: string, how: 'by navigation' | 'by load or history'): boolean
}

// A page that replaces its own loading view takes away the heading that had focus.
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Remembers the last page shown, and whether the visit went beyond its first. */
export const createArrivals = (): Arrivals => {
  let last: string | null = null
  let hasMoved = false
  return {
    arrive(pathname, how) {
      const isSame = last === pathname
      hasMoved ||= how === 'by navigation' || (last !== null && !isSame)
      last = pathname
      return hasMoved && (!isSame || isFocusLost())
    },
  }
}

export const NavigationFocusContext = createContext<Arrivals | null>(null)

/** Remembers across pages what `useArrival` needs to know; part of `SiteTheme`. */
export function NavigationFocusProvider({ children }: { children: ReactNode }) {
  const [arrivals] = useState(createArrivals)
  return <NavigationFocusContext value={arrivals}>{children}</NavigationFocusContext>
}
