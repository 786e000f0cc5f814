import type { APIRequestContext } from '@playwright/test'
import { signUp } from '../fixtures/person'
import type { Viewer } from './screen'

/** The demo person of api/src/demo, whose login every start prints. */
const demo = { email: 'demo@bucketeer.example', password: 'walk-in-the-woods', rememberMe: true }

interface Listed {
  _id: string
  name?: string
  bucketId?: string | null
  visibility?: string
  story?: { _id: string; kickId?: string | null }[]
  createdBy?: { _id: string }
}

/** Who looks at the screens, and what the `:ids` of their paths stand for. */
export interface SeedUsers {
  tokens: Record<Viewer, string | null>
  ids: Record<string, string>
}

const first = (list: Listed[], isWanted: (each: Listed) => boolean, what: string) => {
  const found = list.find(isWanted)
  if (!found) throw new Error(`The demo person has no ${what}.`)
  return found
}

const logIn = async (request: APIRequestContext) => {
  const answer = await request.post('/auth/login', { data: demo })
  if (!answer.ok()) return null
  return ((await answer.json()) as { authToken: string }).authToken
}

const idsFor = async (request: APIRequestContext, authToken: string) => {
  const get = async <Answer>(call: string) => {
    const answer = await request.get(call, { headers: { authorization: `Bearer ${authToken}` } })
    return (await answer.json()) as Answer
  }
  const me = await get<Listed>('/auth/verify')
  const buckets = await get<Listed[]>('/api/bucket')
  const bucket = first(buckets, ({ name }) => name === 'Swim where it is cold', 'Bucket')
  const still = first(buckets, ({ name }) => name === 'Sit still with a book', 'second Bucket')
  const kicks = await get<Listed[]>('/api/kick')
  const journals = await get<Listed[]>('/api/journal/private')
  const journal = first(
    journals,
    ({ visibility, bucketId, story }) => visibility === 'Public' && Boolean(bucketId && story?.length),
    'public Journal with a Bucket and a Story',
  )
  // By its name: the newest of others may be one that another test is about to remove.
  const kick = first(kicks, ({ name }) => name?.startsWith('See Australia') === true, 'Kick of others')
  const ownKick = first(kicks, ({ createdBy }) => createdBy?._id === me._id, 'Kick')
  return {
    userId: me._id,
    otherId: kick.createdBy?._id ?? '',
    bucketId: bucket._id,
    stillBucketId: still._id,
    kickId: kick._id,
    ownKickId: ownKick._id,
    journalId: journal._id,
    journalBucketId: journal.bucketId ?? '',
    storyId: journal.story?.[0]?._id ?? '',
  }
}

/** Logs the demo person in and signs a newcomer up; null on a site that has no demo content. */
export const createSeedUsers = async (request: APIRequestContext): Promise<SeedUsers | null> => {
  const authToken = await logIn(request)
  if (!authToken) return null
  const newcomer = await signUp(request)
  return {
    tokens: { visitor: null, demo: authToken, newcomer: newcomer.authToken },
    ids: await idsFor(request, authToken),
  }
}

/** Writes ids for their names: `/kicks/:kickId`. */
export const fill = (path: string, { ids }: SeedUsers) =>
  path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const id = ids[name]
    if (!id) throw new Error(`Nothing is called :${name}.`)
    return id
  })
