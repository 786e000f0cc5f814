import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom'
import { isPrerenderedPageShown } from '@bucketeer/shared-ui'

const ScrolledPages = () => (
  <>
    <ScrollRestoration />
    <Outlet />
  </>
)

/** Returns the site's router over the browser's history. Each history entry is scrolled to where it was left. */
export const createSiteRouter = (routes: RouteObject[]) => {
  // With hydration data the first page keeps its scroll position: users may have scrolled the prerendered markup.
  const options = isPrerenderedPageShown() ? { hydrationData: {} } : {}
  return createBrowserRouter([{ element: <ScrolledPages />, children: routes }], options)
}
