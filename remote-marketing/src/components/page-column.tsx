import { pageWidth, styled } from '@bucketeer/shared-ui'

/** The column that everything on the page keeps to: the same edges as `PageFrame`'s wide pages. */
export const PageColumn = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: pageWidth.wide + 64,
  marginInline: 'auto',
  paddingInline: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}))
