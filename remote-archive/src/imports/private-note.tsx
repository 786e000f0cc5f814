import { LockIcon, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** Says that everything that comes in is Private. */
export const PrivateNote = () => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{ display: 'flex', gap: 1, '& svg': { flexShrink: 0, marginTop: '2px' } }}
  >
    <LockIcon size={18} />
    {words.private}
  </Typography>
)
