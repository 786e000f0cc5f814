import { keys } from '@bucketeer/shared-auth'
import { type SlotProps, Stack, styled, Typography } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { words } from './words'
import { request } from '../../request'

const Bar = styled('div')(({ theme }) => ({
  flex: '1 1 60px',
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > div': { height: '100%', backgroundColor: theme.vars.palette.secondary.main },
}))

/** How many Kicks of a Bucket the user has done, in words and as a bar. */
export default function BucketHead({ bucketId }: SlotProps<'bucket.head'>) {
  // The page has it in the cache.
  const { data: bucket } = useQuery({
    ...request.query(keys.buckets.detail(bucketId), '/api/bucket/{bucketId}', { params: { bucketId } }),
    staleTime: Infinity,
  })
  if (!bucket || bucket.kickCount === 0) return null
  const { kicks, kickCount: all } = bucket
  // A Bucket of a list, which has no count, is shown only if all of its Kicks are loaded.
  const done = bucket.doneCount ?? kicks.filter(({ mine }) => mine.done > 0).length
  return (
    // Not higher than `remote.json` reserves, or it is hidden while something in view stands below it.
    <Stack direction="row" sx={{ gap: 1.5, maxWidth: 420, height: 24, alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600, flex: 'none', maxWidth: '100%' }} noWrap>
        {words.done(done, all)}
      </Typography>
      <Bar aria-hidden>
        <div style={{ width: `${(done / all) * 100}%` }} />
      </Bar>
    </Stack>
  )
}
