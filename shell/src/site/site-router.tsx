import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'react-router-dom'
import { openHistory, type Place } from './site-history'

/** What the end of an address names; anybody may have typed it. */
const namedBy = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const scrollTo = ({ location: { hash }, top }: Place) => {
  if (top === 'as it is') return
  const named = top === 0 ? namedBy(hash) : null
  if (named) named.scrollIntoView()
  else window.scrollTo(0, top)
}

/**
 * React Router over the browser's history, with view transitions, and each place scrolled to where it was left. The
 * library's data router has these as well, but with loaders, actions and fetchers, for which every visitor would wait
 * and which no page has.
 */
export const SiteRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(openHistory)
  const [place, setPlace] = useState(history.first)
  useLayoutEffect(
    () =>
      history.follow((next, how) => {
        const update = () => setPlace(next)
        if (how === 'at once' || !('startViewTransition' in document)) return startTransition(update)
        // One that the next one cuts short has shown its page as well.
        document.startViewTransition(() => flushSync(update)).ready.catch(() => undefined)
      }),
    [history],
  )
  useLayoutEffect(() => scrollTo(place), [place])
  return (
    <Router location={place.location} navigationType={place.action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
