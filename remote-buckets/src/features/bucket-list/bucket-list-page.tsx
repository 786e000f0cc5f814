import { type Bucket, ownBucketsQuery } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { BucketList } from './bucket-list'
import { LandingStrip } from './landing-strip'
import { words } from './words'

/** Returns the key figures of the list, without zeros. */
function listFigures(buckets: Bucket[]): string[] {
  const kicks = buckets.reduce((sum, { kickCount }) => sum + kickCount, 0)
  return [
    ...(buckets.length > 0 ? [words.buckets(buckets.length)] : []),
    ...(kicks > 0 ? [words.kicks(kicks)] : []),
  ]
}

// The main action is at the top on phones and at the right elsewhere.
const Actions = () => (
  <>
    <LinkButton
      to="/buckets/create"
      variant="contained"
      startIcon={<PlusIcon size={20} />}
      sx={{ order: { sm: 1 } }}
    >
      {words.create}
    </LinkButton>
    <LinkButton to="/kicks" variant="outlined">
      {words.goToKicks}
    </LinkButton>
  </>
)

/** /buckets */
export default function BucketListPage() {
  const query = useQuery(ownBucketsQuery(request))
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={words.intro}
      figures={listFigures(query.data ?? [])}
      action={<Actions />}
    >
      <Stack sx={{ gap: 3 }}>
        <LandingStrip />
        <BucketList query={query} />
      </Stack>
    </PageFrame>
  )
}
