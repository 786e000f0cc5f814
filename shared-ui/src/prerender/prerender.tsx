import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import mirror from '@mui/stylis-plugin-rtl'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { styleInRules, withUsedClasses, withUsedVariables } from './static-css'
import { isRightToLeftPage } from '../messages/page-language'
import { NavigationProvider } from '../page/use-arrival'
import { styleKey } from '../theme/style-cache'
import { createSiteTheme } from '../theme/theme'
import { createToastStore } from '../toasts/toast-store'
import { ToastStoreContext } from '../toasts/toast-store'

/** A page as markup, which browsers show until React commits. */
export interface Prerendered {
  /** The rules of both modes, including the global ones. */
  css: string
  light: string
  /** Only if it differs from the light markup. */
  dark?: string
}

/** Returns the inserted rules in the order of insertion. */
const rulesOf = ({ inserted }: ReturnType<typeof createCache>) =>
  Object.values(inserted).filter((rules) => typeof rules === 'string')

/**
 * Renders the page of a route in Node, in the language that was loaded last. Class names are the same as in the browser. The rules contain no fonts, whose
 * files belong to the shell.
 */
export function prerender(Page: ComponentType, path: string): Prerendered {
  // Without vendor prefixes, which the browsers of the site do not need.
  const cache = createCache({ key: styleKey, stylisPlugins: isRightToLeftPage() ? [mirror] : [] })
  // Collects the rules in the cache instead of writing a style element beside each element.
  cache.compat = true
  const theme = createSiteTheme()
  const render = (mode: 'light' | 'dark') =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
          <CssBaseline enableColorScheme />
          <NavigationProvider>
            <ToastStoreContext value={createToastStore()}>
              <MemoryRouter initialEntries={[path]}>
                <Page />
              </MemoryRouter>
            </ToastStoreContext>
          </NavigationProvider>
        </ThemeProvider>
      </CacheProvider>,
      // Keeps generated ids apart from those that React generates in the browser.
      { identifierPrefix: 'prerendered' },
    )
  const [light, dark] = [styleInRules(render('light')), styleInRules(render('dark'))]
  const rules = [...rulesOf(cache), ...new Set([...light.rules, ...dark.rules])]
  const css = withUsedVariables(rules.join('')).replaceAll(';}', '}')
  return {
    css,
    light: withUsedClasses(light.html, css),
    ...(dark.html !== light.html && { dark: withUsedClasses(dark.html, css) }),
  }
}
