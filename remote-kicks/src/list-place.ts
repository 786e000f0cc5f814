import { type QueryClient } from '@tanstack/react-query'

/** Where somebody was in the list of Kicks. */
interface Place {
  /** The filters, as in the address: '?continent=Asia', or empty. */
  search: string
  /** How far down, in pixels. */
  top: number
  /** Set for the moment in which a Kick's page makes room for the list. */
  isReturning: boolean
}

/** Kept beside the query cache, so that the next person to sign in begins anew. */
const places = new WeakMap<QueryClient, Place>()

/** Notes which list is open, or how far down it was when it was left. */
export const noteListPlace = (cache: QueryClient, search: string, top = 0) =>
  places.set(cache, { search, top, isReturning: false })

/** Says that a Kick's page is going: the list that takes its place in the same step takes up the old one. */
export const noteReturnFromKick = (cache: QueryClient) => {
  const place = places.get(cache)
  if (!place) return
  place.isReturning = true
  queueMicrotask(() => {
    place.isReturning = false
  })
}

/** How far down the list of these filters was left, if one comes back to it from a Kick; else null. */
export const topToReturnTo = (cache: QueryClient, search: string): number | null => {
  const place = places.get(cache)
  return place?.isReturning && place.search === search ? place.top : null
}

/** The address of the list as it was left, with its filters. */
export const listAddress = (cache: QueryClient) => `/kicks${places.get(cache)?.search ?? ''}`
