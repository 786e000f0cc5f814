import type { SyntheticEvent } from 'react'
import { matchRoute, type Registry } from '@bucketeer/platform/runtime'
import { prefetchRemotePage } from '../federation/remote-page'
import { prefetchShellPage } from '../federation/shell-page'
import { isPasswordPage } from '../account-page/password-pages'
import { shellPages } from './shell-pages'

const preload = ({ remotes }: Registry, present: string, pathname: string): Promise<unknown> | undefined => {
  const shellPage = matchRoute(shellPages, pathname)
  if (shellPage) return prefetchShellPage(shellPage.path, shellPage.load)
  if (isPasswordPage(present)) return undefined
  const routes = remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })))
  const route = matchRoute(routes, pathname)
  return route && prefetchRemotePage(route.name, route.path)
}

/**
 * Prefetches the code of the page that the event's link leads to; for pointer and focus events of an element around
 * links. A failure is ignored here and shows when the page is opened.
 * @param present the path of the present page; on a page with a password field no remote's code is prefetched
 */
export const preloadPage = (registry: Registry, present: string, { target }: SyntheticEvent) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin === location.origin) preload(registry, present, link.pathname)?.catch(() => undefined)
}
