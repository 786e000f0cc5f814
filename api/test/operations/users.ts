import { newId } from '@bucketeer/host/server'
import { addJournal, addKick } from '../content'
import { password, signUp } from '../people'
import { everybody, members, type Operations, type Prepare, type RoleCase } from './record'
import { getAsOwner, pictureUrl, put } from './scene'

const ofOwner: Prepare = ({ owner }) => ({ path: { userId: owner.userId } })

/** Nobody blocks or mutes themselves. */
const byOther: Record<string, RoleCase> = { 'of the owner': [members(400, 204), ofOwner] }
const ofNewMember: Record<string, Prepare> = {
  'of a new member': async ({ site }) => ({ path: { userId: (await signUp(site)).userId } }),
}

const details = (id: string) => [`/api/user/${id}`, '/auth/verify']

export const users: Operations = {
  'GET /api/user/{userId}': {
    roles: [members(200), ofOwner],
    reads: ({ people }) => [`/api/user/${people.owner.userId}`],
    rows: async ({ owner }) => [{ urls: [`/api/user/${owner.userId}`] }],
  },
  'GET /api/user/{userId}/figures': {
    roles: [members(200), ofOwner],
    reads: ({ people }) => [`/api/user/${people.owner.userId}/figures`],
  },
  'PUT /api/user/{userId}': {
    roles: [
      members(200, 404),
      async (scene) => ({
        ...(await ofOwner(scene)),
        body: { userName: 'Mira', tagline: 'Trains', profilePicture: await pictureUrl(scene) },
      }),
    ],
    texts: {
      userName: {
        name: 'a user name',
        // It is also shown with everything its user created.
        prepare: async (scene) => {
          await addKick(scene.site, scene.owner)
          await addJournal(scene.site, scene.owner, { visibility: 'Public' })
          return { ...(await ofOwner(scene)), body: { tagline: 'Trains' } }
        },
        details: (id) => [
          ...details(id),
          ...['/api/kick', '/api/journal/public'].map((list) => `${list}?createdBy=${id}`),
        ],
      },
      tagline: { name: 'a tagline', details },
    },
    change: {
      make: async (scene) => {
        const url = `/api/user/${scene.owner.userId}`
        const profilePicture = await pictureUrl(scene)
        await put(scene, url, {
          userName: 'Mira',
          tagline: 'Trains',
          way: 'To Enjoy',
          language: 'de',
          profilePicture,
        })
        return { url, read: async () => ({ ...Object(await getAsOwner(scene, url)), storage: undefined }) }
      },
      fields: {
        userName: { value: 'Otto' },
        tagline: { value: 'Boats' },
        email: async ({ owner }) => ({ value: owner.email, shows: [] }),
        way: { value: null },
        language: { value: null },
        profilePicture: { value: null },
      },
    },
  },
  'PUT /api/user/{userId}/email': {
    roles: [
      members(200, 404),
      ({ owner: { userId } }) => ({
        path: { userId },
        body: { password, email: `${newId()}@bucketeer.example` },
      }),
    ],
  },
  'PUT /api/user/{userId}/password': {
    roles: [
      members(204, 404),
      ({ owner: { userId } }) => ({
        path: { userId },
        body: { password, newPassword: 'a swim in the sea' },
      }),
    ],
    writes: 'the password of the deletion would be wrong',
  },
  'POST /auth/confirm-email': {
    roles: { 'with an unknown token': [everybody(400), () => ({ body: { token: 'x' } })] },
  },
  'DELETE /api/user/{userId}': {
    roles: [members(204, 404), ({ owner: { userId } }) => ({ path: { userId }, body: { password } })],
  },
  'PUT /api/user/{userId}/block': { roles: byOther, writes: ofNewMember },
  'DELETE /api/user/{userId}/block': { roles: byOther },
  'PUT /api/user/{userId}/mute': { roles: byOther, writes: ofNewMember },
  'DELETE /api/user/{userId}/mute': { roles: byOther },
  'DELETE /api/user/{userId}/comments': { roles: byOther },
  'GET /api/people': {
    roles: [members(200), () => ({ query: '?list=blocked' })],
    reads: (_scene, _idsOf, viewer) => [
      '/api/people?list=muted',
      // The one place that names a blocked person, to the person who blocked.
      ...(viewer === 'blocker' ? [] : ['/api/people?list=blocked']),
    ],
    rows: async (scene) => {
      const add = async () => put(scene, `/api/user/${(await signUp(scene.site)).userId}/mute`, {})
      return [{ urls: ['/api/people?list=muted'], add }]
    },
  },
}
