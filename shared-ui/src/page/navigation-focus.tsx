import { createContext, useState, type ReactNode } from 'react'

export interface NavigationFocus {
  /** Records that a page is shown, and returns whether its heading should take focus. */
  pageShown(pathname: string, cause: 'navigation' | 'load or history'): boolean
}

// A page that replaces its loading view removes the heading that had focus.
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Tracks the page shown last, and whether the user has navigated since the load. */
const createNavigationFocus = (): NavigationFocus => {
  let lastPathname: string | null = null
  let hasNavigated = false
  return {
    pageShown(pathname, cause) {
      const isSamePage = lastPathname === pathname
      hasNavigated ||= cause === 'navigation' || (lastPathname !== null && !isSamePage)
      lastPathname = pathname
      return hasNavigated && (!isSamePage || isFocusLost())
    },
  }
}

export const NavigationFocusContext = createContext<NavigationFocus | null>(null)

/** Provides the state that `useArrival` needs across pages. Part of `SiteTheme`. */
export function NavigationFocusProvider({ children }: { children: ReactNode }) {
  const [navigationFocus] = useState(createNavigationFocus)
  return <NavigationFocusContext value={navigationFocus}>{children}</NavigationFocusContext>
}
