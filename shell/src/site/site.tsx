import type { Registry } from '@bucketeer/platform/runtime'
import { isPrerenderedPageShown, replacePrerenderedPageUnlessKept, SiteTheme } from '@bucketeer/shared-ui'
import { useLayoutEffect, useState } from 'react'
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom'
import { isPasswordPage } from '../account-page/password-pages'
import { keepPath, takeKeptPath } from '../guard/remembered-path'
import { PersonScope } from '../person/person-scope'
import { siteRoutes } from './site-routes'

const ScrolledPages = () => (
  <>
    <ScrollRestoration />
    <Outlet />
  </>
)

/** A navigation skips the view transition of the one before, whose promise then rejects without a handler. */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
    event.preventDefault()
}

/**
 * Returns the site's router over the browser's history. Each history entry is scrolled to where it was left. A page with
 * a password field gets back the remembered path of the document that it replaced.
 */
export function createSiteRouter(routes: RouteObject[]) {
  // With hydration data the first page keeps its scroll position: users may have scrolled the prerendered markup.
  const options = isPrerenderedPageShown() ? { hydrationData: {} } : {}
  const router = createBrowserRouter([{ element: <ScrolledPages />, children: routes }], options)
  window.addEventListener('unhandledrejection', ignoreSkippedTransition)
  const state = takeKeptPath()
  if (state && isPasswordPage(window.location.pathname)) {
    void router.navigate(window.location, { replace: true, preventScrollReset: true, state })
    // A link of the prerendered page loads a document, and passes no state on. React may replace that page between the
    // press and the load, so its end does not matter. A document of another kind of page forgets the path.
    window.addEventListener('pagehide', () => isPasswordPage(window.location.pathname) && keepPath(state))
  }
  return router
}

/** Renders the site with the pages of the registry's remotes. */
export function Site({ registry }: { registry: Registry }) {
  const [router] = useState(() => createSiteRouter(siteRoutes(registry)))
  useLayoutEffect(replacePrerenderedPageUnlessKept, [])
  return (
    <SiteTheme>
      <PersonScope>
        <RouterProvider router={router} />
      </PersonScope>
    </SiteTheme>
  )
}
