import { render } from '@testing-library/react'
import { type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { provideObjectUrls } from './object-urls'
import { SiteTheme } from '../theme/site-theme'

/** Renders inside the site's theme, with its toasts, at `route`: what a page finds around it in the shell. */
export const renderWithSite = (ui: ReactNode, { route = '/' }: { route?: string } = {}) => {
  provideObjectUrls()
  return render(ui, {
    wrapper: ({ children }) => (
      <SiteTheme>
        <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
      </SiteTheme>
    ),
  })
}
