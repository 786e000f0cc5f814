import { render } from '@testing-library/react'
import { type ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SiteTheme } from '../theme/site-theme'
// Imported ahead, so that its styles are not counted as left behind by the page under test.
import '../toasts/toaster'

interface Location {
  /** The initial URL. Default: `/`. */
  route?: string
  /** The route pattern of the element, such as `/kicks/:kickId`. Other URLs then show 'Another page'. */
  path?: string
}

/** Adds object URLs, which jsdom lacks. */
const provideObjectUrls = () => {
  let count = 0
  URL.createObjectURL ??= () => `blob:picture-${(count += 1)}`
  URL.revokeObjectURL ??= () => undefined
}

/** Renders an element with the site's theme, toasts and a router, as the shell does. */
export const renderWithSite = (ui: ReactNode, { route = '/', path }: Location = {}) => {
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
  return render(page, {
    wrapper: ({ children }) => (
      <SiteTheme>
        <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
      </SiteTheme>
    ),
  })
}
