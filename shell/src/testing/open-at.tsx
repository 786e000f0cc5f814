import { render } from '@testing-library/react'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom'
import { SiteTheme } from '@bucketeer/shared-ui'
import { provideRequest } from '@bucketeer/shared-ui/testing'

/** Renders routes at a path, within the site's theme. */
export const openAt = (entry: InitialEntry, routes: RouteObject[]) => {
  provideRequest()
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const { container } = render(<RouterProvider router={router} />, { wrapper: SiteTheme })
  return { container, router }
}
