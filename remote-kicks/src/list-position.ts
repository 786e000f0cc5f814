import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Filters and scroll position of the list of Kicks. */
interface ListPosition {
  /** The filters as in the URL: '?continent=Asia', or empty. */
  search: string
  /** Scroll position in pixels. */
  top: number
  /** Set while the list replaces a Kick's page. */
  isReturning: boolean
}

/** Stored with the query cache, so that it ends with the session. */
const positions = new WeakMap<QueryClient, ListPosition>()

const storeListPosition = (cache: QueryClient, search: string, top = 0) =>
  positions.set(cache, { search, top, isReturning: false })

/** Returns the URL of the list with its last filters. */
export const listAddress = (cache: QueryClient) => `/kicks${positions.get(cache)?.search ?? ''}`

/** Marks that a Kick's page unmounts, so that a list that mounts in the same commit restores its position. */
function markReturnFromKick(cache: QueryClient) {
  const position = positions.get(cache)
  if (!position) return
  position.isReturning = true
  queueMicrotask(() => {
    position.isReturning = false
  })
}

/**
 * Makes the list restore its position after a return from a Kick's page.
 * @returns the URL of the list with its last filters
 */
export function useReturnToList() {
  const cache = useQueryClient()
  useLayoutEffect(() => () => markReturnFromKick(cache), [cache])
  return listAddress(cache)
}

/** Restores the scroll position of the list with the same filters after a return from a Kick's page. */
export function useListPosition() {
  const cache = useQueryClient()
  const { search } = useLocation()

  const arrive = useEffectEvent(() => {
    const position = positions.get(cache)
    if (!position?.isReturning || position.search !== search) return
    // Runs after the site has scrolled the new page to its top, and before it is painted.
    queueMicrotask(() => window.scrollTo(0, position.top))
  })
  const leave = useEffectEvent(() => storeListPosition(cache, search, window.scrollY))
  useLayoutEffect(() => {
    arrive()
    return () => void leave()
  }, [])
  // Runs during render, because the Kick's page renders its link back before the list unmounts.
  useLayoutEffect(() => void storeListPosition(cache, search), [cache, search])
}
