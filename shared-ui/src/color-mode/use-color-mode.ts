import { useColorScheme } from '@mui/material/styles'

export type ColorMode = 'light' | 'dark' | 'system'

export interface ColorModeState {
  /** What was chosen; `system` until something is. */
  mode: ColorMode
  /** What is shown: the choice, or what the system asks for. */
  shown: 'light' | 'dark'
  setMode(mode: ColorMode): void
  /** Chooses the opposite of what is shown. */
  toggle(): void
}

/**
 * Light, dark or as the system has it. The choice outlives a reload and reaches other tabs; where storage is
 * refused it lasts as long as the page. Use it under `SiteTheme`.
 */
export const useColorMode = (): ColorModeState => {
  const { mode = 'system', colorScheme, setMode } = useColorScheme()
  const shown = colorScheme === 'dark' ? 'dark' : 'light'
  return { mode, shown, setMode, toggle: () => setMode(shown === 'dark' ? 'light' : 'dark') }
}
