import type { ThemeOptions } from '@mui/material/styles'

/** The theme's overrides of MUI's components. MUI's `Components<Theme>` fits too, but doubles the compile time. */
export type SiteComponents = NonNullable<ThemeOptions['components']>
