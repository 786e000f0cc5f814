import { type SlotProps, Stack, styled, Typography } from '@bucketeer/shared-ui'
import { useBucket } from './use-bucket'
import { words } from './words'

const Bar = styled('div')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > div': { height: '100%', backgroundColor: theme.vars.palette.secondary.main },
}))

/** How many Kicks of a Bucket one has done, in words and as a bar. */
export default function BucketHead({ bucketId }: SlotProps<'bucket.head'>) {
  const { data: bucket } = useBucket(bucketId)
  if (!bucket || bucket.kicks.length === 0) return null
  const all = bucket.kicks.length
  const done = bucket.kicks.filter(({ mine }) => mine.done > 0).length
  return (
    <Stack sx={{ gap: 1, maxWidth: 420 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.done(done, all)}</Typography>
      <Bar aria-hidden>
        <div style={{ width: `${(done / all) * 100}%` }} />
      </Bar>
    </Stack>
  )
}
