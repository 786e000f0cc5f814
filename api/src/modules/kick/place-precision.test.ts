import { eq } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'
import { addBucket, addKick, addPicture } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { bucketKicks, buckets, kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const read = async (kickId: string, { token }: SignedIn) =>
  Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body)
const setPrecision = (kickId: string, placePrecision: string) =>
  site.database.$client.query('update kicks set place_precision = $2 where id = $1', [kickId, placePrecision])

/** A generator of numbers from 0 to 1, the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const metresPerDegree = 111_320
const metresBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * metresPerDegree
}

describe('the place of a Kick', () => {
  const hut = { lat: 47.557913, lng: 13.648127 }

  test.each([
    ['exact', hut],
    ['area', { lat: 47.575, lng: expect.any(Number) }],
    ['country', null],
  ])('with the precision %s is shown to others as %j', async (placePrecision, location) => {
    const { id } = await addKick(site, mira, hut)
    await setPrecision(id, placePrecision)
    const seen = await read(id, other)
    expect(seen).toMatchObject({ location, placePrecision })
    expect(seen).not.toHaveProperty('exactLocation')
    const own = await read(id, mira)
    expect(own.location).toEqual(seen.location)
    expect(own.exactLocation ?? own.location).toEqual(hut)
  })

  test('is the same point for all Kicks of a cell', async () => {
    const random = createRandom(7)
    const first = await addKick(site, mira, { ...hut, placePrecision: 'area' })
    const { location: centre } = await read(first.id, other)
    const points = new Set([JSON.stringify(centre)])
    for (let count = 0; count < 20; count += 1) {
      const [lat, lng] = [centre.lat + (random() - 0.5) * 0.048, centre.lng + (random() - 0.5) * 0.07]
      const { id } = await addKick(site, mira, { lat, lng, placePrecision: 'area' })
      points.add(JSON.stringify((await read(id, other)).location))
    }
    expect(points.size).toBe(1)
  })

  test('stays the same point when the precision changes and changes back', async () => {
    const { id } = await addKick(site, mira, { ...hut, placePrecision: 'area' })
    const { location } = await read(id, other)
    for (const placePrecision of ['country', 'area', 'exact', 'area']) await setPrecision(id, placePrecision)
    expect((await read(id, other)).location).toEqual(location)
  })

  test.each([
    ['the north pole', { lat: 90, lng: 13.3 }],
    ['the south pole', { lat: -90, lng: -180 }],
    ['the date line', { lat: -17.2, lng: 180 }],
    ['the equator', { lat: 0, lng: 0 }],
  ])('is a valid point near %s', async (_name, place) => {
    const { id } = await addKick(site, mira, { ...place, placePrecision: 'area' })
    const { location } = await read(id, other)
    expect(Math.abs(location.lat)).toBeLessThanOrEqual(90)
    expect(Math.abs(location.lng)).toBeLessThanOrEqual(180)
    expect(metresBetween(place, location)).toBeLessThan(4_500)
  })

  test.each(['area', 'country'])(
    'has a name for its creator only with the precision %s',
    async (placePrecision) => {
      const { id, pictureId } = await addKick(site, mira, hut)
      const fields = { name: 'Hut', category: 'Chill', pictures: `/media/${pictureId}/1280.webp` }
      const put = (change: object) =>
        site.call({
          method: 'PUT',
          url: `/api/kick/${id}`,
          token: mira.token,
          body: { ...fields, ...change },
        })
      const found = async () => {
        const url = '/api/kick?q=Zinnenschartl'
        const { body } = await site.call({ method: 'GET', url, token: other.token })
        return Array.isArray(body) ? body.length : undefined
      }
      await put({ place: 'Zinnenschartl', placePrecision: 'exact' })
      expect([(await read(id, other)).place, await found()]).toEqual(['Zinnenschartl', 1])
      expect((await put({ placePrecision })).body).toMatchObject({ place: 'Zinnenschartl' })
      expect([(await read(id, other)).place, await found()]).toEqual([null, 0])
      await put({ placePrecision: 'exact' })
      expect((await read(id, other)).place).toBe('Zinnenschartl')
      await put({ place: null })
    },
  )

  test('can be set when a Kick is made and changed, and stays otherwise', async () => {
    const { id, pictureId } = await addKick(site, mira, hut)
    const fields = { name: 'Hut', category: 'Chill', pictures: `/media/${pictureId}/1280.webp` }
    const put = (change: object) =>
      site.call({ method: 'PUT', url: `/api/kick/${id}`, token: mira.token, body: { ...fields, ...change } })
    expect((await put({ placePrecision: 'area' })).body).toMatchObject({ placePrecision: 'area' })
    expect((await put({})).body).toMatchObject({ placePrecision: 'area', exactLocation: hut })
    const made = await site.call({
      method: 'POST',
      url: '/api/kick',
      token: mira.token,
      body: { ...fields, continent: 'Europe', location: hut, placePrecision: 'country' },
    })
    expect(made).toMatchObject({ status: 201, body: { location: null, exactLocation: hut } })
    expect((await put({ placePrecision: 'street' })).status).toBe(400)
  })
})

test('no response to others has the exact place of 1,000 Kicks shown as an area', async () => {
  const random = createRandom(11)
  const cook = await signUp(site)
  const bucketId = await addBucket(site, cook)
  const { id: pictureId } = await addPicture(site, cook.userId)
  const texts = {
    name: 'Swim',
    description: 'In a fjord.',
    category: 'Activity',
    continent: 'Europe',
  } as const
  const decimals = (value: number) => Number(value.toFixed(9))
  const rows = Array.from({ length: 1000 }, () => ({
    ...texts,
    id: newId(),
    creatorId: cook.userId,
    pictureId,
    lat: decimals(random() * 178 - 89),
    lng: decimals(random() * 358 - 179),
    placePrecision: 'area' as const,
  }))
  const ids = rows.map(({ id }) => id)
  await site.database.insert(kicks).values(rows)
  await site.database.insert(bucketKicks).values(ids.map((kickId) => ({ bucketId, kickId })))
  await site.database.update(buckets).set({ audience: 'Members' }).where(eq(buckets.id, bucketId))

  const get = async (url: string) =>
    JSON.stringify((await site.call({ method: 'GET', url, token: other.token })).body)
  const responses = [
    await get(`/api/kick?createdBy=${cook.userId}&limit=1000`),
    await get(`/api/kick?createdBy=${cook.userId}&q=fjord&limit=1000`),
    await get(`/api/bucket/${bucketId}`),
    await get(`/api/bucket?createdBy=${cook.userId}`),
    ...(await Promise.all(ids.slice(0, 50).map((id) => get(`/api/kick/${id}`)))),
  ]
  expect(responses[0]?.match(/"placePrecision":"area"/g)).toHaveLength(1000)
  const text = responses.join('\n')
  // Shown points have at most four decimals, and nothing else in these responses has as many.
  expect(text.match(/\.\d{5,}/g)).toBeNull()
}, 60_000)
