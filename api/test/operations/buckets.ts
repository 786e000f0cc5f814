import { newId } from '@bucketeer/host/server'
import { bucketKicks } from '../../src/database/schema'
import { addBucket, addKick } from '../content'
import { signUp } from '../people'
import { members, type Operations, type Scene } from './record'
import { createBucket, createKickOfOther, createWish, pictureUrl, thingAt } from './scene'

const bucketFields = { name: 'South', description: '' }
const lines = [{ text: 'See Kyoto', done: true }]

async function createBucketAndKick(scene: Scene) {
  const ids = { ...(await createBucket(scene)), ...(await createKickOfOther(scene)) }
  return { path: { bucketId: ids.bucketId }, body: ids }
}

const details = (id: string) => [`/api/bucket/${id}`]
const lists = () => ['/api/bucket']

export const buckets: Operations = {
  'GET /api/bucket': {
    roles: [members(200)],
    reads: ({ people }) => ['/api/bucket', `/api/bucket?createdBy=${people.owner.userId}`],
    rows: async ({ site, owner }) => [{ urls: ['/api/bucket'], add: () => addBucket(site, owner) }],
  },
  'POST /api/bucket': {
    roles: [members(201), () => ({ body: bucketFields })],
    texts: {
      name: { name: 'the title of a Bucket', details, lists },
      description: { name: 'the bio of a Bucket', details, lists },
    },
    writes: {
      once: () => ({ body: bucketFields, headers: { 'idempotency-key': 'once' } }),
    },
  },
  'GET /api/bucket/{bucketId}': {
    roles: [members(200, 404), async (scene) => ({ path: await createBucket(scene) })],
    reads: ({ ownBuckets }, idsOf, viewer) => [
      ...idsOf('Bucket').map((id) => `/api/bucket/${id}`),
      ...(viewer === 'nobody' ? [] : [`/api/bucket/${ownBuckets[viewer]}`]),
    ],
    rows: async ({ site, owner }) => {
      const bucketId = await addBucket(site, owner)
      const add = async () => {
        const { id: kickId } = await addKick(site, await signUp(site))
        const ids = [bucketId, await addBucket(site, owner)]
        await site.database.insert(bucketKicks).values(ids.map((id) => ({ bucketId: id, kickId })))
      }
      return [{ urls: [`/api/bucket/${bucketId}`], key: 'kicks', add }]
    },
  },
  'PUT /api/bucket/{bucketId}': {
    roles: [members(200, 404), async (scene) => ({ path: await createBucket(scene), body: bucketFields })],
    change: {
      make: async (scene) => {
        const fields = { audience: 'Members', picture: await pictureUrl(scene) }
        return thingAt(scene, `/api/bucket/${await addBucket(scene.site, scene.owner, fields)}`)
      },
      fields: {
        name: { value: 'South' },
        description: { value: '' },
        picture: { value: null },
        audience: { value: 'Followers', shows: ['audience', 'picture'] },
      },
    },
  },
  'DELETE /api/bucket/{bucketId}': {
    roles: [members(204, 404), async (scene) => ({ path: await createBucket(scene) })],
  },
  'PUT /api/bucket/{bucketId}/add': { roles: [members(200, 404), createBucketAndKick] },
  'POST /api/bucket/{bucketId}/wishes': {
    roles: [members(201, 404), async (scene) => ({ path: await createBucket(scene), body: { lines } })],
    texts: {
      lines: {
        ...{ name: 'a wish', kind: 'title', shownAs: 'name' },
        body: (text) => ({ lines: [{ text }] }),
        details: (id) => [`/api/kick/${id}`],
        lists: ({ path }) => ['/api/kick?mine=private', `/api/bucket/${path?.['bucketId']}`],
      },
    },
  },
  'POST /api/bucket/someday/wishes': {
    roles: [members(201), () => ({ body: { lines } })],
    texts: { name: { name: 'the name of a Bucket for wishes', entity: 'bucket', details, lists } },
  },
  'PUT /api/bucket/{bucketId}/kick/{kickId}': {
    roles: [
      members(200, 404),
      async (scene) => ({
        path: await createWish(scene),
        body: { targetOn: '2027-01-01', targetPrecision: 'year' },
      }),
    ],
  },
  'PUT /api/bucket/{bucketId}/shown': {
    roles: [
      members(200, 404),
      async (scene) => {
        const { bucketId, kickId } = await createWish(scene)
        return { path: { bucketId }, body: { kicks: [{ kickId, shown: true }] } }
      },
    ],
  },
  'PUT /api/bucket/{bucketId}/remove/kick': { roles: [members(200, 404), createBucketAndKick] },
  'PUT /api/bucket/order': {
    roles: { 'of nobody': [members(409), () => ({ body: { bucketIds: [newId()] } })] },
  },
  'PUT /api/bucket/{bucketId}/order': {
    roles: [
      members(200, 404),
      async (scene) => {
        const { bucketId, kickId } = await createWish(scene)
        return { path: { bucketId }, body: { kickIds: [kickId] } }
      },
    ],
  },
  'PUT /api/bucket/{bucketId}/move': {
    roles: [
      members(200, 404),
      async (scene) => {
        const { bucketId, kickId } = await createWish(scene)
        return { path: { bucketId }, body: { kickIds: [kickId], to: null } }
      },
    ],
  },
  'PUT /api/bucket/{bucketId}/return': {
    roles: [
      members(200, 404),
      async (scene) => {
        const { bucketId, kickId } = await createWish(scene)
        const place = { kickId, position: 1, addedAt: new Date().toISOString(), isNew: false }
        const body = { from: null, places: [{ ...place, targetOn: null, targetPrecision: null }] }
        return { path: { bucketId }, body }
      },
    ],
  },
}
