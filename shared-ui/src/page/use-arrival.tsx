import { isolate } from '@bucketeer/platform/text'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { productName } from '../words'
import { createOrigins } from './origins'

// A page that replaces its loading view removes the heading that had focus.
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Returns a function that records that a page is shown, and returns whether its heading should take focus. */
function createTakesFocus() {
  let lastPathname: string | null = null
  let hasNavigated = false
  return (pathname: string, cause: 'navigation' | 'load or history'): boolean => {
    const isSamePage = lastPathname === pathname
    hasNavigated ||= cause === 'navigation' || (lastPathname !== null && !isSamePage)
    lastPathname = pathname
    return hasNavigated && (!isSamePage || isFocusLost())
  }
}

const linkTo = (pathname: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(pathname)}"]:not([tabindex="-1"])`)

const createNavigation = () => ({ takesFocus: createTakesFocus(), origins: createOrigins() })

const NavigationContext = createContext<ReturnType<typeof createNavigation> | null>(null)

/** Provides the state that `useArrival` needs across pages. Part of `SiteTheme`. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [navigation] = useState(createNavigation)
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** The state of a link back to the page from which the user came. */
export const wayBack = { isWayBack: true }

const isWayBack = (state: unknown) => Object(state).isWayBack === true

function useArrivalOfPage() {
  const { pathname, key, state } = useLocation()
  const isByLink = useNavigationType() === NavigationType.Push && !isWayBack(state)
  return useMemo(() => ({ pathname, key, isByLink }), [pathname, key, isByLink])
}

/** Returns the page from which the user came to this one, and whether it is the one before in the browser's history. */
export function useOrigin() {
  const arrival = useArrivalOfPage()
  const origin = use(NavigationContext)?.origins.originOf(arrival)
  return origin && { ...origin, isPrevious: origin.nextKey === arrival.key }
}

/** Marks the page as a form, to which no link leads back. */
export function useFormPage() {
  const origins = use(NavigationContext)?.origins
  const { pathname } = useLocation()
  useEffect(() => void origins?.formShown(pathname), [origins, pathname])
}

/** Returns a function that forgets which pages were shown. */
export const useForgetOrigins = () => use(NavigationContext)?.origins.forget

/**
 * Sets the document's title to `<title> · Bucketeer`, and focuses the page's h1 after a navigation, so that screen
 * readers announce the page; after a way back, the link that led away. Does not move focus on the first page of a visit
 * or when only the query changes.
 * `PageFrame` calls it; pages with a heading of their own call it themselves.
 *
 * @returns the ref for the page's h1, which needs `tabIndex={-1}`
 */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = use(NavigationContext)
  const { pathname, search, hash } = useLocation()
  const arrival = useArrivalOfPage()
  const cause = useNavigationType() === NavigationType.Pop ? 'load or history' : 'navigation'

  useEffect(() => {
    document.title = `${isolate(title)} · ${productName}`
  }, [title])

  const takeFocus = useEffectEvent(() => {
    const left = navigation?.origins.returnedFrom(arrival)
    const target = (left !== undefined && linkTo(left)) || heading.current
    target?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (navigation?.takesFocus(pathname, cause)) takeFocus()
  }, [navigation, pathname, cause])

  useEffect(() => {
    navigation?.origins.pageShown({ pathname, to: `${pathname}${search}${hash}`, title }, arrival)
  }, [navigation, pathname, search, hash, title, arrival])

  return heading
}
