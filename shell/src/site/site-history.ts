import {
  type NavigateOptions,
  NavigationType,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { isFirstPageShown } from '@bucketeer/shared-ui'

/** Where one is on the site, and how one came there. */
export interface Place {
  location: ReturnType<typeof createBrowserHistory>['location']
  action: NavigationType
  /** How far down the window is to be, or that it stays as it is. */
  top: number | 'as it is'
}

type Show = (place: Place, how: 'at once' | 'by view transition') => void

/**
 * The browser's history, which remembers how far down each of its places was left, and which ways one went with a view
 * transition: going such a way back and forth is shown like that too.
 */
export const openHistory = () => {
  const history = createBrowserHistory()
  const tops = new Map<string, number>()
  const animated = new Set<string>()
  let { location: from } = history
  let show: Show = () => {}

  const placeNow = (staysAsItIs = false): Place => {
    const { location, action } = history
    const before = action === NavigationType.Pop ? tops.get(location.key) : undefined
    return { location, action, top: staysAsItIs ? 'as it is' : (before ?? 0) }
  }
  const isAnimated = (there: string, asked: boolean) => {
    if (asked) animated.add(`${from.pathname} ${there}`)
    const goesBack = animated.has(`${there} ${from.pathname}`) || animated.has(`${from.pathname} ${there}`)
    return asked || (history.action === NavigationType.Pop && goesBack)
  }
  const arrive = ({ viewTransition = false, preventScrollReset = false }: NavigateOptions = {}) => {
    const place = placeNow(preventScrollReset)
    tops.set(from.key, window.scrollY)
    const how = isAnimated(place.location.pathname, viewTransition) ? 'by view transition' : 'at once'
    from = place.location
    show(place, how)
  }

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => {
      history.push(to, state)
      arrive(options)
    },
    replace: (to, state, options) => {
      history.replace(to, state)
      arrive(options)
    },
  }
  return {
    navigator,
    /** Where one is as the site opens. */
    first: placeNow(isFirstPageShown()),
    /** Tells of each place that one goes to from now on; returns how to end that. */
    follow: (next: Show) => {
      show = next
      // The site scrolls by itself, once the page is there.
      window.history.scrollRestoration = 'manual'
      return history.listen(() => arrive())
    },
  }
}
