import { render } from '@testing-library/react'
import { type ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SiteTheme } from '../theme/site-theme'
// Its styles, which come with its code, are no trace of the page that happens to be there at that moment.
import '../toasts/toaster'

interface Place {
  /** The address. */
  route?: string
  /** The route it belongs to, such as `/kicks/:kickId`: any other address is another page. */
  path?: string
}

/** jsdom has no addresses for files in memory: gives each a made-up one, where nothing better is there. */
const provideObjectUrls = () => {
  let count = 0
  URL.createObjectURL ??= () => `blob:picture-${(count += 1)}`
  URL.revokeObjectURL ??= () => undefined
}

/** Renders inside the site's theme, with its toasts, at `route`: what a page finds around it in the shell. */
export const renderWithSite = (ui: ReactNode, { route = '/', path }: Place = {}) => {
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
