import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { modeAttribute } from '../color-mode/mode-names'
import { isRightToLeftPage } from '../messages/page-language'
import { baseline, controls, fields, surfaces } from './components'
import { type Colors, dark, duration, font, light, radius } from './tokens'

// Sizes are 16 px times powers of 1.25, at least 14 px; the largest headings grow with the window.
const heading = (size: string, lineHeight: number, weight = 600) => ({
  fontFamily: font.heading,
  fontWeight: weight,
  fontSize: size,
  lineHeight,
  letterSpacing: '-0.012em',
  // The serif's gaps between words close at the size of a card.
  wordSpacing: '0.07em',
  textWrap: 'balance' as const,
})
const text = (size: string, lineHeight: number, weight = 400) => ({
  fontFamily: font.body,
  fontWeight: weight,
  fontSize: size,
  lineHeight,
  letterSpacing: 0,
})

const typography = {
  fontFamily: font.body,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: heading('clamp(2rem, 1.45rem + 2.4vw, 3.052rem)', 1.12),
  h2: heading('clamp(1.75rem, 1.45rem + 1.2vw, 2.441rem)', 1.18),
  h3: heading('clamp(1.375rem, 1.25rem + 0.5vw, 1.563rem)', 1.24),
  h4: heading('1.25rem', 1.3),
  h5: heading('1.125rem', 1.35),
  h6: text('1rem', 1.5, 650),
  subtitle1: text('clamp(1rem, 0.95rem + 0.25vw, 1.125rem)', 1.55),
  subtitle2: text('0.875rem', 1.5, 600),
  body1: text('1rem', 1.6),
  body2: text('0.875rem', 1.55),
  caption: text('0.875rem', 1.45),
  overline: { ...text('0.875rem', 1.4, 600), textTransform: 'none' as const },
  button: { ...text('1rem', 1.5, 600), textTransform: 'none' as const },
}

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

const toneOf = (main: string, dark: string, light: string, contrastText: string) => ({
  main,
  dark,
  light,
  contrastText,
})

const paletteOf = (colors: Colors) => ({
  primary: toneOf(colors.accent, colors.strongAccent, colors.strongAccent, colors.onAccent),
  secondary: toneOf(colors.secondary, colors.strongSecondary, colors.strongSecondary, colors.onSecondary),
  error: toneOf(colors.error, colors.error, colors.errorTint, colors.background),
  success: toneOf(colors.success, colors.success, colors.successTint, colors.background),
  warning: toneOf(colors.warning, colors.warning, colors.warningTint, colors.background),
  info: toneOf(colors.info, colors.info, colors.infoTint, colors.background),
  background: { default: colors.background, paper: colors.surface, raised: colors.raised },
  text: { primary: colors.text, secondary: colors.mutedText, disabled: colors.mutedText },
  divider: colors.divider,
  edge: colors.edge,
  category: { Chill: colors.chill, Travel: colors.travel, Activity: colors.activity },
  shadowColor: colors.shadow,
})

/** Both modes as MUI colour schemes, which become CSS variables. */
const colorSchemes = {
  light: { palette: { mode: 'light' as const, ...paletteOf(light) } },
  dark: { palette: { mode: 'dark' as const, ...paletteOf(dark) } },
}

/** Creates the site's theme. CSS variables hold both modes; an attribute of `<html>` selects one. */
export const createSiteTheme = () =>
  createTheme({
    direction: isRightToLeftPage() ? 'rtl' : 'ltr',
    cssVariables: { colorSchemeSelector: modeAttribute, nativeColor: false },
    colorSchemes,
    typography,
    spacing: 8,
    shape: { borderRadius: radius.control },
    transitions: {
      duration: {
        shortest: duration.quick,
        shorter: duration.quick,
        short: duration.calm,
        standard: duration.calm,
        complex: duration.calm,
        enteringScreen: duration.calm,
        leavingScreen: duration.quick,
      },
    },
    components: { ...baseline, ...controls, ...fields, ...surfaces },
  })
