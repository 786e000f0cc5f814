import { render } from '@testing-library/react'
import { type ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { SiteTheme } from '../site-theme'
import { provideRequest } from './provide-request'
// Imported ahead, so that its styles are not counted as left behind by the page under test.
import '../toasts/toaster'

interface Location {
  /** The initial URL. Default: `/`. */
  route?: string
  /** The route pattern of the element, such as `/kicks/:kickId`. Other URLs then show 'Another page'. */
  path?: string
  /** `data` for pages that ask before they are left: `useBlocker` needs a data router, whose navigations are async. */
  router?: 'memory' | 'data'
}

/** Adds object URLs, which jsdom lacks. */
function provideObjectUrls() {
  let count = 0
  URL.createObjectURL ??= () => `blob:picture-${(count += 1)}`
  URL.revokeObjectURL ??= () => undefined
}

/** Renders an element with the site's theme, toasts and a router, as the shell does. */
export function renderWithSite(ui: ReactNode, { route = '/', path, router = 'memory' }: Location = {}) {
  provideObjectUrls()
  const page =
    path === undefined ? (
      ui
    ) : (
      <Routes>
        <Route path={path} element={ui} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    )
  if (router === 'data') {
    provideRequest()
    const routes = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [route] })
    return render(<RouterProvider router={routes} />, { wrapper: SiteTheme })
  }
  return render(page, {
    wrapper: ({ children }) => (
      <SiteTheme>
        <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
      </SiteTheme>
    ),
  })
}
