import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'

/** Filters and scroll position of the list of Kicks. */
interface Place {
  /** The filters as in the address: '?continent=Asia', or empty. */
  search: string
  /** Scroll position in pixels. */
  top: number
  /** Set while the list replaces a Kick's page. */
  isReturning: boolean
}

/** Stored with the query cache, so that it ends with the session. */
const places = new WeakMap<QueryClient, Place>()

/** Stores the filters and the scroll position of the list. */
export const noteListPlace = (cache: QueryClient, search: string, top = 0) =>
  places.set(cache, { search, top, isReturning: false })

/** Marks that a Kick's page unmounts, so that a list that mounts in the same commit restores its position. */
const noteReturnFromKick = (cache: QueryClient) => {
  const place = places.get(cache)
  if (!place) return
  place.isReturning = true
  queueMicrotask(() => {
    place.isReturning = false
  })
}

/** Returns the scroll position of the list with these filters after a return from a Kick; else null. */
export const topToReturnTo = (cache: QueryClient, search: string): number | null => {
  const place = places.get(cache)
  return place?.isReturning && place.search === search ? place.top : null
}

/** Returns the address of the list with its last filters. */
export const listAddress = (cache: QueryClient) => `/kicks${places.get(cache)?.search ?? ''}`

/**
 * Makes the list restore its position after a return from a Kick's page.
 * @returns the address of the list with its last filters
 */
export const useReturnToList = () => {
  const cache = useQueryClient()
  useLayoutEffect(() => () => noteReturnFromKick(cache), [cache])
  return listAddress(cache)
}
