/**
 * What must and what must not compile. Nothing here runs: `tsc` is the test, and an error that is expected below but
 * does not come fails it.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api/api-for'
import type { Page } from './api/page'
import type { Request, RequestPage } from './api/request'
import type { Bucket, Comment, Journal, Kick, PublicJournal, Story, User } from './api/entities'
import { keys } from './keys'
import { ownBucketsQuery } from './own-buckets-query'
import { useAuth } from './use-auth'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <Claim extends true>(claim?: Claim) => claim
const isOf =
  <Expected>() =>
  <Actual>(value: Actual, same: Same<Actual, Expected>) => [value, same]

export const callsKnowTheirAnswers = (api: Api, request: Request, requestPage: RequestPage) => {
  holds<Same<Awaited<ReturnType<Api['buckets']['list']>>, Bucket[]>>()
  holds<Same<Awaited<ReturnType<Api['buckets']['create']>>, Bucket>>()
  holds<Same<Awaited<ReturnType<Api['buckets']['delete']>>, void>>()
  holds<Same<Awaited<ReturnType<Api['kicks']['page']>>, Page<Kick>>>()
  holds<Same<Awaited<ReturnType<Api['kicks']['like']>>, { likes: number; liked: boolean }>>()
  holds<Same<Awaited<ReturnType<Api['comments']['list']>>, Comment[]>>()
  holds<Same<Awaited<ReturnType<Api['journals']['listPublic']>>, PublicJournal[]>>()
  holds<Same<Awaited<ReturnType<Api['journals']['read']>>, Journal>>()
  holds<Same<Awaited<ReturnType<Api['stories']['create']>>, Story>>()
  holds<Same<Awaited<ReturnType<Api['auth']['verify']>>, User>>()
  holds<Same<Awaited<ReturnType<Api['auth']['forgotPassword']>>, void>>()
  holds<Same<Awaited<ReturnType<Api['users']['delete']>>, void>>()
  holds<Same<Awaited<ReturnType<Api['pictures']['upload']>>, string>>()

  // @ts-expect-error there is no such path
  void request('get', '/api/buckets', {})
  // @ts-expect-error the path does not know the method
  void request('delete', '/api/bucket', {})
  // @ts-expect-error the path has a parameter
  void request('get', '/api/bucket/{bucketId}', {})
  // @ts-expect-error of another name
  void request('get', '/api/bucket/{bucketId}', { params: { id: 'b1' } })
  // @ts-expect-error the call has a body
  void request('post', '/api/bucket', {})
  // @ts-expect-error which needs a name
  void request('post', '/api/bucket', { body: { description: 'Every capital' } })
  // @ts-expect-error a page is limited by a number
  void request('get', '/api/bucket', { query: { limit: 'all' } })
  // @ts-expect-error a Journal is Public or Private
  void api.journals.create({ title: 'A', visibility: 'Secret' })
  // @ts-expect-error which has to be said
  void api.journals.create({ title: 'A' })
  // @ts-expect-error a Story has a picture
  void api.stories.create('j1', { title: 'A', content: 'B' })
  // @ts-expect-error there are eight continents
  void api.kicks.list({ continent: 'Atlantis' })
  // @ts-expect-error a Kick has a picture
  void api.kicks.create({ name: 'A', category: 'Chill', continent: 'Asia' })
  // @ts-expect-error one Kick is no list
  void requestPage('/api/kick/{kickId}', { params: { kickId: 'k1' } })
  // @ts-expect-error there are three ways
  void api.users.update('u1', { userName: 'A', tagline: 'B', way: 'To Sleep' })
}

export const entitiesHaveTheirFields = () => {
  holds<Same<User['way'], 'To Enjoy' | 'To Achieve' | 'To Enlighten' | null>>()
  holds<Same<Bucket['kicks'], Kick[]>>()
  holds<Same<Bucket['picture'], string | null>>()
  holds<Same<Journal['createdBy'], string>>()
  holds<Same<PublicJournal['createdBy'], Comment['createdBy']>>()
  holds<Same<Journal['story'], Story[]>>()
  holds<Same<Kick['category'], 'Chill' | 'Travel' | 'Activity'>>()
  holds<Same<Kick['createdBy']['_id'], string | null>>()
}

export const keysKnowWhatTheyKeep = (cache: QueryClient) => {
  const list = cache.getQueryData(keys.buckets.list())
  isOf<Bucket[] | undefined>()(list, true)
  // @ts-expect-error one Bucket is no list
  cache.setQueryData(keys.buckets.list(), list?.[0])
}

export const listQueriesReadWhatTheirKeysKeep = async (cache: QueryClient, api: Api) => {
  isOf<Bucket[]>()(await cache.fetchQuery(ownBucketsQuery(api)), true)
  // @ts-expect-error a query needs the calls of a part
  ownBucketsQuery()
}

export const useSelectorsKnowWhatTheyPick = () => {
  const name = useAuth(({ user }) => user?.userName)
  isOf<string | undefined>()(name, true)
  const { logout } = useAuth()
  isOf<() => Promise<void>>()(logout, true)
}
