import { render } from '@testing-library/react'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom'
import { TestProviders } from '@bucketeer/shared-auth/testing'
import { SiteTheme } from '@bucketeer/shared-ui'
import { provideRequest } from '@bucketeer/shared-ui/testing'

/** Renders routes at a path, within the site's theme and a new query client. */
export function openAt(entry: InitialEntry, routes: RouteObject[]) {
  provideRequest()
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const site = (
    <TestProviders>
      <RouterProvider router={router} />
    </TestProviders>
  )
  const { container } = render(site, { wrapper: SiteTheme })
  return { container, router }
}
