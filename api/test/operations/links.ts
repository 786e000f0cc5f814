import { addBucket, addEntry, addJournal, addStory } from '../content'
import { sharedYear } from '../leak-scene'
import { everybody, members, type Operations, type Scene } from './record'
import { createBucket, createEntry, createJournal, getAsOwner, shareLink } from './scene'

const bucketLink = async (scene: Scene) => shareLink(scene, 'bucket', (await createBucket(scene)).bucketId)

const linkOf = async (scene: Scene) => ({ path: { id: (await bucketLink(scene)).id } })

export const links: Operations = {
  'GET /api/share': {
    roles: {
      '': [
        members(200, 404),
        async (scene) => ({ query: `?kind=bucket&id=${(await createBucket(scene)).bucketId}` }),
      ],
      'of all links': [members(200)],
    },
    reads: (_scene, idsOf) => [
      '/api/share',
      ...idsOf('Bucket').map((id) => `/api/share?kind=bucket&id=${id}`),
      ...idsOf('Journal').map((id) => `/api/share?kind=journal&id=${id}`),
      ...idsOf('entry').map((id) => `/api/share?kind=log&id=${id}`),
      `/api/share?kind=year&id=${sharedYear}`,
    ],
    rows: async (scene) => [{ urls: ['/api/share'], add: () => bucketLink(scene) }],
  },
  'DELETE /api/share': { roles: [members(204)] },
  'POST /api/share': {
    roles: {
      'of a Bucket': [
        members(201, 404),
        async (scene) => ({ body: { kind: 'bucket', id: (await createBucket(scene)).bucketId } }),
      ],
      'of a Public Journal': [
        members(201, 404),
        async (scene) => ({
          body: { kind: 'journal', id: (await createJournal(scene, 'Public')).journalId },
        }),
      ],
      'of an entry': [
        members(201, 404),
        async (scene) => ({ body: { kind: 'log', id: (await createEntry(scene)).entryId } }),
      ],
      'of a year': [members(201), () => ({ body: { kind: 'year', id: '2019' } })],
    },
  },
  'PUT /api/share/{id}': {
    roles: [members(200, 404), async (scene) => ({ ...(await linkOf(scene)), body: { newKey: true } })],
    change: {
      make: async (scene) => {
        const bucketId = await addBucket(scene.site, scene.owner)
        const fields = { expiresAt: '2999-01-01T00:00:00.000Z', hasPreview: true, showsNotes: true }
        const { id } = await shareLink(scene, 'bucket', bucketId, fields)
        const links = `/api/share?kind=bucket&id=${bucketId}`
        const read = async () => Object(await getAsOwner(scene, links))[0] as unknown
        return { url: `/api/share/${id}`, read }
      },
      fields: {
        expiresAt: { value: null },
        hasPreview: { value: false },
        showsNotes: { value: false },
        password: { value: 'three blue boats', shows: ['hasPassword'] },
        newKey: { value: true, shows: ['key', 'url'] },
      },
    },
  },
  'DELETE /api/share/{id}': { roles: [members(204, 404), linkOf] },
  // Active links show more. The tests of link holders cover them.
  'GET /api/shared/{key}': {
    roles: {
      'of a Private Bucket': [
        everybody(200),
        async (scene) => ({ path: { key: (await bucketLink(scene)).key } }),
      ],
      'of a Private entry': [
        everybody(200),
        async (scene) => {
          const entryId = await addEntry(scene.site, scene.owner)
          return { path: { key: (await shareLink(scene, 'log', entryId)).key } }
        },
      ],
    },
    reads: ({ links }) => links.filter(({ hasEnded }) => hasEnded).map(({ key }) => `/api/shared/${key}`),
  },
  'GET /api/shared/{key}/stories': {
    roles: {
      'of a Private Journal': [
        everybody(200),
        async (scene) => {
          const journalId = await addJournal(scene.site, scene.owner)
          return { path: { key: (await shareLink(scene, 'journal', journalId)).key } }
        },
      ],
    },
    reads: ({ links }) =>
      links.filter(({ hasEnded }) => hasEnded).map(({ key }) => `/api/shared/${key}/stories`),
    rows: async (scene) => {
      const journalId = await addJournal(scene.site, scene.owner)
      const { key } = await shareLink(scene, 'journal', journalId)
      const add = () => addStory(scene.site, scene.owner, journalId)
      return [{ urls: [`/api/shared/${key}/stories`], add }]
    },
  },
}
