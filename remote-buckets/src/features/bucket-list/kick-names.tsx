import { type Kick } from '@bucketeer/shared-auth'
import { styled } from '@bucketeer/shared-ui'

const Names = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  margin: theme.spacing(0.75, 0, 0),
  padding: theme.spacing(1.5, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  '& li': { display: 'inline' },
  '& li + li::before': { content: '" · " / ""', color: theme.vars.palette.primary.main, fontWeight: 700 },
}))

/** The names of a Bucket's Kicks in at most three lines. */
export function KickNames({ kicks }: { kicks: Kick[] }) {
  return (
    <Names>
      {kicks.map(({ _id, name }) => (
        <li key={_id}>{name}</li>
      ))}
    </Names>
  )
}
