import { dark, light, type Colors } from './tokens'

declare module '@mui/material/styles' {
  interface TypeBackground {
    raised: string
  }
  interface Palette {
    /** The edge of controls, with 3:1 contrast to every background; `divider` is for decorative lines. */
    edge: string
    category: Record<'Chill' | 'Travel' | 'Activity', string>
    shadowColor: string
  }
  interface PaletteOptions {
    edge: string
    category: Record<'Chill' | 'Travel' | 'Activity', string>
    shadowColor: string
  }
}

const paletteOf = (colors: Colors) => ({
  primary: {
    main: colors.accent,
    dark: colors.strongAccent,
    light: colors.strongAccent,
    contrastText: colors.onAccent,
  },
  secondary: {
    main: colors.secondary,
    dark: colors.strongSecondary,
    light: colors.strongSecondary,
    contrastText: colors.onSecondary,
  },
  error: { main: colors.error, dark: colors.error, light: colors.errorTint, contrastText: colors.background },
  success: {
    main: colors.success,
    dark: colors.success,
    light: colors.successTint,
    contrastText: colors.background,
  },
  warning: {
    main: colors.warning,
    dark: colors.warning,
    light: colors.warningTint,
    contrastText: colors.background,
  },
  info: { main: colors.info, dark: colors.info, light: colors.infoTint, contrastText: colors.background },
  background: { default: colors.background, paper: colors.surface, raised: colors.raised },
  text: { primary: colors.text, secondary: colors.mutedText, disabled: colors.mutedText },
  divider: colors.divider,
  edge: colors.edge,
  category: { Chill: colors.chill, Travel: colors.travel, Activity: colors.activity },
  shadowColor: colors.shadow,
})

/** Both modes as MUI colour schemes, which become CSS variables. */
export const colorSchemes = {
  light: { palette: { mode: 'light' as const, ...paletteOf(light) } },
  dark: { palette: { mode: 'dark' as const, ...paletteOf(dark) } },
}
