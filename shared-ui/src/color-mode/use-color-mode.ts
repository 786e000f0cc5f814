import { useColorScheme } from '@mui/material/styles'

export type ColorMode = 'light' | 'dark' | 'system'

export interface ColorModeState {
  /** The user's choice; `system` by default. */
  mode: ColorMode
  /** The mode that is shown. */
  shown: 'light' | 'dark'
  setMode(mode: ColorMode): void
  /** Chooses the mode that is not shown. */
  toggle(): void
}

/**
 * Returns the colour mode and functions that change it. The choice is stored and shared with other tabs; if storage is
 * blocked, it lasts until the page is closed. Requires `SiteTheme`.
 */
export function useColorMode(): ColorModeState {
  const { mode = 'system', colorScheme, setMode } = useColorScheme()
  const shown = colorScheme === 'dark' ? 'dark' : 'light'
  return { mode, shown, setMode, toggle: () => setMode(shown === 'dark' ? 'light' : 'dark') }
}
