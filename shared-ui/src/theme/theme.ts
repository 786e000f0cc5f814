import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { baseline } from './components/baseline'
import { controls } from './components/controls'
import { fields } from './components/fields'
import { surfaces } from './components/surfaces'
import { colorSchemes } from './palette'
import { duration, radius } from './tokens'
import { typography } from './typography'
import { modeAttribute } from '../color-mode/mode-names'

/** Creates the site's theme. CSS variables hold both modes; an attribute of `<html>` selects one. */
export const createSiteTheme = () =>
  createTheme({
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
