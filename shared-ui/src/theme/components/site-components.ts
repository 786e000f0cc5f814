import type { ThemeOptions } from '@mui/material/styles'

/**
 * How the site's theme changes MUI's components. By this very type: MUI's `Components<Theme>` fits as well, but to find
 * that out takes the compiler as long as all the rest.
 */
export type SiteComponents = NonNullable<ThemeOptions['components']>
