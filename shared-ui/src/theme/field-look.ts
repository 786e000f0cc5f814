import { type Theme } from '@mui/material/styles'
import { motion } from './motion'
import { radius } from './tokens'

type Themed = Pick<Theme, 'vars' | 'spacing'>

/** Styles shared by MUI's fields and the native fields of pages that do not load the forms script. */
export const fieldLook = {
  /** The label above the field. */
  label: ({ vars, spacing }: Themed) => ({
    color: vars.palette.text.primary,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.5,
    marginBottom: spacing(0.75),
  }),
  box: ({ vars }: Themed) => ({
    borderRadius: radius.control,
    backgroundColor: vars.palette.background.paper,
  }),
  /** The text in the box. */
  content: ({ spacing }: Themed) => ({ padding: spacing(1.375, 1.75), lineHeight: 1.6 }),
  lineHeight: '1.625rem',
  /** The height of the box: one line and the padding of `content`, 48 px. */
  height: ({ spacing }: Themed) => `calc(${fieldLook.lineHeight} + ${spacing(2.75)})`,
  edge: ({ vars }: Themed) => vars.palette.edge,
  edgeUnderMouse: ({ vars }: Themed) => vars.palette.text.primary,
  edgeInFocus: ({ vars }: Themed) => vars.palette.secondary.main,
  placeholder: ({ vars }: Themed) => ({ color: vars.palette.text.secondary, opacity: 1 }),
  help: ({ spacing }: Themed) => ({
    fontSize: '0.875rem',
    marginInline: 2,
    marginTop: spacing(0.75),
    lineHeight: 1.45,
  }),
  /** Draws the edge as an outline, which takes no space and stays visible in forced-colours mode. */
  outlined: (theme: Themed) => ({
    outline: `1px solid ${fieldLook.edge(theme)}`,
    outlineOffset: -1,
    ...motion('outline-color'),
    '&:hover': { outlineColor: fieldLook.edgeUnderMouse(theme) },
    '&:focus-within, &[aria-expanded="true"]': {
      outline: `2px solid ${fieldLook.edgeInFocus(theme)}`,
      outlineOffset: -2,
    },
    '&[aria-invalid="true"]': { outlineColor: theme.vars.palette.error.main },
  }),
}
