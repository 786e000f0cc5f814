/** Tests of types, run by `tsc`: it fails on any error, and on an expected error that does not occur. */
import type { QueryClient } from '@tanstack/react-query'
import type { AuthCalls } from './auth-calls'
import type { Page } from './api/page'
import type { AnswerOf, Request } from './api/request'
import type { Bucket, Comment, Journal, Kick, PublicJournal, Story, User } from './api/entities'
import { keys } from './keys'
import type { uploadPicture } from './api/upload-picture'
import { ownBucketsQuery } from './own-buckets-query'
import { useAuth } from './use-auth'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const expectTrue = <Claim extends true>(claim?: Claim) => claim
const expectType =
  <Expected>() =>
  <Actual>(value: Actual, same: Same<Actual, Expected>) => [value, same]

export function callsReturnTheirEntities(request: Request) {
  expectTrue<Same<AnswerOf<'get', '/api/bucket'>, Bucket[]>>()
  expectTrue<Same<AnswerOf<'post', '/api/bucket'>, Bucket>>()
  expectTrue<Same<AnswerOf<'delete', '/api/bucket/{bucketId}'>, void>>()
  expectTrue<Same<AnswerOf<'put', '/api/kick/{kickId}/like'>, { likes: number; liked: boolean }>>()
  expectTrue<Same<AnswerOf<'get', '/api/kick/{kickId}/comments'>, Comment[]>>()
  expectTrue<Same<AnswerOf<'get', '/api/journal/public'>, PublicJournal[]>>()
  expectTrue<Same<AnswerOf<'get', '/api/journal/{journalId}'>, Journal>>()
  expectTrue<Same<AnswerOf<'post', '/api/story/{id}'>, Story>>()
  expectTrue<Same<Awaited<ReturnType<AuthCalls['verify']>>, User>>()
  expectTrue<Same<AnswerOf<'post', '/auth/forgot-password'>, void>>()
  expectTrue<Same<AnswerOf<'delete', '/api/user/{userId}'>, void>>()
  expectTrue<Same<Awaited<ReturnType<typeof uploadPicture>>, string>>()
  expectType<Promise<Page<Kick>>>()(request.page('/api/kick', {}), true)

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
  void request('post', '/api/journal', { body: { title: 'A', visibility: 'Secret' } })
  // @ts-expect-error missing visibility
  void request('post', '/api/journal', { body: { title: 'A' } })
  const withoutPicture = { title: 'A', content: 'B', journalId: 'j1' }
  // @ts-expect-error missing picture of a Story
  void request('post', '/api/story/{id}', { params: { id: 'j1' }, body: withoutPicture })
  // @ts-expect-error unknown continent
  void request('get', '/api/kick', { query: { continent: 'Atlantis' } })
  // @ts-expect-error a Kick is never Public
  void request('post', '/api/kick', { body: { name: 'A', audience: 'Public' } })
  // @ts-expect-error the path returns no list
  void request.page('/api/kick/{kickId}', { params: { kickId: 'k1' } })
  const unknownWay = { userName: 'A', tagline: 'B', way: 'To Sleep' }
  // @ts-expect-error unknown way
  void request('put', '/api/user/{userId}', { params: { userId: 'u1' }, body: unknownWay })
}

export function entitiesHaveTheFieldsOfTheDocument() {
  expectTrue<Same<User['way'], 'To Enjoy' | 'To Achieve' | 'To Enlighten' | null>>()
  expectTrue<Same<Bucket['kicks'], Kick[]>>()
  expectTrue<Same<Bucket['picture'], string | null>>()
  expectTrue<Same<Journal['createdBy'], string>>()
  expectTrue<Same<PublicJournal['createdBy'], Comment['createdBy']>>()
  expectTrue<Same<Journal['story'], Story[]>>()
  expectTrue<Same<Kick['category'], 'Chill' | 'Travel' | 'Activity' | null>>()
  expectTrue<Same<Kick['createdBy']['_id'], string | null>>()
}

export function keysAreTypedByTheirData(cache: QueryClient) {
  const list = cache.getQueryData(keys.buckets.list())
  expectType<Bucket[] | undefined>()(list, true)
  // @ts-expect-error the key holds a list
  cache.setQueryData(keys.buckets.list(), list?.[0])
}

export async function ownBucketsQueryReturnsAllBuckets(cache: QueryClient, request: Request) {
  expectType<Bucket[]>()(await cache.fetchQuery(ownBucketsQuery(request)), true)
  // @ts-expect-error missing request
  ownBucketsQuery()
}

export function useAuthReturnsWhatItsSelectorReturns() {
  const name = useAuth(({ user }) => user?.userName)
  expectType<string | undefined>()(name, true)
  const { logout } = useAuth()
  expectType<() => Promise<void>>()(logout, true)
}
