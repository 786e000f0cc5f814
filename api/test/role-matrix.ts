import { newId } from '@bucketeer/host/server'
import { plain } from '../src/modules/media/testing/drawn-pictures'
import { asFile, form } from '../src/modules/media/testing/form'
import { addBucket, addJournal, addKick, addPicture, addShareLink, addStory } from './content'
import { password, signUp, textAt, type SignedIn } from './people'
import type { TestSite } from './test-site'

/** The callers of each request, in their order: those that may change something come last. */
export const roles = ['nobody', 'expired', 'deleted', 'other', 'owner'] as const
export type Role = (typeof roles)[number]

/** Response status by role. */
export type Statuses = Record<Role, number>

interface Scene {
  site: TestSite
  /** The creator of the entity in the request. */
  owner: SignedIn
  other: SignedIn
}

export interface RequestInput {
  /** Values of the path's parameters. */
  path?: Record<string, string>
  /** With its question mark. */
  query?: string
  /** Sent as JSON. A function makes a new body for each role. */
  body?: object | (() => object)
  /** Sent unchanged, instead of a body. */
  sent?: { headers: Record<string, string>; payload: Buffer }
}

type Row = [
  operation: string,
  variant: string,
  statuses: Statuses,
  prepare: (scene: Scene) => RequestInput | Promise<RequestInput>,
]

const everybody = (status: number): Statuses => ({
  nobody: status,
  expired: status,
  deleted: status,
  other: status,
  owner: status,
})

/** For endpoints that need a login: the status for the owner and for another member. */
const members = (owner: number, other = owner): Statuses => ({ ...everybody(401), other, owner })

/** For entities that only their owner can see: everybody else gets 404. */
const ownerOnly = (owner: number): Statuses => ({ ...everybody(404), owner })

const bucketFields = { name: 'South', description: '' }
const kickFields = async ({ site, owner }: Scene) => ({
  name: 'Fly a kite',
  description: '',
  pictures: (await addPicture(site, owner.userId)).url,
  category: 'Chill',
})
const journalFields = { title: 'By boat', description: '', visibility: 'Private' }
const storyFields = async ({ site, owner }: Scene) => ({
  title: 'Locks',
  content: 'Up and down.',
  pictures: (await addPicture(site, owner.userId)).url,
})
const comment = { text: 'Take gloves.' }

const createBucket = async ({ site, owner }: Scene) => ({ bucketId: await addBucket(site, owner) })
const createKick = async ({ site, owner }: Scene) => ({ kickId: (await addKick(site, owner)).id })
async function createWish({ site, owner }: Scene) {
  const bucketId = await addBucket(site, owner)
  const { token } = owner
  const body = { lines: [{ text: 'See Kyoto' }] }
  const made = await site.call({ method: 'POST', url: `/api/bucket/${bucketId}/wishes`, token, body })
  return { bucketId, kickId: textAt(Object(made.body)[0], '_id') }
}
const createJournal = async ({ site, owner }: Scene, visibility: string) => ({
  journalId: await addJournal(site, owner, { visibility }),
})

async function createEntry(scene: Scene, fields: object = {}) {
  const { token } = scene.owner
  const body = { ...(await createKick(scene)), state: 'done', ...fields }
  const made = await scene.site.call({ method: 'POST', url: '/api/log', token, body })
  return { entryId: textAt(made.body, '_id') }
}

async function createComment({ site }: Scene, kickCreator: SignedIn, { token }: SignedIn) {
  const { id } = await addKick(site, kickCreator)
  const { body } = await site.call({ method: 'POST', url: `/api/kick/${id}/comments`, token, body: comment })
  return { commentId: textAt(body, '_id') }
}

async function createBucketAndKick(scene: Scene) {
  const [{ bucketId }, { kickId }] = [await createBucket(scene), await createKick(scene)]
  return { path: { bucketId }, body: { bucketId, kickId } }
}

async function createJournalWithStory(scene: Scene, visibility: string) {
  const { journalId } = await createJournal(scene, visibility)
  return { journalId, storyId: await addStory(scene.site, scene.owner, journalId) }
}

const removeStory = async (scene: Scene, visibility: string) => {
  const { journalId, storyId } = await createJournalWithStory(scene, visibility)
  return { path: { journalId }, body: { journalId, storyId } }
}

const writeStory = async (scene: Scene, visibility: string) => {
  const { journalId } = await createJournal(scene, visibility)
  return { path: { id: journalId }, body: { ...(await storyFields(scene)), journalId } }
}

const changeStory = async (scene: Scene, visibility: string) => {
  const { storyId } = await createJournalWithStory(scene, visibility)
  return { path: { id: storyId }, body: await storyFields(scene) }
}

async function createLink(scene: Scene) {
  const { bucketId } = await createBucket(scene)
  return addShareLink(scene.site, scene.owner, { kind: 'bucket', id: bucketId })
}

async function createEntryLink(scene: Scene) {
  const { entryId } = await createEntry(scene)
  return addShareLink(scene.site, scene.owner, { kind: 'log', id: entryId })
}

async function createJournalLink(scene: Scene) {
  const { journalId } = await createJournal(scene, 'Private')
  return addShareLink(scene.site, scene.owner, { kind: 'journal', id: journalId })
}

const profile = { userName: 'Mira', tagline: 'Trains' }

/** The permissions of each API operation; several rows where they depend on an owner or a visibility. */
export const roleMatrix: Row[] = [
  ['GET /healthz', '', everybody(200), () => ({})],
  ['GET /readyz', '', everybody(200), () => ({})],
  ['GET /packages/index.json', 'on a site without a shell', everybody(503), () => ({})],

  [
    'POST /auth/signup',
    '',
    everybody(201),
    () => ({ body: () => ({ ...profile, email: `${newId()}@bucketeer.example`, password }) }),
  ],
  [
    'POST /auth/login',
    '',
    everybody(200),
    ({ owner }) => ({ body: { email: owner.email, password, rememberMe: false } }),
  ],
  ['GET /auth/verify', '', members(200), () => ({})],
  ['POST /auth/logout', '', everybody(204), () => ({})],
  ['POST /auth/forgot-password', '', everybody(202), ({ owner }) => ({ body: { email: owner.email } })],
  [
    'POST /auth/reset-password',
    'with an unknown token',
    everybody(400),
    () => ({ body: { token: 'x', password } }),
  ],

  ['POST /auth/confirm-email', 'with an unknown token', everybody(400), () => ({ body: { token: 'x' } })],

  ['GET /api/user/{userId}', '', members(200), ({ owner }) => ({ path: { userId: owner.userId } })],
  ['GET /api/user/{userId}/figures', '', members(200), ({ owner }) => ({ path: { userId: owner.userId } })],
  [
    'PUT /api/user/{userId}',
    '',
    members(200, 404),
    ({ owner }) => ({ path: { userId: owner.userId }, body: profile }),
  ],
  [
    'PUT /api/user/{userId}/email',
    '',
    members(200, 404),
    ({ owner }) => ({
      path: { userId: owner.userId },
      body: { password, email: `${newId()}@bucketeer.example` },
    }),
  ],
  [
    'PUT /api/user/{userId}/password',
    '',
    members(204, 404),
    ({ owner }) => ({
      path: { userId: owner.userId },
      body: { password, newPassword: 'a swim in the sea' },
    }),
  ],
  [
    'DELETE /api/user/{userId}',
    '',
    members(204, 404),
    ({ owner }) => ({ path: { userId: owner.userId }, body: { password } }),
  ],

  ...(['PUT', 'DELETE'] as const).flatMap((method) =>
    (['block', 'mute'] as const).map((part): Row => {
      const operation = `${method} /api/user/{userId}/${part}`
      return [
        operation,
        'of the owner',
        members(400, 204),
        ({ owner }) => ({ path: { userId: owner.userId } }),
      ]
    }),
  ),
  [
    'DELETE /api/user/{userId}/comments',
    'of the owner',
    members(400, 204),
    ({ owner }) => ({ path: { userId: owner.userId } }),
  ],
  ['GET /api/people', '', members(200), () => ({ query: '?list=blocked' })],

  ['GET /api/bucket', '', members(200), () => ({})],
  ['POST /api/bucket', '', members(201), () => ({ body: bucketFields })],
  [
    'GET /api/bucket/{bucketId}',
    '',
    members(200, 404),
    async (scene) => ({ path: await createBucket(scene) }),
  ],
  [
    'PUT /api/bucket/{bucketId}',
    '',
    members(200, 404),
    async (scene) => ({ path: await createBucket(scene), body: bucketFields }),
  ],
  [
    'DELETE /api/bucket/{bucketId}',
    '',
    members(204, 404),
    async (scene) => ({ path: await createBucket(scene) }),
  ],
  ['PUT /api/bucket/{bucketId}/add', '', members(200, 404), createBucketAndKick],
  [
    'POST /api/bucket/{bucketId}/wishes',
    '',
    members(201, 404),
    async (scene) => ({ path: await createBucket(scene), body: { lines: [{ text: 'See Kyoto' }] } }),
  ],
  ['POST /api/bucket/someday/wishes', '', members(201), () => ({ body: { lines: [{ text: 'See Kyoto' }] } })],
  [
    'PUT /api/bucket/{bucketId}/kick/{kickId}',
    '',
    members(200, 404),
    async (scene) => ({
      path: await createWish(scene),
      body: { targetOn: '2027-01-01', targetPrecision: 'year' },
    }),
  ],
  [
    'PUT /api/bucket/{bucketId}/shown',
    '',
    members(200, 404),
    async (scene) => {
      const { bucketId, kickId } = await createWish(scene)
      return { path: { bucketId }, body: { kicks: [{ kickId, shown: true }] } }
    },
  ],
  ['PUT /api/bucket/{bucketId}/remove/kick', '', members(200, 404), createBucketAndKick],
  ['PUT /api/bucket/order', 'of nobody', members(409), () => ({ body: { bucketIds: [newId()] } })],
  [
    'PUT /api/bucket/{bucketId}/order',
    '',
    members(200, 404),
    async (scene) => {
      const { bucketId, kickId } = await createWish(scene)
      return { path: { bucketId }, body: { kickIds: [kickId] } }
    },
  ],
  [
    'PUT /api/bucket/{bucketId}/move',
    '',
    members(200, 404),
    async (scene) => {
      const { bucketId, kickId } = await createWish(scene)
      return { path: { bucketId }, body: { kickIds: [kickId], to: null } }
    },
  ],
  [
    'PUT /api/bucket/{bucketId}/return',
    '',
    members(200, 404),
    async (scene) => {
      const { bucketId, kickId } = await createWish(scene)
      const place = { kickId, position: 1, addedAt: new Date().toISOString(), isNew: false }
      const body = { from: null, places: [{ ...place, targetOn: null, targetPrecision: null }] }
      return { path: { bucketId }, body }
    },
  ],

  ['GET /api/kick', '', members(200), () => ({})],
  ['GET /api/kick/figures', '', members(200), () => ({})],
  [
    'POST /api/kick',
    'with a picture of the owner',
    members(201, 400),
    async (scene) => ({ body: { ...(await kickFields(scene)), continent: 'Asia' } }),
  ],
  [
    'POST /api/kick',
    'into a Bucket of the owner',
    members(201, 404),
    async (scene) => {
      const { bucketId } = await createBucket(scene)
      return { body: { ...(await kickFields(scene)), continent: 'Asia', buckets: bucketId } }
    },
  ],
  ['GET /api/kick/{kickId}', '', members(200), async (scene) => ({ path: await createKick(scene) })],
  [
    'PUT /api/kick/{kickId}',
    '',
    members(200, 403),
    async (scene) => ({ path: await createKick(scene), body: await kickFields(scene) }),
  ],
  ['DELETE /api/kick/{kickId}', '', members(204, 403), async (scene) => ({ path: await createKick(scene) })],
  [
    'DELETE /api/kick/{kickId}',
    'that is shared, only if it is unused',
    members(409, 403),
    async (scene) => ({ path: await createKick(scene), query: '?unused=true' }),
  ],
  ['PUT /api/kick/{kickId}/like', '', members(200), async (scene) => ({ path: await createKick(scene) })],
  ['DELETE /api/kick/{kickId}/like', '', members(200), async (scene) => ({ path: await createKick(scene) })],
  [
    'PUT /api/kick/{kickId}/favourite',
    '',
    members(200),
    async (scene) => ({ path: await createKick(scene) }),
  ],
  [
    'DELETE /api/kick/{kickId}/favourite',
    '',
    members(200),
    async (scene) => ({ path: await createKick(scene) }),
  ],

  ['GET /api/kick/{kickId}/comments', '', members(200), async (scene) => ({ path: await createKick(scene) })],
  [
    'POST /api/kick/{kickId}/comments',
    '',
    members(201),
    async (scene) => ({ path: await createKick(scene), body: comment }),
  ],
  [
    'PUT /api/comment/{commentId}',
    'on a Kick of a third user',
    members(200, 403),
    async (scene) => ({
      path: await createComment(scene, await signUp(scene.site), scene.owner),
      body: comment,
    }),
  ],
  [
    'PUT /api/comment/{commentId}',
    'on a Kick of the other user',
    members(200, 403),
    async (scene) => ({ path: await createComment(scene, scene.other, scene.owner), body: comment }),
  ],
  [
    'DELETE /api/comment/{commentId}',
    'on a Kick of a third user',
    members(204, 403),
    async (scene) => ({ path: await createComment(scene, await signUp(scene.site), scene.owner) }),
  ],
  [
    'DELETE /api/comment/{commentId}',
    'of a third user, on a Kick of the owner',
    members(204, 403),
    async (scene) => ({ path: await createComment(scene, scene.owner, await signUp(scene.site)) }),
  ],

  ['GET /api/log', '', members(200), () => ({})],
  [
    'POST /api/log',
    '',
    members(201),
    async (scene) => ({ body: { state: 'done', ...(await createKick(scene)) } }),
  ],
  ['GET /api/log/{entryId}', '', members(200, 404), async (scene) => ({ path: await createEntry(scene) })],
  [
    'GET /api/log/{entryId}',
    'that every member may see',
    members(200),
    async (scene) => ({ path: await createEntry(scene, { audience: 'Members' }) }),
  ],
  [
    'PUT /api/log/{entryId}',
    '',
    members(200, 404),
    async (scene) => ({ path: await createEntry(scene), body: { again: true } }),
  ],
  [
    'PUT /api/log/{entryId}',
    'that every member may see',
    members(200, 403),
    async (scene) => ({ path: await createEntry(scene, { audience: 'Members' }), body: { again: true } }),
  ],
  ['DELETE /api/log/{entryId}', '', members(204, 404), async (scene) => ({ path: await createEntry(scene) })],
  [
    'DELETE /api/log/{entryId}',
    'that every member may see',
    members(204, 403),
    async (scene) => ({ path: await createEntry(scene, { audience: 'Members' }) }),
  ],

  ['GET /api/log/filters', '', members(200), () => ({})],
  ['GET /api/log/next', '', members(200), () => ({ query: '?limit=5' })],
  [
    'POST /api/log/next/{kickId}/not-now',
    'of a Kick in a Bucket of the owner',
    members(204, 404),
    async (scene) => ({ path: { kickId: (await createWish(scene)).kickId } }),
  ],
  ['GET /api/log/on-this-day', '', members(200), () => ({})],
  ['GET /api/log/years', 'of the owner', members(200), ({ owner }) => ({ query: `?user=${owner.userId}` })],
  ['GET /api/log/years/{year}', '', members(200), () => ({ path: { year: '2019' } })],
  [
    'POST /api/log/stories',
    'of an entry of the owner',
    members(201, 404),
    async (scene) => ({ body: { entryIds: [(await createEntry(scene)).entryId], title: 'South' } }),
  ],
  ['GET /api/log/settings', '', members(200), () => ({})],
  ['PUT /api/log/settings', '', members(200), () => ({ body: { welcomed: true } })],

  ['GET /api/journal/public', '', everybody(200), () => ({})],
  [
    'GET /api/journal/shared',
    'of the owner',
    members(200),
    ({ owner }) => ({ query: `?createdBy=${owner.userId}` }),
  ],
  ['GET /api/journal/private', '', members(200), () => ({})],
  ['POST /api/journal', '', members(201), () => ({ body: journalFields })],
  [
    'POST /api/journal',
    'about a Bucket of the owner',
    members(201, 404),
    async (scene) => ({ body: { ...journalFields, ...(await createBucket(scene)) } }),
  ],
  [
    'GET /api/journal/{journalId}',
    'Public',
    everybody(200),
    async (scene) => ({ path: await createJournal(scene, 'Public') }),
  ],
  [
    'GET /api/journal/{journalId}',
    'Private',
    ownerOnly(200),
    async (scene) => ({ path: await createJournal(scene, 'Private') }),
  ],
  [
    'GET /api/journal/{journalId}/stories',
    'Public',
    everybody(200),
    async (scene) => ({ path: await createJournal(scene, 'Public') }),
  ],
  [
    'GET /api/journal/{journalId}/stories',
    'Private',
    ownerOnly(200),
    async (scene) => ({ path: await createJournal(scene, 'Private') }),
  ],
  ...(['Public', 'Private'] as const).flatMap((visibility): Row[] => [
    [
      'PUT /api/journal/{journalId}/order',
      visibility,
      members(200, 404),
      async (scene) => {
        const { journalId, storyId } = await createJournalWithStory(scene, visibility)
        return { path: { journalId }, body: { storyIds: [storyId] } }
      },
    ],
    [
      'PUT /api/journal/{journalId}',
      visibility,
      members(200, 404),
      async (scene) => ({ path: await createJournal(scene, visibility), body: journalFields }),
    ],
    [
      'DELETE /api/journal/{journalId}',
      visibility,
      members(204, 404),
      async (scene) => ({ path: await createJournal(scene, visibility) }),
    ],
    [
      'PUT /api/journal/{journalId}/remove/story',
      visibility,
      members(200, 404),
      (scene) => removeStory(scene, visibility),
    ],
    ['POST /api/story/{id}', visibility, members(201, 404), (scene) => writeStory(scene, visibility)],
    ['PUT /api/story/{id}', visibility, members(200, 404), (scene) => changeStory(scene, visibility)],
  ]),

  [
    'GET /api/share',
    '',
    members(200, 404),
    async (scene) => ({ query: `?kind=bucket&id=${(await createBucket(scene)).bucketId}` }),
  ],
  ['GET /api/share', 'of all links', members(200), () => ({})],
  ['DELETE /api/share', '', members(204), () => ({})],
  [
    'POST /api/share',
    'of a Bucket',
    members(201, 404),
    async (scene) => ({ body: { kind: 'bucket', id: (await createBucket(scene)).bucketId } }),
  ],
  [
    'POST /api/share',
    'of a Public Journal',
    members(201, 404),
    async (scene) => ({ body: { kind: 'journal', id: (await createJournal(scene, 'Public')).journalId } }),
  ],
  [
    'POST /api/share',
    'of an entry',
    members(201, 404),
    async (scene) => ({ body: { kind: 'log', id: (await createEntry(scene)).entryId } }),
  ],
  ['POST /api/share', 'of a year', members(201), () => ({ body: { kind: 'year', id: '2019' } })],
  [
    'PUT /api/share/{id}',
    '',
    members(200, 404),
    async (scene) => ({ path: { id: (await createLink(scene)).id }, body: { newKey: true } }),
  ],
  [
    'DELETE /api/share/{id}',
    '',
    members(204, 404),
    async (scene) => ({ path: { id: (await createLink(scene)).id } }),
  ],
  [
    'GET /api/shared/{key}',
    'of a Private Bucket',
    everybody(200),
    async (scene) => ({ path: { key: (await createLink(scene)).key } }),
  ],
  [
    'GET /api/shared/{key}',
    'of a Private entry',
    everybody(200),
    async (scene) => ({ path: { key: (await createEntryLink(scene)).key } }),
  ],
  [
    'GET /api/shared/{key}/stories',
    'of a Private Journal',
    everybody(200),
    async (scene) => ({ path: { key: (await createJournalLink(scene)).key } }),
  ],

  ['GET /api/places', '', members(200), () => ({ query: '?q=Graz' })],
  ['GET /api/places/nearest', '', members(200), () => ({ query: '?lat=47&lng=15' })],
  ['GET /api/places/around', '', members(200), () => ({ query: '?south=1&west=1&north=2&east=2' })],
  [
    'POST /api/upload',
    '',
    members(201),
    async () => ({ sent: form(asFile(await plain(8, 8).png().toBuffer())) }),
  ],
]
