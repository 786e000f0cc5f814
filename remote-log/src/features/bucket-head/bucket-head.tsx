import { type SlotProps, Stack, styled, Typography } from '@bucketeer/shared-ui'
import { useLoggedBucket } from '../../log/use-logged-bucket'
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
  const { data: bucket } = useLoggedBucket(bucketId)
  const counted = bucket?.kicks.flatMap(({ mine }) => mine ?? []) ?? []
  if (counted.length === 0) return null
  const done = counted.filter((mine) => mine.done > 0).length
  return (
    <Stack sx={{ gap: 1, maxWidth: 420 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.done(done, counted.length)}</Typography>
      <Bar aria-hidden>
        <div style={{ width: `${(done / counted.length) * 100}%` }} />
      </Bar>
    </Stack>
  )
}
