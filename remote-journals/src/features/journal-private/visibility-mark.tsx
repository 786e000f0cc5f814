import { type Journal } from '@bucketeer/shared-auth'
import { GlobeIcon, LockIcon, Stack, Typography } from '@bucketeer/shared-ui'

const icons = { Public: GlobeIcon, Private: LockIcon }

/** The visibility of a Journal as a chip. */
export function VisibilityMark({ visibility }: Pick<Journal, 'visibility'>) {
  const Icon = icons[visibility]
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
      <Icon size={16} />
      <Typography variant="body2" component="span" sx={{ fontWeight: 550 }}>
        {visibility}
      </Typography>
    </Stack>
  )
}
