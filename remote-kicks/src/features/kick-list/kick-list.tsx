import { type Kick, pagesQuery, useAuth } from '@bucketeer/shared-auth'
import { type Columns, coversIn, EmptyView, kickCover, LongCardGrid, useFirstRow } from '@bucketeer/shared-ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listKey, spellingKey } from '../../kick/kick-cache'
import { request } from '../../request'
import { useLandedKick } from '../../kick/landed-kick'
import { KickCard, type KickCardProps } from './kick-card'
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
      button={{ label: words.showAll, onClick: onShowAll }}
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
    ...request.query(spellingKey(q ?? ''), '/api/kick/spelling', { query: { q: q ?? '' } }),
    enabled: isNothing && q !== undefined,
  })
  const meant = isNothing ? spelling.data?.q : undefined
  const similar = useKicks(meant ? { ...filters, q: meant } : filters, isMap)
  const isCorrected = meant && !similar.isPlaceholderData && (similar.data?.length ?? 0) > 0
  return isCorrected ? { query: similar, meant } : { query: exact }
}

export const kickColumns: Columns = { xs: 1, md: 2, lg: 3 }

interface KickGridProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  kicks: Kick[]
}

/** A card for each Kick. */
export function KickGrid({ kicks, buckets, into }: KickGridProps) {
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
