import { type Bucket } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CardGrid,
  CardGridSkeleton,
  type Columns,
  coversIn,
  EmptyView,
  lazyResource,
  RetryBanner,
  Stack,
  Typography,
  useFirstRow,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { hasOwnOrder, inOwnOrder } from '../../arrange/orders'
import { BucketCard, bucketCover, BucketRows } from './bucket-views'
import { LazyComponent, MoreButton } from '../../arrange/lazy-component'
import { usePagedList } from '../../arrange/use-paged-list'
import { NoBuckets } from './no-buckets'
import { useArrangement } from './use-arrangement'
import { words } from './words'

const bucketColumns: Columns = { xs: 1, sm: 2, lg: 3 }

/** A card for each Bucket. */
function BucketGrid({ buckets }: { buckets: Bucket[] }) {
  const firstRow = useFirstRow(bucketColumns)
  return (
    <CardGrid columns={bucketColumns} label={words.label}>
      {coversIn(buckets, bucketCover).map(({ thing: bucket, cover }, place) => (
        <BucketCard key={bucket._id} bucket={bucket} cover={cover} priority={place < firstRow} />
      ))}
    </CardGrid>
  )
}

/** The smallest number of Buckets that need an overview. */
const many = 6

const tools = lazyResource(async () => (await import('./bucket-tools')).BucketTools)

const order = lazyResource(async () => (await import('./bucket-order')).BucketOrder)
const strip = lazyResource(async () => (await import('./bucket-order')).BucketOrderStrip)

/** How many rows of cards, or lines, are shown before a button asks for more. */
const step = { cards: 10, lines: 75 }

function Arranged({ buckets }: { buckets: Bucket[] }) {
  const arrangement = useArrangement(buckets)
  const { shown, text, isCompact, find } = arrangement
  const [ordering, setOrdering] = useState<'never' | 'now' | 'saved' | 'ended'>('never')
  const [former, setFormer] = useState<string[] | null>(null)
  const cardStep = step.cards * useFirstRow(bucketColumns)
  const [list, paged] = usePagedList(
    `${arrangement.order} ${isCompact} ${text}`,
    isCompact ? step.lines : cardStep,
  )
  if (ordering === 'now') {
    const present = hasOwnOrder(buckets) ? inOwnOrder(buckets) : buckets
    const onSaved = () => {
      setFormer(present.map(({ _id }) => _id))
      arrangement.showOwnOrder()
      setOrdering('saved')
    }
    const props = { buckets: present, onSaved, onCancel: () => setOrdering('ended') }
    return <LazyComponent code={order} failure={words.couldNotLoad} props={props} />
  }
  const closeStrip = () => {
    setFormer(null)
    setOrdering('ended')
  }
  return (
    <>
      {buckets.length >= many && (
        // Keeps the place of the tools, so that the list does not move. It works without them.
        <Box sx={{ minHeight: { xs: 188, sm: 56 } }}>
          <LazyComponent
            code={tools}
            props={{
              ...arrangement,
              onOrder: () => setOrdering('now'),
              isOrderFocused: ordering === 'ended',
            }}
          />
        </Box>
      )}
      {former && <LazyComponent code={strip} props={{ former, buckets, onClose: closeStrip }} />}
      <Typography role="status" sx={visuallyHidden}>
        {text && words.found(shown.length)}
      </Typography>
      {shown.length === 0 && (
        <EmptyView
          drawing="bucket"
          text={words.noneFound}
          action={
            <Button variant="outlined" onClick={() => find('')}>
              {words.showAll}
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <Stack ref={list} sx={{ gap: 3 }}>
          {isCompact ? (
            <BucketRows buckets={paged.visible(shown)} />
          ) : (
            <BucketGrid buckets={paged.visible(shown)} />
          )}
          <MoreButton shown={paged.count} all={shown.length} onMore={paged.showMore} />
        </Stack>
      )}
    </>
  )
}

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function BucketList({ query }: { query: UseQueryResult<Bucket[]> }) {
  const { data: buckets, error, isPending, refetch } = query
  if (isPending) return <CardGridSkeleton columns={bucketColumns} />
  return (
    <Stack sx={{ gap: 3 }}>
      <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {buckets?.length === 0 && <NoBuckets />}
      {buckets && buckets.length > 0 && <Arranged buckets={buckets} />}
    </Stack>
  )
}
