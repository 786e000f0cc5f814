import type { Page } from './page'

const itemsOf = <Item extends { _id: string }>({ pages }: { pages: Page<Item>[] }): Item[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item._id, item] as const)).values(),
]

/**
 * Returns the options of `useInfiniteQuery` for a list that the server sends in pages. Its data are the items, each once: one
 * may be in two pages after additions or deletions.
 * @param readPage requests the first page, or the one after a cursor
 */
export const pagesQuery = <Item extends { _id: string }>(
  readPage: (after: { cursor?: string }, signal: AbortSignal) => Promise<Page<Item>>,
) => ({
  queryFn: ({ pageParam: cursor, signal }: { pageParam: string; signal: AbortSignal }) =>
    readPage(cursor ? { cursor } : {}, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }: Page<Item>) => next,
  select: itemsOf<Item>,
})
