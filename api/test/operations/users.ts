import { newId } from '@bucketeer/host/server'
import { addEntry, addJournal, addKick, addStory } from '../content'
import { follows } from '../../src/database/content-schema'
import { readableName } from '../../src/modules/user/user-name'
import { password, signUp, type SignedIn } from '../people'
import { everybody, members, type Operations, type Prepare, type RoleCase } from './record'
import { getAsOwner, pictureUrl, put } from './scene'

const ofOwner: Prepare = ({ owner }) => ({ path: { userId: owner.userId } })

/** Nobody blocks or mutes themselves. */
const byOther: Record<string, RoleCase> = { 'of the owner': [members(400, 204), ofOwner] }
const newMember: Prepare = async ({ site }) => ({ path: { userId: (await signUp(site)).userId } })
const ofNewMember: Record<string, Prepare> = { 'of a new member': newMember }

/** The request of a new member to follow the owner. */
const asking: Prepare = async ({ site, owner }) => {
  const { userId, token } = await signUp(site)
  await site.call({ method: 'PUT', url: `/api/user/${owner.userId}/follow`, token, body: {} })
  return { path: { userId } }
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
        stored: readableName,
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
          approvesFollowers: false,
          isFindable: false,
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
        approvesFollowers: { value: true },
        isFindable: { value: true },
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
  'PUT /api/user/{userId}/follow': {
    roles: {
      'of the owner': [members(400, 200), async (scene) => ({ ...(await ofOwner(scene)), body: {} })],
    },
    writes: { 'of a new member': async (scene) => ({ ...(await newMember(scene)), body: {} }) },
    change: {
      make: async (scene) => {
        const profile = `/api/user/${(await signUp(scene.site)).userId}`
        await put(scene, `${profile}/follow`, { shows: ['story', 'kick'] })
        return {
          url: `${profile}/follow`,
          read: async () => Object(await getAsOwner(scene, profile)).follow as unknown,
        }
      },
      fields: { shows: { value: ['done'] } },
    },
  },
  'DELETE /api/user/{userId}/follow': { roles: byOther },
  'PUT /api/user/{userId}/follower': {
    roles: { 'of a person who asks': [members(204, 404), asking] },
    writes: { 'of a person who asks': asking },
  },
  'DELETE /api/user/{userId}/follower': { roles: byOther },
  'GET /api/feed': {
    roles: [members(200)],
    reads: () => ['/api/feed'],
    rows: async ({ site, owner, other }) => {
      await site.database
        .insert(follows)
        .values({ followerId: owner.userId, followeeId: other.userId, state: 'accepted' })
      const journalId = await addJournal(site, other, { visibility: 'Public' })
      const add = async () => {
        await addEntry(site, other, { audience: 'Members' })
        await addStory(site, other, journalId)
      }
      return [{ urls: ['/api/feed?limit=50'], add }]
    },
  },
  'GET /api/people': {
    roles: [members(200), () => ({ query: '?list=blocked' })],
    reads: (_scene, _idsOf, viewer) => [
      ...['following', 'followers', 'requests', 'suggested', 'muted'].map(
        (list) => `/api/people?list=${list}`,
      ),
      '/api/people?list=found&q=secretowner',
      // The one place that names a blocked person, to the person who blocked.
      ...(viewer === 'blocker' ? [] : ['/api/people?list=blocked']),
    ],
    rows: async (scene) => {
      const add = async () => put(scene, `/api/user/${(await signUp(scene.site)).userId}/mute`, {})
      const follow = async (person: SignedIn, { userId }: SignedIn) =>
        scene.site.database
          .insert(follows)
          .values({ followerId: person.userId, followeeId: userId, state: 'accepted' })
      return [
        { urls: ['/api/people?list=muted'], add },
        {
          urls: ['/api/people?list=following', '/api/people?list=found&q=Walker'],
          add: async () => follow(scene.owner, await signUp(scene.site, { userName: 'Walker' })),
        },
        {
          urls: ['/api/people?list=followers'],
          add: async () => follow(await signUp(scene.site), scene.owner),
        },
        { urls: ['/api/people?list=requests', '/api/people?list=suggested'] },
      ]
    },
  },
  'GET /api/people/shown': {
    roles: [members(200), ({ owner }) => ({ query: `?ids=${owner.userId}` })],
    reads: ({ people }) => [`/api/people/shown?ids=${people.owner.userId}`],
  },
}
