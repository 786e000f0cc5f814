import {
  Box,
  CardGridSkeleton,
  LinkButton,
  ListError,
  NextPage,
  PageFrame,
  PlusIcon,
  Stack,
  Typography,
  useUrlQuery,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { BucketFailure, useBuckets } from '../../buckets/bucket-select'
import { FillingBar } from '../../saving/filling-bar'
import { RecentlySeen } from '../../seen/recently-seen'
import { FilterBar } from './filter-bar'
import { kickColumns, KickGrid, NoKicks, useForgivingKicks } from './kick-list'
import { KickMap } from './kick-map'
import { LandingStrip } from './landing-strip'
import { filtersOf, filterWords, type ListQuery } from './list-filters'
import { useListPosition } from '../../list-position'
import { words } from './words'
import { figuresKey } from '../../kick/kick-cache'
import { request } from '../../request'

/** Returns the filters from the URL, where they can be shared and restored. */
function useKickFilters() {
  const { search, set, replace } = useUrlQuery<ListQuery>()
  const filters = useMemo(() => filtersOf(search), [search])
  const filledBucketId = search.get('for')
  return {
    filters,
    isMap: search.get('view') === 'map',
    /** The id of the Bucket that is being filled, from the URL; null for none. */
    filledBucketId,
    narrow: set,
    showAll: () => replace(filledBucketId ? { for: filledBucketId } : {}),
  }
}

const isScrolledPast = (element: HTMLElement) => element.getBoundingClientRect().top < 0

/** Scrolls to the beginning of the list when its filters change. */
function useTopOfList(which: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(which)
  useEffect(() => {
    if (shown.current === which) return
    shown.current = which
    if (list.current && isScrolledPast(list.current)) list.current.scrollIntoView()
  }, [which])
  return list
}

// Phones begin with the pictures.
const Intro = () => <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{words.intro}</Box>

// The main action is at the top on phones and at the right elsewhere.
const Actions = () => (
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
  const { filters, isMap, filledBucketId, narrow, showAll } = useKickFilters()
  const { query, meant } = useForgivingKicks(filters, isMap)
  const { data: kicks, isPending, isPlaceholderData, hasNextPage } = query
  const correction = meant && words.corrected(filters.q ?? '', meant)
  const { data: figures } = useQuery(request.query(figuresKey, '/api/kick/figures', {}))
  const buckets = useBuckets()
  const into = buckets.data?.find(({ _id }) => _id === filledBucketId)
  const top = useTopOfList(filters)
  useListPosition()
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={<Intro />}
      figures={figures ? words.figures(figures) : []}
      action={<Actions />}
    >
      <Stack ref={top} sx={{ gap: { xs: 1.5, md: 2 }, scrollMarginTop: 'calc(var(--top-bar-height, 64px))' }}>
        <LandingStrip />
        <FilterBar filters={filters} isMap={isMap} figures={figures} narrow={narrow} />
        <RecentlySeen />
        <BucketFailure {...buckets} />
        <Stack sx={{ gap: 4, '--phone-card-ratio': '3/2' }}>
          {isPending && <CardGridSkeleton columns={kickColumns} />}
          {/* After a failed refresh above the old list. */}
          <ListError list={query} title={words.couldNotGet} />
          {correction && <Typography>{correction}</Typography>}
          <Typography role="status" sx={visuallyHidden}>
            {filterWords(filters) !== '' && kicks && !isPlaceholderData && (
              <>
                {correction} {words.found(kicks.length, !hasNextPage)}
              </>
            )}
          </Typography>
          {kicks?.length === 0 && <NoKicks filters={filters} onShowAll={showAll} />}
          {kicks && kicks.length > 0 && (
            <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
              {isMap ? <KickMap kicks={kicks} /> : <KickGrid {...{ kicks, into }} buckets={buckets.data} />}
            </Box>
          )}
          {!isPlaceholderData && (
            <NextPage list={query} label={words.more} failure={words.couldNotGet} loadsNear={!isMap} />
          )}
        </Stack>
        {into && <FillingBar bucket={into} />}
      </Stack>
    </PageFrame>
  )
}
