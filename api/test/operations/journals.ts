import { addBucket, addJournal, addStory } from '../content'
import { signUp } from '../people'
import {
  everybody,
  members,
  ownerOnly,
  type Operations,
  type RoleCase,
  type Scene,
  type Statuses,
} from './record'
import { createBucket, createJournal, createJournalWithStory, pictureUrl, put, thingAt } from './scene'

const journalFields = { title: 'By boat', description: '', visibility: 'Private' }

/** Returns a case for each visibility. */
export const ofBoth = (
  statuses: Statuses | { Public: Statuses; Private: Statuses },
  prepare: (scene: Scene, visibility: string) => ReturnType<NonNullable<RoleCase[1]>>,
): Record<string, RoleCase> =>
  Object.fromEntries(
    (['Public', 'Private'] as const).map((visibility) => [
      visibility,
      ['Public' in statuses ? statuses[visibility] : statuses, (scene) => prepare(scene, visibility)],
    ]),
  )

const journalOf = async (scene: Scene, visibility: string) => ({
  path: await createJournal(scene, visibility),
})
const readers = { Public: everybody(200), Private: ownerOnly(200) }

const details = (id: string) => [`/api/journal/${id}`]
const lists = () => ['/api/journal/private', '/api/journal/public']
const publicJournal = () => ({ body: { ...journalFields, visibility: 'Public' } })

/** Returns a function that adds a Public Journal with a Story for each of three people, one of them new. */
const addPublic =
  ({ site, owner, other }: Scene) =>
  async () => {
    for (const author of [owner, other, await signUp(site)])
      await addStory(site, author, await addJournal(site, author, { visibility: 'Public' }))
  }

async function createFullJournal(scene: Scene) {
  const journalId = await addJournal(scene.site, scene.owner)
  return { journalId, add: () => addStory(scene.site, scene.owner, journalId) }
}

export const journals: Operations = {
  'GET /api/journal/public': {
    roles: [everybody(200)],
    reads: ({ people }) => [
      '/api/journal/public',
      `/api/journal/public?createdBy=${people.owner.userId}`,
      '/api/journal/public?q=secretmarker',
    ],
    rows: async (scene) => {
      const url = '/api/journal/public'
      return [{ urls: [url, `${url}?createdBy=${scene.other.userId}`], add: addPublic(scene) }]
    },
  },
  'GET /api/journal/shared': {
    roles: {
      'of the owner': [members(200), ({ owner }) => ({ query: `?createdBy=${owner.userId}` })],
    },
    reads: ({ people }) => [`/api/journal/shared?createdBy=${people.owner.userId}`],
    rows: async (scene) => [
      { urls: [`/api/journal/shared?createdBy=${scene.other.userId}`], add: addPublic(scene) },
    ],
  },
  'GET /api/journal/private': {
    roles: [members(200)],
    reads: () => ['/api/journal/private'],
    rows: async (scene) => [{ urls: ['/api/journal/private'], add: addPublic(scene) }],
  },
  'POST /api/journal': {
    roles: {
      '': [members(201), () => ({ body: journalFields })],
      'about a Bucket of the owner': [
        members(201, 404),
        async (scene) => ({ body: { ...journalFields, ...(await createBucket(scene)) } }),
      ],
    },
    texts: {
      title: { name: 'the title of a Journal', prepare: publicJournal, details, lists },
      description: { name: 'the description of a Journal', prepare: publicJournal, details, lists },
    },
    writes: {
      'about a Bucket': async (scene) => ({
        body: { ...publicJournal().body, ...(await createBucket(scene)) },
      }),
    },
  },
  'GET /api/journal/{journalId}': {
    roles: ofBoth(readers, journalOf),
    reads: (_scene, idsOf) =>
      idsOf('Journal').flatMap((id) => [`/api/journal/${id}`, `/api/journal/${id}?stories=1`]),
    rows: async (scene) => {
      const { journalId, add } = await createFullJournal(scene)
      return [{ urls: [`/api/journal/${journalId}`], key: 'story', add }]
    },
  },
  'GET /api/journal/{journalId}/stories': {
    roles: ofBoth(readers, journalOf),
    reads: (_scene, idsOf) =>
      idsOf('Journal').flatMap((id) => [`/api/journal/${id}/stories`, `/api/journal/${id}/stories?limit=1`]),
    rows: async (scene) => {
      const { journalId, add } = await createFullJournal(scene)
      return [{ urls: [`/api/journal/${journalId}/stories`], add }]
    },
  },
  'PUT /api/journal/{journalId}/order': {
    roles: ofBoth(members(200, 404), async (scene, visibility) => {
      const { journalId, storyId } = await createJournalWithStory(scene, visibility)
      return { path: { journalId }, body: { storyIds: [storyId] } }
    }),
  },
  'PUT /api/journal/{journalId}': {
    roles: ofBoth(members(200, 404), async (scene, visibility) => ({
      ...(await journalOf(scene, visibility)),
      body: journalFields,
    })),
    change: {
      make: async (scene) => {
        const { site, owner } = scene
        const fields = { visibility: 'Private', audience: 'Members', bucketId: await addBucket(site, owner) }
        const id = await addJournal(site, owner, fields)
        const coverUrl = await pictureUrl(scene)
        await addStory(site, owner, id)
        await addStory(site, owner, id, { pictures: coverUrl })
        await put(scene, `/api/journal/${id}`, { coverUrl, showsPlaces: true })
        return thingAt(scene, `/api/journal/${id}`)
      },
      fields: {
        title: { value: 'By boat' },
        description: { value: '' },
        bucketId: { value: null },
        visibility: { value: 'Public', shows: ['visibility', 'audience'] },
        audience: { value: 'Public', shows: ['visibility', 'audience'] },
        coverUrl: { value: null, shows: ['cover'] },
        showsPlaces: { value: false },
      },
    },
  },
  'DELETE /api/journal/{journalId}': { roles: ofBoth(members(204, 404), journalOf) },
  'PUT /api/journal/{journalId}/remove/story': {
    roles: ofBoth(members(200, 404), async (scene, visibility) => {
      const { journalId, storyId } = await createJournalWithStory(scene, visibility)
      return { path: { journalId }, body: { journalId, storyId } }
    }),
  },
}
