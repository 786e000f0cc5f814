import { type Bucket, ownBucketsQuery } from '@bucketeer/shared-auth'
import {
  CardGridSkeleton,
  lazyResource,
  LinkButton,
  PageFrame,
  PlusIcon,
  RetryBanner,
  Stack,
} from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { LazyComponent } from '../../arrange/lazy-component'
import { request } from '../../request'
import { bucketColumns, BucketList } from './bucket-list'
import { NoBuckets } from './no-buckets'
import { words } from './words'

const landing = lazyResource(async () => (await import('./landing-strip')).LandingStrip)

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
  const { state, key } = useLocation()
  const { data: buckets, error, isPending, refetch } = useQuery(ownBucketsQuery(request))
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={words.intro}
      figures={listFigures(buckets ?? [])}
      action={<Actions />}
    >
      <Stack sx={{ gap: 3 }}>
        {state !== null && <LazyComponent key={key} code={landing} props={{ state }} />}
        {isPending && <CardGridSkeleton columns={bucketColumns} />}
        {/* After a failed refresh above the old list. */}
        <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
        {buckets?.length === 0 && <NoBuckets />}
        {buckets && buckets.length > 0 && <BucketList buckets={buckets} />}
      </Stack>
    </PageFrame>
  )
}
