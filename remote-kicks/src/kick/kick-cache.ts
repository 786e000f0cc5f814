import { type Kick, keys, type Page } from '@bucketeer/shared-auth'
import { type InfiniteData, type QueryClient } from '@tanstack/react-query'

type Pages = InfiniteData<Page<Kick>, string>

const mapPages = (list: Pages | undefined, change: (kicks: Kick[]) => Kick[]) =>
  list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) }

const everyList = { queryKey: keys.kicks.lists }

/** A Kick as some list has it. */
export const listedKick = (cache: QueryClient, kickId: string): Kick | undefined =>
  cache
    .getQueriesData<Pages>(everyList)
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
    .find(({ _id }) => _id === kickId)

/** Changes a Kick wherever it is kept: on its own page and in the lists. */
export const patchKick = (cache: QueryClient, kickId: string, patch: (kick: Kick) => Partial<Kick>) => {
  const changed = (kick: Kick) => (kick._id === kickId ? { ...kick, ...patch(kick) } : kick)
  cache.setQueryData(keys.kicks.detail(kickId), (kick) => kick && changed(kick))
  cache.setQueriesData<Pages>(everyList, (list) => mapPages(list, (kicks) => kicks.map(changed)))
}

/** Shows a new Kick on top of the list of all, and has every list learn of it when it is next looked at. */
export const addToLists = (cache: QueryClient, kick: Kick) => {
  cache.setQueryData(keys.kicks.pages({}), (list) => {
    const [first, ...others] = list?.pages ?? []
    return list && first && { ...list, pages: [{ ...first, items: [kick, ...first.items] }, ...others] }
  })
  void cache.invalidateQueries(everyList)
}

/** Takes a deleted Kick out of the lists. Its own page is still there, and must not ask for what is gone. */
export const forgetKick = (cache: QueryClient, kickId: string) => {
  cache.setQueriesData<Pages>(everyList, (list) =>
    mapPages(list, (kicks) => kicks.filter(({ _id }) => _id !== kickId)),
  )
  void cache.invalidateQueries({ ...everyList, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
}
