import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'

/** The list of options below a field. */
export const OptionList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(1),
  // Six options usually fit below the field.
  maxHeight: 6 * 44 + 16,
  overflowY: 'auto',
}))

/** A row of a list of options. */
export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1.5),
  minHeight: 44,
  borderRadius: 10,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&:hover, &[aria-selected=true]': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected=true]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.secondary.main}` },
}))

/** A modifier of Popper that keeps the list as wide as its field, also after a phone is rotated. */
export const asWideAsTheField: NonNullable<PopperProps['modifiers']>[number] = {
  name: 'asWideAsTheField',
  enabled: true,
  phase: 'beforeWrite',
  requires: ['computeStyles'],
  fn: ({ state }) => {
    Object.assign(state.styles.popper ?? {}, { width: `${state.rects.reference.width}px` })
  },
}
