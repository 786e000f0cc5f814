import { styled } from '@bucketeer/shared-ui'

/** The list around lines. */
export const KickLines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', minWidth: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))
