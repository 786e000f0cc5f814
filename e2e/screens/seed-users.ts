import type { APIRequestContext } from '@playwright/test'
import { site } from '../fixtures/site'
import { signUp } from '../fixtures/test-user'
import type { Viewer } from './screen'

/** Copies the demo user's login from api/src/demo; every start prints it. */
const demoLogin = { email: 'demo@bucketeer.example', password: 'walk-in-the-woods', rememberMe: true }

interface ListItem {
  _id: string
  name?: string
  bucketId?: string | null
  visibility?: string
  story?: { _id: string; kickId?: string | null }[]
  createdBy?: { _id: string }
}

/** Holds the session tokens of all viewers and the ids for the placeholders in paths. */
export interface SeedUsers {
  tokens: Record<Viewer, string | null>
  ids: Record<string, string>
}

function findItem(list: ListItem[], isWanted: (item: ListItem) => boolean, what: string) {
  const found = list.find(isWanted)
  if (!found) throw new Error(`The demo content has no ${what}.`)
  return found
}

async function logIn(request: APIRequestContext) {
  const response = await request.post('/auth/login', { data: demoLogin })
  if (!response.ok()) return null
  return ((await response.json()) as { authToken: string }).authToken
}

async function readIds(request: APIRequestContext, authToken: string) {
  const get = async <Body>(path: string) => {
    const response = await request.get(path, { headers: { authorization: `Bearer ${authToken}` } })
    return (await response.json()) as Body
  }
  const user = await get<ListItem>('/auth/verify')
  const buckets = await get<ListItem[]>('/api/bucket')
  const bucket = findItem(buckets, ({ name }) => name === 'Swim where it is cold', 'Bucket')
  const stillBucket = findItem(buckets, ({ name }) => name === 'Sit still with a book', 'second Bucket')
  const kicks = await get<ListItem[]>('/api/kick')
  const journals = await get<ListItem[]>('/api/journal/private')
  const journal = findItem(
    journals,
    ({ visibility, bucketId, story }) => visibility === 'Public' && Boolean(bucketId && story?.length),
    'Public Journal with a Bucket and a Story',
  )
  // Selected by name, because a concurrent test may be about to remove the newest Kick.
  const kick = findItem(
    kicks,
    ({ name }) => name?.startsWith('See Australia') === true,
    'Kick of another user',
  )
  const ownKick = findItem(kicks, ({ createdBy }) => createdBy?._id === user._id, 'Kick')
  const entryId = await readEntry(request, authToken, kick._id)
  return {
    bucketKey: await readKey(request, authToken, { kind: 'bucket', id: bucket._id }),
    journalKey: await readKey(request, authToken, { kind: 'journal', id: journal._id }),
    entryKey: await readKey(request, authToken, { kind: 'log', id: entryId }),
    yearKey: await readKey(request, authToken, { kind: 'year', id: '2024' }),
    entryId,
    importId: await readImport(request, authToken),
    userId: user._id,
    otherId: kick.createdBy?._id ?? '',
    bucketId: bucket._id,
    stillBucketId: stillBucket._id,
    kickId: kick._id,
    ownKickId: ownKick._id,
    journalId: journal._id,
    journalBucketId: journal.bucketId ?? '',
    storyId: journal.story?.[0]?._id ?? '',
  }
}

/** Returns the id of the user's import of a spreadsheet, and creates it if it is missing. */
async function readImport(request: APIRequestContext, authToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${authToken}` }
  const name = 'places.csv'
  const imports = (await (await request.get('/api/import', { headers })).json()) as {
    _id: string
    fileName: string
  }[]
  const known = imports.find(({ fileName }) => fileName === name)
  if (known) return known._id
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from('name\nRow a lake before breakfast\n') }
  const response = await request.post('/api/import', { headers, multipart: { file } })
  return ((await response.json()) as { _id: string })._id
}

interface SharedThing extends Record<string, string> {
  kind: 'bucket' | 'journal' | 'log' | 'year'
  id: string
}

/** Returns the key of the link of a thing. Creates one where there is none; another worker may be faster. */
async function readKey(request: APIRequestContext, authToken: string, thing: SharedThing) {
  const headers = { authorization: `Bearer ${authToken}` }
  await request.post('/api/share', { headers, data: thing })
  const response = await request.get('/api/share', { headers, params: thing })
  const [link] = (await response.json()) as { key: string }[]
  if (!link) throw new Error(`There is no link of this ${thing.kind}.`)
  return link.key
}

/** Returns the id of the demo user's entry about a Kick. Creates one where there is none. */
async function readEntry(request: APIRequestContext, authToken: string, kickId: string) {
  const headers = { authorization: `Bearer ${authToken}` }
  const find = async () => {
    const response = await request.get('/api/log', { headers, params: { kick: kickId, year: 2024 } })
    return ((await response.json()) as ListItem[])[0]
  }
  const when = { on: '2024-05-01', precision: 'month' }
  const data = { kickId, state: 'done', ...when, note: 'Cold, and worth it.', audience: 'Members' }
  const entry = (await find()) ?? (await request.post('/api/log', { headers, data }), await find())
  if (!entry) throw new Error('The demo user has no entry about this Kick.')
  return entry._id
}

/** Logs the demo user in and signs up a newcomer; returns null on a site without them or with other content. */
export async function createSeedUsers(request: APIRequestContext): Promise<SeedUsers | null> {
  const authToken = (site.signUp ?? 'open') === 'open' && (await logIn(request))
  if (!authToken) return null
  try {
    const ids = await readIds(request, authToken)
    const newcomer = await signUp(request)
    return { tokens: { visitor: null, demo: authToken, newcomer: newcomer.authToken }, ids }
  } catch (error) {
    if (site.isOwn) throw error
    return null
  }
}

/** Replaces the placeholders of a path, such as `:kickId`, with ids. */
export const resolvePath = (path: string, { ids }: SeedUsers) =>
  path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const id = ids[name]
    if (!id) throw new Error(`Unknown placeholder :${name}.`)
    return id
  })
