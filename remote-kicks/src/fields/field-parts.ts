import { fieldLook, styled } from '@bucketeer/shared-ui'

/** Above a field. */
export const FieldLabel = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))

/** Around what a field is made of. */
export const FieldBox = styled('div')(({ theme }) => ({
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  display: 'flex',
  alignItems: 'center',
}))

/** Under a field whose value is refused. */
export const FieldHelp = styled('p')(({ theme }) => ({
  ...fieldLook.help(theme),
  marginBottom: 0,
  color: theme.vars.palette.error.main,
}))
