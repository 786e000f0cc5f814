import { type Bucket } from '@bucketeer/shared-auth'
import {
  CardGrid,
  type Columns,
  coversIn,
  EmptyView,
  lazyResource,
  Stack,
  Typography,
  useFirstRow,
  useUrlQuery,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useState } from 'react'
import { LazyComponent, MoreButton } from '../../arrange/lazy-component'
import { inOwnOrder } from '../../arrange/orders'
import { usePagedList } from '../../arrange/use-paged-list'
import { BucketTools } from './bucket-tools'
import { BucketCard, bucketCover, BucketRows } from './bucket-views'
import { useBucketArrangement } from './use-bucket-arrangement'
import { words } from './words'

export const bucketColumns: Columns = { xs: 1, sm: 2, lg: 3 }

const editor = lazyResource(async () => (await import('./bucket-order')).BucketOrder)
const strip = lazyResource(async () => (await import('./bucket-order')).BucketOrderStrip)

/** The smallest number of Buckets that need an overview. */
const many = 6

/** How many rows of cards, or lines, are shown before a button asks for more. */
const step = { cards: 10, lines: 75 }

/** The Buckets as cards or lines, with the tools of a long list. */
export function BucketList({ buckets }: { buckets: Bucket[] }) {
  const arrangement = useBucketArrangement(buckets)
  const { shown, text, order, find } = arrangement
  const { search, set } = useUrlQuery<'sort' | 'view'>()
  const isCompact = search.get('view') === 'compact'
  const [ordering, setOrdering] = useState<'never' | 'now' | 'saved' | 'ended'>('never')
  const [former, setFormer] = useState<string[] | null>(null)
  const firstRow = useFirstRow(bucketColumns)
  const [list, paged] = usePagedList(
    `${order} ${isCompact} ${text}`,
    isCompact ? step.lines : step.cards * firstRow,
  )
  if (ordering === 'now') {
    const present = inOwnOrder(buckets)
    const onSaved = () => {
      setFormer(present.map(({ _id }) => _id))
      set('sort', '')
      setOrdering('saved')
    }
    const props = { buckets: present, onSaved, onCancel: () => setOrdering('ended') }
    return <LazyComponent code={editor} props={props} failure={words.order} />
  }
  const closeStrip = () => {
    setFormer(null)
    setOrdering('ended')
  }
  return (
    <>
      {buckets.length >= many && (
        <BucketTools
          arrangement={arrangement}
          isCompact={isCompact}
          onCompact={(compact) => set('view', compact ? 'compact' : '')}
          onOrder={() => setOrdering('now')}
          isOrderFocused={ordering === 'ended'}
        />
      )}
      {former && <LazyComponent code={strip} props={{ former, buckets, onClose: closeStrip }} />}
      <Typography role="status" sx={visuallyHidden}>
        {text && words.found(shown.length)}
      </Typography>
      {shown.length === 0 && (
        <EmptyView
          drawing="bucket"
          text={words.noneFound}
          button={{ label: words.showAll, onClick: () => find('') }}
        />
      )}
      {shown.length > 0 && (
        <Stack ref={list} sx={{ gap: 3 }}>
          {isCompact ? (
            <BucketRows buckets={paged.visible(shown)} />
          ) : (
            <CardGrid columns={bucketColumns} label={words.label}>
              {coversIn(paged.visible(shown), bucketCover).map(({ thing: bucket, cover }, place) => (
                <BucketCard key={bucket._id} bucket={bucket} cover={cover} priority={place < firstRow} />
              ))}
            </CardGrid>
          )}
          <MoreButton shown={paged.count} all={shown.length} onMore={paged.showMore} />
        </Stack>
      )}
    </>
  )
}
