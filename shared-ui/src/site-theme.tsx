import { CacheProvider, Global } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { fontFaces } from './theme/font-faces'
import { createStyleCache } from './theme/style-cache'
import { createSiteTheme } from './theme/theme'
import { modeStorageKey } from './color-mode/mode-names'
import { NavigationProvider } from './page/use-arrival'
import { ToastsProvider } from './toasts/toasts-provider'

/**
 * Provides the theme, fonts and toasts to the whole site. The shell renders it once; tests of remotes get it from
 * `@bucketeer/shared-ui/testing`.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(createSiteTheme)
  const [cache] = useState(createStyleCache)
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={modeStorageKey}
        noSsr
        disableTransitionOnChange
      >
        <Global styles={fontFaces} />
        <CssBaseline enableColorScheme />
        <NavigationProvider>
          <ToastsProvider>{children}</ToastsProvider>
        </NavigationProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
