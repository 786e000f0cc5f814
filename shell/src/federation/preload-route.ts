import { matchRoute, type Registry } from '@bucketeer/platform/runtime'
import { loadRemotePage } from './load-remote-page'

/** Loads the page of a remote that an address leads to, ahead of the click. A failure shows when the page is opened. */
export const preloadRoute = ({ remotes }: Registry, to: string) => {
  const { pathname } = new URL(to, document.baseURI)
  const routes = remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })))
  const route = matchRoute(routes, pathname)
  if (route) void loadRemotePage(route.name, route.path).catch(() => undefined)
}
