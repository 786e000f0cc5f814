import { newId } from '@bucketeer/host/server'
import { addKick } from '../content'
import { members, type Operations, type Scene } from './record'
import { getAsOwner, put } from './scene'

const settings = '/api/notification/settings'

/** The other user likes a new Kick of the owner. */
async function addLike({ site, owner, other }: Scene) {
  const { id } = await addKick(site, owner)
  await site.call({ method: 'PUT', url: `/api/kick/${id}/like`, token: other.token })
}

export const notifications: Operations = {
  'GET /api/notification': {
    roles: [members(200)],
    reads: () => ['/api/notification', '/api/notification?unseen=true'],
    rows: async (scene) => [
      { urls: ['/api/notification', '/api/notification?unseen=true'], add: () => addLike(scene) },
    ],
  },
  'PUT /api/notification/seen': {
    roles: [members(204), () => ({ body: { upTo: newId() } })],
  },
  'GET /api/notification/settings': { roles: [members(200)], reads: 'no content of people' },
  'PUT /api/notification/settings': {
    roles: [members(200), () => ({ body: { like: false } })],
    change: {
      make: async (scene) => {
        await put(scene, settings, { comment: true, reply: true, like: true, done: true, follow: true })
        return { url: settings, read: () => getAsOwner(scene, settings) }
      },
      fields: {
        comment: { value: false },
        reply: { value: false },
        like: { value: false },
        done: { value: false },
        follow: { value: false },
      },
    },
  },
}
