import { matchRoute } from '@bucketeer/platform/runtime'
import { liveRemotes } from '../federation/live-registry'

/**
 * Returns the top bar's label of a protected page; '' for one that the top bar does not list; null for a page that
 * visitors may open.
 */
export const protectedPageLabel = (path: string): string | null => {
  const { pathname } = new URL(path, window.location.origin)
  const remotes = liveRemotes()
  const route = matchRoute(
    remotes.flatMap(({ routes }) => routes),
    pathname,
  )
  if (route?.access !== 'protected') return null
  const items = remotes.flatMap(({ nav }) => nav.flatMap(({ items }) => items))
  return items.find(({ to }) => to === route.path)?.label ?? ''
}
