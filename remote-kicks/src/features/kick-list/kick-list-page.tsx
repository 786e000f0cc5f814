import { LinkButton, PageFrame, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { BucketFailure, useBuckets } from '../../buckets'
import { FilterBar } from './filter-bar'
import { KickList } from './kick-list'
import { listFigures } from './list-figures'
import { NoKicks } from './no-kicks'
import { useKickFilters } from './use-kick-filters'
import { useKicks } from './use-kicks'
import { useListPlace } from './use-list-place'
import { useTopOfList } from './use-top-of-list'
import { words } from './words'

// The main action is at the top on phones and at the right elsewhere.
const actions = (
  <>
    <LinkButton
      to="/kicks/create"
      variant="contained"
      startIcon={<PlusIcon size={20} />}
      sx={{ order: { sm: 1 } }}
    >
      {words.create}
    </LinkButton>
    <LinkButton to="/buckets" variant="outlined">
      {words.toBuckets}
    </LinkButton>
  </>
)

/** /kicks */
export default function KickListPage() {
  const { filters, narrow, showAll } = useKickFilters()
  const query = useKicks(filters)
  const buckets = useBuckets()
  const top = useTopOfList(filters)
  useListPlace()
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={words.intro}
      figures={listFigures(query.data ?? [], query.hasNextPage ? 'part' : 'whole')}
      action={actions}
    >
      <Stack ref={top} sx={{ gap: { xs: 3, md: 2 }, scrollMarginTop: 'calc(var(--top-bar-height, 64px))' }}>
        <FilterBar filters={filters} narrow={narrow} />
        <BucketFailure {...buckets} />
        <KickList
          query={query}
          buckets={buckets.data ?? []}
          none={<NoKicks filters={filters} onShowAll={showAll} />}
        />
      </Stack>
    </PageFrame>
  )
}
