import { LockIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** Says that everything that comes in is Private. */
export const PrivateNote = () => (
  <Stack
    direction="row"
    sx={{ gap: 1, color: 'text.secondary', '& svg': { flexShrink: 0, marginTop: '2px' } }}
  >
    <LockIcon size={18} />
    <Typography variant="body2">{words.private}</Typography>
  </Stack>
)
