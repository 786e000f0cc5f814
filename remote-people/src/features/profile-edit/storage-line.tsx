import { Typography } from '@bucketeer/shared-ui'
import type { User } from '@bucketeer/shared-auth'
import { words } from './words'

const amount = (bytes: number) => {
  const [value, unit] = bytes >= 1e9 ? [bytes / 1e9, 'gigabyte'] : [bytes / 1e6, 'megabyte']
  return value.toLocaleString('en', { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}

/** Shows how much of the storage limit a member's pictures use. */
export const StorageLine = ({ storage: { used, limit } }: { storage: NonNullable<User['storage']> }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {words.storage(amount(used), amount(limit))}
  </Typography>
)
