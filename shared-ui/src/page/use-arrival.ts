import { use, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { NavigationFocusContext } from './navigation-focus'
import { productName } from '../product-name'

/**
 * What a page does when one arrives at it: sets the tab's title to `<title> · Bucketeer`, and moves focus to its h1,
 * so that screen readers say where one is. The first page of a visit leaves focus where the browser put it, and so
 * does a page whose query alone changes. `PageFrame` does it by itself; this is for pages with a head of their own.
 *
 * @returns the ref for the page's h1, which needs `tabIndex={-1}`
 */
export const useArrival = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivals = use(NavigationFocusContext)
  const { pathname } = useLocation()
  const how = useNavigationType() === NavigationType.Pop ? 'by load or history' : 'by navigation'

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])

  useEffect(() => {
    if (arrivals?.arrive(pathname, how)) heading.current?.focus({ preventScroll: true })
  }, [arrivals, pathname, how])

  return heading
}
