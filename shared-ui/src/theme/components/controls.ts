import { focusRing } from '../focus-ring'
import { motion } from '../motion'
import { radius } from '../tokens'
import type { SiteComponents } from './site-components'

/** Buttons, chips and links. Targets have at least 24 px, common ones 44 px. */
export const controls: SiteComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible, &.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        minHeight: 44,
        paddingInline: theme.spacing(2.5),
        whiteSpace: 'nowrap',
        ...motion('background-color', 'border-color', 'color', 'transform'),
        '&:active': { transform: 'scale(0.98)' },
        '& .MuiButton-startIcon': { marginLeft: -2 },
      }),
      text: ({ theme, ownerState }) => ({
        paddingInline: theme.spacing(1.5),
        // The accent colour is reserved for the main action of a page.
        ...(ownerState.color === 'primary' && {
          color: theme.vars.palette.secondary.main,
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 9%, transparent)`,
          },
        }),
      }),
      outlined: ({ theme, ownerState }) => ({
        ...(ownerState.color === 'primary' && { color: theme.vars.palette.text.primary }),
        borderColor: theme.vars.palette.edge,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
        },
      }),
      sizeSmall: ({ theme }) => ({ minHeight: 36, fontSize: '0.875rem', paddingInline: theme.spacing(1.75) }),
      sizeLarge: ({ theme }) => ({ minHeight: 52, fontSize: '1rem', paddingInline: theme.spacing(3.5) }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: theme.vars.palette.text.primary,
        borderRadius: radius.control,
        ...motion('background-color', 'color'),
      }),
      sizeSmall: { width: 32, height: 32 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radius.chip, fontWeight: 550, height: 32, fontSize: '0.875rem' },
      sizeSmall: { height: 28 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiLink: { defaultProps: { color: 'secondary', underline: 'always' } },
}
