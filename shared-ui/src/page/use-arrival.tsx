import { isolate } from '@bucketeer/platform/text'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { productName } from '../words'

interface NavigationFocus {
  /** Records that a page is shown, and returns whether its heading should take focus. */
  pageShown(pathname: string, cause: 'navigation' | 'load or history'): boolean
}

// A page that replaces its loading view removes the heading that had focus.
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Tracks the page shown last, and whether the user has navigated since the load. */
function createNavigationFocus(): NavigationFocus {
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

const NavigationFocusContext = createContext<NavigationFocus | null>(null)

/** Provides the state that `useArrival` needs across pages. Part of `SiteTheme`. */
export function NavigationFocusProvider({ children }: { children: ReactNode }) {
  const [navigationFocus] = useState(createNavigationFocus)
  return <NavigationFocusContext value={navigationFocus}>{children}</NavigationFocusContext>
}

/**
 * Sets the document's title to `<title> · Bucketeer`, and focuses the page's h1 after a navigation, so that screen
 * readers announce the page. Does not move focus on the first page of a visit or when only the query changes.
 * `PageFrame` calls it; pages with a heading of their own call it themselves.
 *
 * @returns the ref for the page's h1, which needs `tabIndex={-1}`
 */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationFocus = use(NavigationFocusContext)
  const { pathname } = useLocation()
  const cause = useNavigationType() === NavigationType.Pop ? 'load or history' : 'navigation'

  useEffect(() => {
    document.title = `${isolate(title)} · ${productName}`
  }, [title])

  useEffect(() => {
    if (navigationFocus?.pageShown(pathname, cause)) heading.current?.focus({ preventScroll: true })
  }, [navigationFocus, pathname, cause])

  return heading
}
