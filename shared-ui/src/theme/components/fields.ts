import { fieldLook } from '../field-look'
import { motion } from '../motion'
import type { SiteComponents } from './site-components'

/** Applies `fieldLook` to MUI's fields. */
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
        ...fieldLook.label(theme),
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...fieldLook.box(theme),
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: fieldLook.edge(theme),
          ...motion('border-color'),
        },
        '&:hover:not(.Mui-error):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: fieldLook.edgeUnderMouse(theme),
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: fieldLook.edgeInFocus(theme) },
      }),
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      input: ({ theme }) => ({
        ...fieldLook.content(theme),
        '&:not(textarea)': { height: fieldLook.lineHeight },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: {
    // The first letter decides the direction of the text.
    defaultProps: { slotProps: { input: { dir: 'auto' } } },
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': fieldLook.placeholder(theme) }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: fieldLook.lineHeight, '&:focus': { backgroundColor: 'transparent' } },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => fieldLook.help(theme),
    },
  },
}
