import { pageWidth, styled } from '@bucketeer/shared-ui'

/** Centres its content with the same width and padding as `PageFrame` with `wide`. */
export const PageColumn = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: pageWidth.wide + 64,
  marginInline: 'auto',
  paddingInline: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))
