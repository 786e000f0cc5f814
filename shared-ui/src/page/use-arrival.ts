import { isolate } from '@bucketeer/platform/text'
import { use, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { NavigationFocusContext } from './navigation-focus'
import { productName } from '../words'

/**
 * Sets the document's title to `<title> · Bucketeer`, and focuses the page's h1 after a navigation, so that screen
 * readers announce the page. Does not move focus on the first page of a visit or when only the query changes.
 * `PageFrame` calls it; pages with a heading of their own call it themselves.
 *
 * @returns the ref for the page's h1, which needs `tabIndex={-1}`
 */
export const useArrival = (title: string) => {
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
