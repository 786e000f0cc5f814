import { render } from '@testing-library/react'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom'
import { SiteTheme } from '@bucketeer/shared-ui'

/** What the router makes of each navigation, for loaders, which our routes do not have. jsdom has no `Request`. */
class Navigation {
  readonly method = 'GET'
  readonly signal
  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    this.signal = signal
  }
}
Object.assign(globalThis, { Request: Navigation })

/** Renders routes within the site's theme, beginning at an address, like the site does in the browser. */
export const openAt = (entry: InitialEntry, routes: RouteObject[]) => {
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const { container } = render(<RouterProvider router={router} />, { wrapper: SiteTheme })
  return { container, router }
}
