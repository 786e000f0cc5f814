/** Tests of types, run by `tsc`: it fails on any error, and on an expected error that does not occur. */
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api/api-for'
import type { Page } from './api/page'
import type { Request, RequestPage } from './api/request'
import type { Bucket, Comment, Journal, Kick, PublicJournal, Story, User } from './api/entities'
import { keys } from './keys'
import { ownBucketsQuery } from './own-buckets-query'
import { useAuth } from './use-auth'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const expectTrue = <Claim extends true>(claim?: Claim) => claim
const expectType =
  <Expected>() =>
  <Actual>(value: Actual, same: Same<Actual, Expected>) => [value, same]

export const callsReturnTheirEntities = (api: Api, request: Request, requestPage: RequestPage) => {
  expectTrue<Same<Awaited<ReturnType<Api['buckets']['list']>>, Bucket[]>>()
  expectTrue<Same<Awaited<ReturnType<Api['buckets']['create']>>, Bucket>>()
  expectTrue<Same<Awaited<ReturnType<Api['buckets']['delete']>>, void>>()
  expectTrue<Same<Awaited<ReturnType<Api['kicks']['page']>>, Page<Kick>>>()
  expectTrue<Same<Awaited<ReturnType<Api['kicks']['like']>>, { likes: number; liked: boolean }>>()
  expectTrue<Same<Awaited<ReturnType<Api['comments']['list']>>, Comment[]>>()
  expectTrue<Same<Awaited<ReturnType<Api['journals']['listPublic']>>, PublicJournal[]>>()
  expectTrue<Same<Awaited<ReturnType<Api['journals']['read']>>, Journal>>()
  expectTrue<Same<Awaited<ReturnType<Api['stories']['create']>>, Story>>()
  expectTrue<Same<Awaited<ReturnType<Api['auth']['verify']>>, User>>()
  expectTrue<Same<Awaited<ReturnType<Api['auth']['forgotPassword']>>, void>>()
  expectTrue<Same<Awaited<ReturnType<Api['users']['delete']>>, void>>()
  expectTrue<Same<Awaited<ReturnType<Api['pictures']['upload']>>, string>>()

  // @ts-expect-error unknown path
  void request('get', '/api/buckets', {})
  // @ts-expect-error unknown method of the path
  void request('delete', '/api/bucket', {})
  // @ts-expect-error missing path parameter
  void request('get', '/api/bucket/{bucketId}', {})
  // @ts-expect-error wrong name of the path parameter
  void request('get', '/api/bucket/{bucketId}', { params: { id: 'b1' } })
  // @ts-expect-error missing body
  void request('post', '/api/bucket', {})
  // @ts-expect-error missing name in the body
  void request('post', '/api/bucket', { body: { description: 'Every capital' } })
  // @ts-expect-error limit must be a number
  void request('get', '/api/bucket', { query: { limit: 'all' } })
  // @ts-expect-error unknown visibility
  void api.journals.create({ title: 'A', visibility: 'Secret' })
  // @ts-expect-error missing visibility
  void api.journals.create({ title: 'A' })
  // @ts-expect-error missing picture of a Story
  void api.stories.create('j1', { title: 'A', content: 'B' })
  // @ts-expect-error unknown continent
  void api.kicks.list({ continent: 'Atlantis' })
  // @ts-expect-error missing picture of a Kick
  void api.kicks.create({ name: 'A', category: 'Chill', continent: 'Asia' })
  // @ts-expect-error the path returns no list
  void requestPage('/api/kick/{kickId}', { params: { kickId: 'k1' } })
  // @ts-expect-error unknown way
  void api.users.update('u1', { userName: 'A', tagline: 'B', way: 'To Sleep' })
}

export const entitiesHaveTheFieldsOfTheDocument = () => {
  expectTrue<Same<User['way'], 'To Enjoy' | 'To Achieve' | 'To Enlighten' | null>>()
  expectTrue<Same<Bucket['kicks'], Kick[]>>()
  expectTrue<Same<Bucket['picture'], string | null>>()
  expectTrue<Same<Journal['createdBy'], string>>()
  expectTrue<Same<PublicJournal['createdBy'], Comment['createdBy']>>()
  expectTrue<Same<Journal['story'], Story[]>>()
  expectTrue<Same<Kick['category'], 'Chill' | 'Travel' | 'Activity'>>()
  expectTrue<Same<Kick['createdBy']['_id'], string | null>>()
}

export const keysAreTypedByTheirData = (cache: QueryClient) => {
  const list = cache.getQueryData(keys.buckets.list())
  expectType<Bucket[] | undefined>()(list, true)
  // @ts-expect-error the key holds a list
  cache.setQueryData(keys.buckets.list(), list?.[0])
}

export const ownBucketsQueryReturnsAllBuckets = async (cache: QueryClient, api: Api) => {
  expectType<Bucket[]>()(await cache.fetchQuery(ownBucketsQuery(api)), true)
  // @ts-expect-error missing API
  ownBucketsQuery()
}

export const useAuthReturnsWhatItsSelectorReturns = () => {
  const name = useAuth(({ user }) => user?.userName)
  expectType<string | undefined>()(name, true)
  const { logout } = useAuth()
  expectType<() => Promise<void>>()(logout, true)
}
