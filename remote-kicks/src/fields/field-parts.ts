import { fieldLook, styled } from '@bucketeer/shared-ui'

/** The label above a field. */
export const FieldLabel = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))

/** The wrapper of a field. */
export const FieldBox = styled('div')(({ theme }) => ({
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  display: 'flex',
  alignItems: 'center',
}))

/** The error below a field. */
export const FieldHelp = styled('p')(({ theme }) => ({
  ...fieldLook.help(theme),
  marginBottom: 0,
  color: theme.vars.palette.error.main,
}))
