import type { User } from '@bucketeer/shared-auth'
import { CompassIcon, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

interface WayLineProps {
  way: User['way']
  /** Path of the editor, on the member's own profile. */
  editor?: string
}

/** The member's way, or that none is chosen. */
export const WayLine = ({ way, editor }: WayLineProps) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, '& svg': { color: 'secondary.main' } }}
  >
    <CompassIcon size={20} />
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {words.way(way ?? words.noWay)}
    </Typography>
    {!way && editor && <TextLink to={editor}>{words.chooseWay}</TextLink>}
  </Stack>
)
