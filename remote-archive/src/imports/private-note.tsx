import { LockIcon, SecondaryText } from '@bucketeer/shared-ui'
import { words } from './words'

/** Says that everything that comes in is Private. */
export const PrivateNote = () => (
  <SecondaryText sx={{ display: 'flex', gap: 1, '& svg': { flexShrink: 0, marginTop: '2px' } }}>
    <LockIcon size={18} />
    {words.private}
  </SecondaryText>
)
