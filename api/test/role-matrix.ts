import { newId } from '../src/database/new-id'
import { plain } from '../src/modules/media/testing/drawn-pictures'
import { asFile, form } from '../src/modules/media/testing/form'
import { addBucket, addKick, addPicture } from './content'
import { addJournal, addStory } from './journals'
import { password, signUp, textAt, type SignedIn } from './people'
import type { TestSite } from './test-site'

/** Who calls, in the order in which each call is tried: whoever may change something comes last. */
export const roles = ['nobody', 'expired', 'deleted', 'other', 'owner'] as const
export type Role = (typeof roles)[number]

/** The status for each role. */
export type Statuses = Record<Role, number>

interface Scene {
  site: TestSite
  /** Has made what the call is about. */
  owner: SignedIn
  other: SignedIn
}

export interface Asked {
  /** What stands in the path's braces, by name, and after the question mark. */
  path?: Record<string, string>
  query?: string
  /** Sent as JSON; a function is asked anew for each role. */
  body?: object | (() => object)
  /** Sent as it is, instead of a body. */
  sent?: { headers: Record<string, string>; payload: Buffer }
}

type Row = [
  operation: string,
  about: string,
  statuses: Statuses,
  ask: (scene: Scene) => Asked | Promise<Asked>,
]

const everybody = (status: number): Statuses => ({
  nobody: status,
  expired: status,
  deleted: status,
  other: status,
  owner: status,
})

/** What needs a login: the status for the owner, and for anybody else who is logged in. */
const members = (owner: number, other = owner): Statuses => ({ ...everybody(401), other, owner })

/** What is there for its owner alone, and for anybody else not even to be found. */
const secret = (owner: number): Statuses => ({ ...everybody(404), owner })

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

const aBucket = async ({ site, owner }: Scene) => ({ bucketId: await addBucket(site, owner) })
const aKick = async ({ site, owner }: Scene) => ({ kickId: (await addKick(site, owner)).id })
const aJournal = async ({ site, owner }: Scene, visibility: string) => ({
  journalId: await addJournal(site, owner, { visibility }),
})

async function aComment({ site }: Scene, kickBy: SignedIn, { token }: SignedIn) {
  const { id } = await addKick(site, kickBy)
  const { body } = await site.call({ method: 'POST', url: `/api/kick/${id}/comments`, token, body: comment })
  return { commentId: textAt(body, '_id') }
}

async function aBucketWithKick(scene: Scene) {
  const [{ bucketId }, { kickId }] = [await aBucket(scene), await aKick(scene)]
  return { path: { bucketId }, body: { bucketId, kickId } }
}

async function aJournalWithStory(scene: Scene, visibility: string) {
  const { journalId } = await aJournal(scene, visibility)
  return { journalId, storyId: await addStory(scene.site, scene.owner, journalId) }
}

const removeStory = async (scene: Scene, visibility: string) => {
  const { journalId, storyId } = await aJournalWithStory(scene, visibility)
  return { path: { journalId }, body: { journalId, storyId } }
}

const writeStory = async (scene: Scene, visibility: string) => {
  const { journalId } = await aJournal(scene, visibility)
  return { path: { id: journalId }, body: { ...(await storyFields(scene)), journalId } }
}

const changeStory = async (scene: Scene, visibility: string) => {
  const { storyId } = await aJournalWithStory(scene, visibility)
  return { path: { id: storyId }, body: await storyFields(scene) }
}

const profile = { userName: 'Mira', tagline: 'Trains' }

/** Who may do what: each call of the API, several times where it matters whose or which something is. */
export const roleMatrix: Row[] = [
  ['GET /healthz', '', everybody(200), () => ({})],
  ['GET /readyz', '', everybody(200), () => ({})],

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
    'a link of nobody',
    everybody(400),
    () => ({ body: { token: 'x', password } }),
  ],

  ['GET /api/user/{userId}', '', members(200), ({ owner }) => ({ path: { userId: owner.userId } })],
  [
    'PUT /api/user/{userId}',
    '',
    members(200, 404),
    ({ owner }) => ({ path: { userId: owner.userId }, body: profile }),
  ],
  [
    'DELETE /api/user/{userId}',
    '',
    members(204, 404),
    ({ owner }) => ({ path: { userId: owner.userId }, body: { password } }),
  ],

  ['GET /api/bucket', '', members(200), () => ({})],
  ['POST /api/bucket', '', members(201), () => ({ body: bucketFields })],
  ['GET /api/bucket/{bucketId}', '', members(200, 404), async (scene) => ({ path: await aBucket(scene) })],
  [
    'PUT /api/bucket/{bucketId}',
    '',
    members(200, 404),
    async (scene) => ({ path: await aBucket(scene), body: bucketFields }),
  ],
  ['DELETE /api/bucket/{bucketId}', '', members(204, 404), async (scene) => ({ path: await aBucket(scene) })],
  ['PUT /api/bucket/{bucketId}/add', '', members(200, 404), aBucketWithKick],
  ['PUT /api/bucket/{bucketId}/remove/kick', '', members(200, 404), aBucketWithKick],

  ['GET /api/kick', '', members(200), () => ({})],
  [
    'POST /api/kick',
    'with a picture of the owner’s',
    members(201, 400),
    async (scene) => ({ body: { ...(await kickFields(scene)), continent: 'Asia' } }),
  ],
  [
    'POST /api/kick',
    'into a Bucket of the owner’s',
    members(201, 404),
    async (scene) => {
      const { bucketId } = await aBucket(scene)
      return { body: { ...(await kickFields(scene)), continent: 'Asia', buckets: bucketId } }
    },
  ],
  ['GET /api/kick/{kickId}', '', members(200), async (scene) => ({ path: await aKick(scene) })],
  [
    'PUT /api/kick/{kickId}',
    '',
    members(200, 403),
    async (scene) => ({ path: await aKick(scene), body: await kickFields(scene) }),
  ],
  ['DELETE /api/kick/{kickId}', '', members(204, 403), async (scene) => ({ path: await aKick(scene) })],
  ['PUT /api/kick/{kickId}/like', '', members(200), async (scene) => ({ path: await aKick(scene) })],
  ['DELETE /api/kick/{kickId}/like', '', members(200), async (scene) => ({ path: await aKick(scene) })],
  ['PUT /api/kick/{kickId}/favourite', '', members(200), async (scene) => ({ path: await aKick(scene) })],
  ['DELETE /api/kick/{kickId}/favourite', '', members(200), async (scene) => ({ path: await aKick(scene) })],

  ['GET /api/kick/{kickId}/comments', '', members(200), async (scene) => ({ path: await aKick(scene) })],
  [
    'POST /api/kick/{kickId}/comments',
    '',
    members(201),
    async (scene) => ({ path: await aKick(scene), body: comment }),
  ],
  [
    'PUT /api/comment/{commentId}',
    'under somebody else’s Kick',
    members(200, 403),
    async (scene) => ({ path: await aComment(scene, await signUp(scene.site), scene.owner), body: comment }),
  ],
  [
    'PUT /api/comment/{commentId}',
    'under a Kick of the other’s',
    members(200, 403),
    async (scene) => ({ path: await aComment(scene, scene.other, scene.owner), body: comment }),
  ],
  [
    'DELETE /api/comment/{commentId}',
    'under somebody else’s Kick',
    members(204, 403),
    async (scene) => ({ path: await aComment(scene, await signUp(scene.site), scene.owner) }),
  ],
  [
    'DELETE /api/comment/{commentId}',
    'of somebody else’s, under a Kick of the owner’s',
    members(204, 403),
    async (scene) => ({ path: await aComment(scene, scene.owner, await signUp(scene.site)) }),
  ],

  ['GET /api/journal/public', '', everybody(200), () => ({})],
  ['GET /api/journal/private', '', members(200), () => ({})],
  ['POST /api/journal', '', members(201), () => ({ body: journalFields })],
  [
    'POST /api/journal',
    'on a Bucket of the owner’s',
    members(201, 404),
    async (scene) => ({ body: { ...journalFields, ...(await aBucket(scene)) } }),
  ],
  [
    'GET /api/journal/{journalId}',
    'Public',
    everybody(200),
    async (scene) => ({ path: await aJournal(scene, 'Public') }),
  ],
  [
    'GET /api/journal/{journalId}',
    'Private',
    secret(200),
    async (scene) => ({ path: await aJournal(scene, 'Private') }),
  ],
  ...(['Public', 'Private'] as const).flatMap((visibility): Row[] => [
    [
      'PUT /api/journal/{journalId}',
      visibility,
      members(200, 404),
      async (scene) => ({ path: await aJournal(scene, visibility), body: journalFields }),
    ],
    [
      'DELETE /api/journal/{journalId}',
      visibility,
      members(204, 404),
      async (scene) => ({ path: await aJournal(scene, visibility) }),
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
