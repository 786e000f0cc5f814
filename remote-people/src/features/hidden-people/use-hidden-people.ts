import { useInfiniteQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { request } from '../../request'

/** How the user hides people. */
export type Hiding = 'blocked' | 'muted'

/** Queries those whom the user blocked or muted, in pages. */
export const useHiddenPeople = (list: Hiding) =>
  useInfiniteQuery({
    queryKey: [...keys.users.all, 'hidden', list],
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/people', { query: { list, ...(cursor && { cursor }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

export type HiddenPeopleQuery = ReturnType<typeof useHiddenPeople>
