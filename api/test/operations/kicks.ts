import { kickLikes } from '../../src/database/schema'
import { addKick } from '../content'
import { signUp } from '../people'
import { members, type Operations, type Prepare, type Scene, type TextField } from './record'
import { createBucket, createKick, createKickOfOther, photo, pictureUrl, put, thingAt } from './scene'

const kickFields = async (scene: Scene) => ({
  name: 'Fly a kite',
  description: '',
  pictures: await pictureUrl(scene),
  category: 'Chill',
  continent: 'Asia',
})

const intoBucket = async (scene: Scene) => ({
  body: { ...(await kickFields(scene)), buckets: (await createBucket(scene)).bucketId },
})

const bucketOf: TextField['lists'] = ({ body }) => [`/api/bucket/${String(Object(body).buckets)}`]
const details = (id: string) => [`/api/kick/${id}`]

const ofOwner: Prepare = async (scene) => ({ path: await createKick(scene) })
const ofOther: Prepare = async (scene) => ({ path: await createKickOfOther(scene) })

export const kicks: Operations = {
  'GET /api/kick': {
    roles: [members(200)],
    reads: ({ people, things }) => [
      '/api/kick?limit=1000',
      '/api/kick?limit=100',
      ...['private', 'created', 'liked', 'favourites'].map((mine) => `/api/kick?mine=${mine}`),
      '/api/kick?continent=Asia&category=Chill',
      `/api/kick?createdBy=${people.owner.userId}`,
      ...things.filter(({ kind }) => kind === 'Kick').map(({ id }) => `/api/kick?ids=${id}`),
      `/api/kick?createdBy=${people.owner.userId}&mine=private`,
      '/api/kick?q=secretmarker',
      ...things.map(({ markers: [marker] }) => `/api/kick?q=${marker}`),
    ],
    rows: async ({ site, owner, other }) => {
      const by = `createdBy=${other.userId}`
      const kind = 'continent=Europe&category=Activity'
      const filters = [
        ...['', '&continent=Europe', '&category=Activity', `&${kind}`, `&${by}`, `&${kind}&${by}`],
        ...['&q=fjord', `&q=swim%20fj&${kind}&${by}`],
      ]
      const add = async () => {
        await addKick(site, await signUp(site))
        const { id: kickId } = await addKick(site, other)
        await site.database.insert(kickLikes).values({ kickId, userId: owner.userId })
      }
      return [{ urls: filters.map((filter) => `/api/kick?limit=100${filter}`), add }]
    },
  },
  'GET /api/kick/figures': { roles: [members(200)], reads: () => ['/api/kick/figures'] },
  'GET /api/kick/spelling': {
    roles: [members(200), () => ({ query: '?q=fjordd' })],
    reads: () => ['/api/kick/spelling?q=secretmarkerz'],
  },
  'POST /api/kick': {
    roles: {
      'with a picture of the owner': [
        members(201, 400),
        async (scene) => ({ body: await kickFields(scene) }),
      ],
      'into a Bucket of the owner': [members(201, 404), intoBucket],
    },
    texts: {
      name: {
        ...{ name: 'the title of a Kick', prepare: intoBucket, details },
        lists: (input) => ['/api/kick', ...bucketOf(input)],
      },
      description: {
        ...{ name: 'the bio of a Kick', prepare: intoBucket, details },
        lists: () => ['/api/kick'],
        excerpts: bucketOf,
      },
    },
    writes: { 'into a Bucket': intoBucket },
  },
  'GET /api/kick/{kickId}': {
    roles: [members(200), ofOwner],
    reads: (_scene, idsOf) => idsOf('Kick').map((id) => `/api/kick/${id}`),
  },
  'PUT /api/kick/{kickId}': {
    roles: [
      members(200, 403),
      async (scene) => ({ path: await createKick(scene), body: await kickFields(scene) }),
    ],
    change: {
      make: async (scene) => {
        const place = { placeName: 'Geiranger', placePrecision: 'area' } as const
        const url = `/api/kick/${(await addKick(scene.site, scene.owner, place)).id}`
        await put(scene, url, {
          photos: [photo(await pictureUrl(scene)), photo(await pictureUrl(scene))],
        })
        return thingAt(scene, url)
      },
      fields: {
        name: { value: 'Surf' },
        description: { value: '' },
        pictures: async (scene) => ({ value: await pictureUrl(scene), shows: ['pictures', 'photos'] }),
        photos: async (scene) => ({
          value: [photo(await pictureUrl(scene))],
          shows: ['pictures', 'photos'],
        }),
        audience: { value: 'Private', shows: ['audience', 'pictures', 'photos'] },
        continent: { value: 'Asia' },
        category: { value: 'Chill' },
        location: { value: null, shows: ['location', 'exactLocation'] },
        placePrecision: { value: 'country', shows: ['placePrecision', 'location'] },
        country: { value: null },
        place: { value: null },
      },
    },
  },
  'DELETE /api/kick/{kickId}': {
    roles: {
      '': [members(204, 403), ofOwner],
      'that is shared, only if it is unused': [
        members(409, 403),
        async (scene) => ({ path: await createKick(scene), query: '?unused=true' }),
      ],
    },
  },
  'PUT /api/kick/{kickId}/like': { roles: [members(200), ofOther] },
  'DELETE /api/kick/{kickId}/like': { roles: [members(200), ofOther] },
  'PUT /api/kick/{kickId}/favourite': { roles: [members(200), ofOther] },
  'DELETE /api/kick/{kickId}/favourite': { roles: [members(200), ofOther] },
}
