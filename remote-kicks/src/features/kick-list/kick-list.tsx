import { type Kick, pagesQuery, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CardGridSkeleton,
  type Columns,
  coversIn,
  EmptyView,
  kickCover,
  ListError,
  LongCardGrid,
  NextPage,
  Stack,
  Typography,
  useFirstRow,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { listKey, spellingKey } from '../../kick/kick-cache'
import { request } from '../../request'
import { useLandedKick } from '../../kick/landed-kick'
import { KickCard, type KickCardProps } from './kick-card'
import { KickMap } from './kick-map'
import { filterWords, type ListFilters } from './list-filters'
import { words } from './words'

/** The empty state of the list, with and without filters. */
export function NoKicks({ filters, onShowAll }: { filters: ListFilters; onShowAll(): void }) {
  const described = filterWords(filters)
  if (!described)
    return (
      <EmptyView drawing="kick" text={words.none} link={{ to: '/kicks/create', label: words.createFirst }} />
    )
  return (
    <EmptyView
      drawing="search"
      text={words.noMatch(described)}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    />
  )
}

/** Page sizes. The first page is at most eight screens high on phones, and its response is an early call of the page. */
const pageSize = { first: 9, next: 24, map: 200 }
// Milliseconds. Keeps the loaded pages while the user reads a Kick.
const freshness = 5 * 60_000
const memory = 60 * 60_000

/** Returns the matching Kicks of everybody, newest first, in pages. Keeps the previous ones while new ones load. */
export const useKicks = (filters: ListFilters, isMap: boolean) =>
  useInfiniteQuery({
    queryKey: listKey({ ...filters, ...(isMap && { view: 'map' }) }),
    ...pagesQuery((after, signal) => {
      const listed = after.cursor ? pageSize.next : pageSize.first
      const limit = isMap ? pageSize.map : listed
      return request.page('/api/kick', { query: { ...filters, limit, ...after }, signal })
    }),
    placeholderData: (before) => before,
    staleTime: freshness,
    gcTime: memory,
  })

/**
 * Returns the matching Kicks; those of the corrected search if nothing matches and it finds some, and that search.
 * Exact searches send no other request.
 */
export function useForgivingKicks(filters: ListFilters, isMap: boolean) {
  const exact = useKicks(filters, isMap)
  const { q } = filters
  const isNothing = exact.data?.length === 0 && !exact.isPlaceholderData
  const spelling = useQuery({
    queryKey: spellingKey(q ?? ''),
    queryFn: ({ signal }) => request('get', '/api/kick/spelling', { query: { q: q ?? '' }, signal }),
    enabled: isNothing && q !== undefined,
  })
  const meant = isNothing ? spelling.data?.q : undefined
  const similar = useKicks(meant ? { ...filters, q: meant } : filters, isMap)
  const isCorrected = meant && !similar.isPlaceholderData && (similar.data?.length ?? 0) > 0
  return isCorrected ? { query: similar, meant } : { query: exact }
}

const kickColumns: Columns = { xs: 1, md: 2, lg: 3 }

interface KickGridProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  kicks: Kick[]
}

/** A card for each Kick. */
function KickGrid({ kicks, buckets, into }: KickGridProps) {
  const firstRow = useFirstRow(kickColumns)
  const covered = useMemo(() => coversIn(kicks, kickCover), [kicks])
  const viewer = useAuth(({ user }) => user?._id)
  const landed = useLandedKick()
  return (
    <LongCardGrid columns={kickColumns} label={words.label}>
      {covered.map(({ thing: kick, cover }, place) => (
        <KickCard
          key={kick._id}
          kick={kick}
          cover={cover}
          buckets={buckets}
          into={into}
          isOwn={kick.createdBy._id === viewer}
          isNew={kick._id === landed?._id}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}

interface KickListProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  query: ReturnType<typeof useKicks>
  filters: ListFilters
  /** Whether they are shown on a map. */
  isMap: boolean
  /** The corrected search that the list is of. */
  meant?: string | undefined
  /** Shown instead of an empty list. */
  none: ReactNode
}

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function KickList({ query, filters, isMap, meant, buckets, into, none }: KickListProps) {
  const { data: kicks, isPending, isPlaceholderData, hasNextPage } = query
  const isNarrowed = filterWords(filters) !== ''
  return (
    <Stack sx={{ gap: 4, '--phone-card-ratio': '3/2' }}>
      {isPending && <CardGridSkeleton columns={kickColumns} />}
      <ListError list={query} title={words.couldNotGet} />
      {meant && <Typography>{words.corrected(filters.q ?? '', meant)}</Typography>}
      <Typography role="status" sx={visuallyHidden}>
        {isNarrowed && kicks && !isPlaceholderData && (
          <>
            {meant && words.corrected(filters.q ?? '', meant)} {words.found(kicks.length, !hasNextPage)}
          </>
        )}
      </Typography>
      {kicks?.length === 0 && none}
      {kicks && kicks.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {isMap ? <KickMap kicks={kicks} /> : <KickGrid kicks={kicks} buckets={buckets} into={into} />}
        </Box>
      )}
      {!isPlaceholderData && (
        <NextPage list={query} label={words.more} failure={words.couldNotGet} loadsNear={!isMap} />
      )}
    </Stack>
  )
}
