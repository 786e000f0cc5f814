import { addEntry, addJournal } from '../content'
import { members, type Operations, type Scene } from './record'
import {
  createEntry,
  createKick,
  createKickOfOther,
  createWish,
  photo,
  pictureUrl,
  put,
  thingAt,
} from './scene'

const doneKick = (ids: { kickId: string }) => ({ body: { ...ids, state: 'done' } })
const shown = async (scene: Scene) => ({ path: await createEntry(scene, { audience: 'Members' }) })

export const log: Operations = {
  'GET /api/log': {
    roles: [members(200)],
    reads: ({ people }, idsOf) => {
      const log = `/api/log?user=${people.owner.userId}`
      return [
        '/api/log',
        ...[log, `${log}&year=2019`, `${log}&category=Chill`, `${log}&country=Japan`, `${log}&with=Tomas`],
        ...idsOf('Kick').map((id) => `${log}&kick=${id}`),
      ]
    },
    rows: async ({ site, owner }) => [
      { urls: ['/api/log', '/api/log?category=Activity'], add: () => addEntry(site, owner) },
    ],
  },
  'POST /api/log': {
    roles: [members(201), async (scene) => doneKick(await createKickOfOther(scene))],
    texts: {
      note: {
        name: 'the note of an entry',
        details: (id) => [`/api/log/${id}`],
        lists: () => ['/api/log'],
      },
      name: {
        ...{ name: 'the name of an entry', shownAs: 'kickName' },
        prepare: () => ({ body: { state: 'done' } }),
        details: (id) => [`/api/log/${id}`],
        lists: () => ['/api/log'],
      },
    },
    writes: {
      'of an own Kick': async (scene) => doneKick(await createKick(scene)),
      'of a name': () => ({ body: { name: 'Dance', state: 'done' } }),
    },
  },
  'GET /api/log/{entryId}': {
    roles: {
      '': [members(200, 404), async (scene) => ({ path: await createEntry(scene) })],
      'that every member may see': [members(200), shown],
    },
    reads: (_scene, idsOf) => idsOf('entry').map((id) => `/api/log/${id}`),
  },
  'PUT /api/log/{entryId}': {
    roles: {
      '': [members(200, 404), async (scene) => ({ path: await createEntry(scene), body: { again: true } })],
      'that every member may see': [
        members(200, 403),
        async (scene) => ({ ...(await shown(scene)), body: { again: true } }),
      ],
    },
    writes: {
      'to done': async (scene) => ({
        path: await createEntry(scene, { state: 'doing' }),
        body: { state: 'done' },
      }),
    },
    change: {
      make: async (scene) => {
        const fields = {
          ...{ on: '2024-05-03', until: '2024-05-04', again: true, stars: 4, note: 'Cold' },
          ...{ audience: 'Members', steps: [{ text: 'Swim', done: true }], with: [{ name: 'Tomas' }] },
          photos: [photo(await pictureUrl(scene))],
        }
        return thingAt(scene, `/api/log/${await addEntry(scene.site, scene.owner, fields)}`)
      },
      fields: {
        state: { value: 'doing', shows: ['state', 'on', 'until', 'kick'] },
        on: { value: '2024-05-02', shows: ['on', 'kick'] },
        precision: { value: 'month', shows: ['precision', 'on', 'until', 'kick'] },
        until: { value: null },
        again: { value: null, shows: ['again', 'kick'] },
        stars: { value: null },
        note: { value: '' },
        photos: { value: [], shows: ['kick', 'photos'] },
        steps: { value: [] },
        audience: { value: 'Private', shows: ['audience', 'photos', 'kick'] },
        with: { value: [] },
        remind: { value: false },
      },
    },
  },
  'DELETE /api/log/{entryId}': {
    roles: {
      '': [members(204, 404), async (scene) => ({ path: await createEntry(scene) })],
      'that every member may see': [members(204, 403), shown],
    },
  },
  'GET /api/log/filters': { roles: [members(200)], reads: () => ['/api/log/filters'] },
  'GET /api/log/next': {
    roles: [members(200), () => ({ query: '?limit=5' })],
    reads: () => ['/api/log/next?limit=5', '/api/log/next'],
  },
  'POST /api/log/next/{kickId}/not-now': {
    roles: {
      'of a Kick in a Bucket of the owner': [
        members(204, 404),
        async (scene) => ({ path: { kickId: (await createWish(scene)).kickId } }),
      ],
    },
    writes: { 'of a Kick in no Bucket': async (scene) => ({ path: await createKick(scene) }) },
  },
  'GET /api/log/on-this-day': { roles: [members(200)], reads: () => ['/api/log/on-this-day'] },
  'GET /api/log/years': {
    roles: { 'of the owner': [members(200), ({ owner }) => ({ query: `?user=${owner.userId}` })] },
    reads: ({ people }) => ['/api/log/years', `/api/log/years?user=${people.owner.userId}`],
  },
  'GET /api/log/years/{year}': {
    roles: [members(200), () => ({ path: { year: '2019' } })],
    reads: () => ['/api/log/years/2019'],
  },
  'POST /api/log/stories': {
    roles: {
      'of an entry of the owner': [
        members(201, 404),
        async (scene) => ({ body: { entryIds: [(await createEntry(scene)).entryId], title: 'South' } }),
      ],
    },
    texts: {
      title: {
        ...{ name: 'the title of a Journal of entries', entity: 'journal' },
        details: (id) => [`/api/journal/${id}`],
        lists: () => ['/api/journal/private'],
      },
    },
    writes: {
      'into a Journal': async (scene) => ({
        body: {
          entryIds: [(await createEntry(scene, { state: 'doing' })).entryId],
          journalId: await addJournal(scene.site, scene.owner),
        },
      }),
    },
  },
  'GET /api/log/settings': { roles: [members(200)], reads: () => ['/api/log/settings'] },
  'PUT /api/log/settings': {
    roles: [members(200), () => ({ body: { welcomed: true } })],
    writes: { 'of a card': () => ({ body: { welcomed: true, hiddenCards: ['next'] } }) },
    change: {
      make: async (scene) => {
        const memories = { isOff: true, withoutNames: ['Tomas'], notBefore: 2020 }
        const url = '/api/log/settings'
        await put(scene, url, { defaultAudience: 'Members', memories, hiddenCards: ['next'] })
        return thingAt(scene, url)
      },
      fields: {
        defaultAudience: { value: null, shows: ['defaultAudience', 'steps'] },
        welcomed: { value: true, shows: ['welcomedAt'] },
        memories: { value: { isOff: false } },
        hiddenCards: { value: [] },
      },
    },
  },
}
