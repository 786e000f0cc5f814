import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { styleInRules } from './style-in-rules'
import { withUsedVariables } from './used-variables'
import { NavigationFocusProvider } from '../page/navigation-focus'
import { styleKey } from '../theme/style-cache'
import { createSiteTheme } from '../theme/theme'
import { createToastStore } from '../toasts/toast-store'
import { ToastStoreContext } from '../toasts/toast-store'

/** A page as markup, for browsers to show until its scripts have come. */
export interface Prerendered {
  /** All rules of both modes, with the site's own. */
  css: string
  light: string
  /** Only where it differs from the light one. */
  dark?: string
}

/** The rules that were asked for while the pages were drawn, in that order. */
const rulesOf = ({ inserted }: ReturnType<typeof createCache>) =>
  Object.values(inserted).filter((rules) => typeof rules === 'string')

/**
 * Draws a page for its route, outside of a browser, as it is for visitors. The styles have the names that the same
 * components have in the browser. Fonts are not among them: their files are the shell's.
 */
export const prerender = (Page: ComponentType, path: string): Prerendered => {
  const cache = createCache({ key: styleKey })
  // Collects the styles: otherwise each would stand beside its element.
  cache.compat = true
  const theme = createSiteTheme()
  const draw = (mode: 'light' | 'dark') =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
          <CssBaseline enableColorScheme />
          <NavigationFocusProvider>
            <ToastStoreContext value={createToastStore()}>
              <MemoryRouter initialEntries={[path]}>
                <Page />
              </MemoryRouter>
            </ToastStoreContext>
          </NavigationFocusProvider>
        </ThemeProvider>
      </CacheProvider>,
      // So that no id is one of the page's own.
      { identifierPrefix: 'first' },
    )
  const [light, dark] = [styleInRules(draw('light')), styleInRules(draw('dark'))]
  return {
    css: withUsedVariables([...rulesOf(cache), ...new Set([...light.rules, ...dark.rules])].join('')),
    light: light.html,
    ...(dark.html !== light.html && { dark: dark.html }),
  }
}
