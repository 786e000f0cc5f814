import { fieldLook, styled } from '@bucketeer/shared-ui'

/** The button with what is chosen, and an arrow. */
export const DropdownFace = styled('button')(({ theme }) => ({
  font: 'inherit',
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  ...fieldLook.content(theme),
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: fieldLook.height(theme),
  paddingRight: 7,
  border: 0,
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&[aria-readonly="true"]': { cursor: 'default' },
  '&[aria-busy="true"]': { cursor: 'progress', '& > svg': { opacity: 0.4 } },
}))
