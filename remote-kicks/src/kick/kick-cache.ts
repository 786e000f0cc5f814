import { type Kick, keys, type Page } from '@bucketeer/shared-auth'
import { type InfiniteData, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The filter by which a new or changed Kick enters or leaves a cached list. The others are part of the key only. */
export interface AnyFilters {
  /** Only the user's own Private Kicks, which no other list holds. */
  mine?: 'private'
}

/** The cached pages of a list. */
export type Pages<Item> = InfiniteData<Page<Item>, string>

const listsKey = [...keys.kicks.all, 'list'] as const

/** Returns the query key of a list's pages. Their params are cursors; the first is ''. */
export const listKey = (filters: AnyFilters) => [...listsKey, filters] as const

/** The query key of the corrected search. */
export const spellingKey = (q: string) => [...keys.kicks.all, 'spelling', q] as const

/** The figures of all Kicks that every member may see. */
export interface Figures {
  kicks: number
  countries: number
  /** Undefined from a server before 1.1. */
  categories?: { category: NonNullable<Kick['category']>; kicks: number }[]
}

/** The query key of the figures of all Kicks. */
export const figuresKey = [...keys.kicks.all, 'figures'] as const

export const mapPages = <Item>(list: Pages<Item> | undefined, change: (items: Item[]) => Item[]) =>
  list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) }

export function addToTop<Item>(list: Pages<Item> | undefined, item: Item) {
  const [first, ...others] = list?.pages ?? []
  return list && first && { ...list, pages: [{ ...first, items: [item, ...first.items] }, ...others] }
}

const everyList = { queryKey: listsKey }

/** Returns a Kick from a cached list. */
export const listedKick = (cache: QueryClient, kickId: string): Kick | undefined =>
  cache
    .getQueriesData<Pages<Kick>>(everyList)
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
    .find(({ _id }) => _id === kickId)

/**
 * Cancels pending requests for the Kick and for lists before a change to the cache, because their responses would overwrite
 * it: they may be older, and TanStack Query appends a next page to the pages that the list had when the request began. The
 * list requests its next page again.
 */
export async function stopLoading(cache: QueryClient, kickId: string): Promise<void> {
  // A query without data would stay empty.
  const hasData = ({ state }: Query) => state.data !== undefined
  for (const queryKey of [keys.kicks.detail(kickId), listsKey])
    await cache.cancelQueries({ queryKey, predicate: hasData })
}

/** Updates a Kick in the cache of its page and of the lists. */
export function patchKick(cache: QueryClient, kickId: string, patch: (kick: Kick) => Partial<Kick>) {
  const changed = (kick: Kick) => (kick._id === kickId ? { ...kick, ...patch(kick) } : kick)
  cache.setQueryData(keys.kicks.detail(kickId), (kick) => kick && changed(kick))
  cache.setQueriesData<Pages<Kick>>(everyList, (list) => mapPages(list, (kicks) => kicks.map(changed)))
}

/** The list of everybody's Kicks and that of the user's Private ones have no Kick in common. */
function isListed({ queryKey }: { queryKey: QueryKey }, { audience }: Kick) {
  // Set by listKey.
  const { mine } = queryKey[listsKey.length] as AnyFilters
  return (mine === 'private') === (audience === 'Private')
}

/** Updates a Kick whose audience may have changed, which leaves the lists that it does not belong to any more. */
export function relistKick(cache: QueryClient, kick: Kick) {
  patchKick(cache, kick._id, () => kick)
  cache.setQueriesData<Pages<Kick>>({ ...everyList, predicate: (list) => !isListed(list, kick) }, (list) =>
    mapPages(list, (kicks) => kicks.filter(({ _id }) => _id !== kick._id)),
  )
  void cache.invalidateQueries(everyList)
  void cache.invalidateQueries({ queryKey: figuresKey })
}

/** Adds a new Kick to the top of the list without other filters, and invalidates every list. */
export function addToLists(cache: QueryClient, kick: Kick) {
  const filters: AnyFilters = kick.audience === 'Private' ? { mine: 'private' } : {}
  cache.setQueryData<Pages<Kick>>(listKey(filters), (list) => addToTop(list, kick))
  void cache.invalidateQueries(everyList)
  void cache.invalidateQueries({ queryKey: figuresKey })
}

/** Removes a deleted Kick from the cached lists. Its page is still mounted and must not refetch it. */
export function forgetKick(cache: QueryClient, kickId: string) {
  cache.setQueriesData<Pages<Kick>>(everyList, (list) =>
    mapPages(list, (kicks) => kicks.filter(({ _id }) => _id !== kickId)),
  )
  void cache.invalidateQueries({ ...everyList, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: figuresKey })
  void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: keys.log.all, refetchType: 'none' })
}
