import { keys, type Page, type Schemas, useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { PersonRowProps } from '../person/person-row'
import { request } from '../request'
import { words } from './words'

/** A follow by the user: its state, and the kinds of activity that the feed shows. */
export type Follow = Schemas['Follow']
/** A person, with how the user follows them. */
export interface FollowedPerson {
  _id: string
  userName: string
  follow: Follow | null
}

/** A person in a list. */
export type ListedPerson = FollowedPerson & PersonRowProps['person']

/** The kinds of activity that the feed can show. */
export const followKinds = ['done', 'story', 'kick', 'bucket'] as const

const peopleKey = [...keys.users.all, 'people']
export const feedKey = ['feed']

/** The lists of people at /people. */
export type PeopleList = 'following' | 'followers' | 'requests' | 'found' | 'suggested'

export interface PeopleSearch {
  /** A part of the name. */
  q?: string
}

/** Queries one of the lists of people, in pages. A search shows its last result until the next one. */
export const usePeople = (list: PeopleList, search: PeopleSearch = {}) =>
  useInfiniteQuery({
    ...request.pages([...peopleKey, list, search], '/api/people', { query: { list, ...search } }),
    placeholderData: keepPreviousData,
  })

/** Shows in the profile and in all lists how the user follows a person. */
function showFollow(cache: QueryClient, userId: string, follow: Follow | null) {
  cache.setQueryData(keys.users.detail(userId), (user) => user && { ...user, follow })
  cache.setQueriesData<InfiniteData<Page<ListedPerson>>>(
    { queryKey: peopleKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((person) => (person._id === userId ? { ...person, follow } : person)),
        })),
      },
  )
}

/** Marks everything as stale. Open lists of people keep their rows, which have the control that undoes the change. */
function forgetLists(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: peopleKey, refetchType: 'none' })
  void cache.invalidateQueries({
    predicate: ({ queryKey }) => peopleKey.some((part, at) => queryKey[at] !== part),
  })
}

const isAccepted = (follow: Follow | null) => follow?.state === 'accepted'

/** The body of `PUT`: the kinds of activity to show; null ends the follow. */
type Wish = Partial<Pick<Follow, 'shows'>> | null

/**
 * Follows a person, changes what the feed shows of them, or ends it, with an optimistic update, and rolls it back with a
 * message when the request fails. Sends quick clicks one after the other, and shows the server's last response after the
 * last one. Until the response, a new follow counts as asked: only the server knows whether the person approves followers.
 */
export function useFollow({ _id: userId, userName, follow }: FollowedPerson) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const confirmed = useRef<{ before: Follow | null; follow: Follow | null }>(null)
  const mutationKey = ['follow', userId]
  const path = '/api/user/{userId}/follow'
  const params = { userId }

  const settle = () => {
    const truth = confirmed.current
    if (!truth || cache.isMutating({ mutationKey }) > 1) return
    confirmed.current = null
    showFollow(cache, userId, truth.follow)
    void cache.invalidateQueries({ queryKey: feedKey })
    if (isAccepted(truth.before) === isAccepted(truth.follow)) return
    // Cached pages may contain things that the user may no longer see.
    cache.removeQueries({ type: 'inactive' })
    forgetLists(cache)
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (wish: Wish): Promise<Follow | null> => {
      if (wish) return request('put', path, { params, body: wish })
      await request('delete', path, { params })
      return null
    },
    onMutate: async (wish) => {
      confirmed.current ??= { before: follow, follow }
      showFollow(cache, userId, wish && { state: 'asked', shows: [...followKinds], ...follow, ...wish })
      // A pending response does not contain this change.
      await cache.cancelQueries({ queryKey: keys.users.all })
    },
    onSuccess: (answer, wish) => {
      if (confirmed.current) confirmed.current.follow = answer
      const isRequest = answer?.state === 'asked' && !wish?.shows
      if (isRequest) toasts.success(words.askedFor(userName), { detail: words.askedDetail })
    },
    onError: ({ message }) => toasts.error(words.couldNotChange(userName), { detail: message }),
    onSettled: settle,
  })
  return mutate
}

/** `remove` removes a follower, `decline` a request alone: another tab may have accepted it. */
export type Answer = 'accept' | 'decline' | 'remove'

/** Accepts or declines somebody's request to follow the user, or removes a follower. */
export function useAnswer(userId: string, onAnswered: (answer: Answer) => void) {
  const cache = useQueryClient()
  const ownId = useAuth(({ user }) => user?._id ?? '')
  return useMutation({
    mutationFn: (answer: Answer) =>
      answer === 'accept'
        ? request('put', '/api/user/{userId}/follower', { params: { userId } })
        : request('delete', '/api/user/{userId}/follower', {
            params: { userId },
            query: answer === 'decline' ? { state: 'asked' } : {},
          }),
    onSuccess: (_, answer) => {
      const followsMe = answer === 'accept' ? ('accepted' as const) : null
      cache.setQueryData(keys.users.detail(userId), (user) => user && { ...user, followsMe })
      void cache.invalidateQueries({ queryKey: keys.users.detail(ownId) })
      void cache.invalidateQueries({ queryKey: peopleKey, refetchType: 'none' })
      void cache.invalidateQueries({ queryKey: ['notifications'] })
      onAnswered(answer)
    },
  })
}
