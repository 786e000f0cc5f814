import { motion } from '../motion'
import { radius } from '../tokens'
import type { SiteComponents } from './site-components'

/** Labels stand above their field, in full sight, so that placeholders and values are never covered. */
export const fields: SiteComponents = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, required: false },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.5,
        marginBottom: theme.spacing(0.75),
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.edge,
          ...motion('border-color'),
        },
        '&:hover:not(.Mui-error):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.secondary.main },
      }),
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      input: ({ theme }) => ({
        padding: theme.spacing(1.375, 1.75),
        lineHeight: 1.6,
        '&:not(textarea)': { height: '1.625rem' },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: 0, '&:focus': { backgroundColor: 'transparent' } },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        marginInline: 2,
        marginTop: theme.spacing(0.75),
        lineHeight: 1.45,
      }),
    },
  },
}
