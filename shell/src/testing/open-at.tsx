import { render } from '@testing-library/react'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom'
import { SiteTheme } from '@bucketeer/shared-ui'
import './router-request'

/** Renders routes within the site's theme, beginning at an address, like the site does in the browser. */
export const openAt = (entry: InitialEntry, routes: RouteObject[]) => {
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const { container } = render(<RouterProvider router={router} />, { wrapper: SiteTheme })
  return { container, router }
}
