import { eq } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { kicks } from '../../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const put = (path: string, body: object, { token }: SignedIn = mira, headers: Record<string, string> = {}) =>
  site.call({ method: 'PUT', url: `/api/bucket${path}`, token, body, headers })
const read = async (bucketId: string, { token }: SignedIn = mira) =>
  Object((await site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token })).body)
const idsIn = (things: unknown) => (things as { _id: string }[]).map(({ _id }) => _id)
const kicksIn = async (bucketId: string, person = mira) => idsIn((await read(bucketId, person)).kicks)
const add = (bucketId: string, kickId: string) => put(`/${bucketId}/add`, { bucketId, kickId })

const bucketWith = async (count: number) => {
  const bucketId = await addBucket(site, mira)
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { id } = await addKick(site, mira)
    await add(bucketId, id)
    ids.push(id)
  }
  return { bucketId, ids }
}

describe('PUT /api/bucket/order', () => {
  const list = async (person: SignedIn) =>
    (await site.call({ method: 'GET', url: '/api/bucket', token: person.token })).body as {
      _id: string
      position: number | null
    }[]

  test('keeps the own order as positions, and leaves the list newest first', async () => {
    const owner = await signUp(site)
    const made = [await addBucket(site, owner), await addBucket(site, owner), await addBucket(site, owner)]
    expect((await list(owner)).map(({ position }) => position)).toEqual([null, null, null])
    const [one, two, three] = made
    expect((await put('/order', { bucketIds: [two, three, one] }, owner)).status).toBe(204)
    const newest = await addBucket(site, owner)
    expect((await list(owner)).map(({ _id, position }) => [_id, position])).toEqual([
      [newest, null],
      [three, 2],
      [two, 1],
      [one, 3],
    ])
  })

  test('refuses another set of Buckets than those of the user', async () => {
    const owner = await signUp(site)
    const one = await addBucket(site, owner)
    const two = await addBucket(site, owner)
    const foreign = await addBucket(site, other)
    for (const wrong of [[one], [one, one], [one, foreign], [one, two, newId()], []])
      expect(await put('/order', { bucketIds: wrong }, owner)).toMatchObject({
        status: 409,
        body: { message: 'Your Buckets have changed. Load them again, then order them.' },
      })
    expect((await put('/order', { bucketIds: ['no id'] }, owner)).status).toBe(400)
    expect((await list(owner)).map(({ position }) => position)).toEqual([null, null])
  })

  test('shows the position only to the owner', async () => {
    const bucketId = await addBucket(site, mira, { audience: 'Members' })
    expect(await read(bucketId)).toHaveProperty('position', null)
    expect(await read(bucketId, other)).not.toHaveProperty('position')
  })
})

describe('PUT /api/bucket/{bucketId}/order', () => {
  const order = (bucketId: string, kickIds: string[], person = mira, headers = {}) =>
    put(`/${bucketId}/order`, { kickIds }, person, headers)

  test('puts the Kicks into the order that is sent, and new ones at the end', async () => {
    const { bucketId, ids } = await bucketWith(3)
    const [one, two, three] = ids
    const wanted = [three, one, two] as string[]
    const { status, body } = await order(bucketId, wanted)
    expect([status, idsIn(Object(body).kicks)]).toEqual([200, wanted])
    const { id } = await addKick(site, mira)
    await add(bucketId, id)
    expect(await kicksIn(bucketId)).toEqual([...wanted, id])
  })

  test('leaves out Kicks that the user may not see', async () => {
    const { bucketId, ids } = await bucketWith(2)
    const hidden = await addKick(site, other)
    await add(bucketId, hidden.id)
    await site.database.update(kicks).set({ audience: 'Private' }).where(eq(kicks.id, hidden.id))
    expect((await order(bucketId, ids.toReversed())).status).toBe(200)
    expect(await kicksIn(bucketId)).toEqual(ids.toReversed())
  })

  test('refuses another set of Kicks, an older version and another user', async () => {
    const { bucketId, ids } = await bucketWith(2)
    const [one, two] = ids as [string, string]
    for (const wrong of [[one], [one, one], [one, newId()], [one, two, newId()], []])
      expect((await order(bucketId, wrong)).status).toBe(409)
    const { updatedAt } = await read(bucketId)
    expect((await order(bucketId, [two, one], mira, { 'if-match': `"${updatedAt}"` })).status).toBe(200)
    expect(await order(bucketId, [one, two], mira, { 'if-match': `"${updatedAt}"` })).toMatchObject({
      status: 412,
      body: { message: 'This Bucket was changed in the meantime. Reload it, then make your change again.' },
    })
    expect((await order(bucketId, [one, two], other)).status).toBe(404)
    expect(await kicksIn(bucketId)).toEqual([two, one])
  })
})

describe('PUT /api/bucket/{bucketId}/move', () => {
  const move = (bucketId: string, kickIds: string[], to: string | null, person = mira) =>
    put(`/${bucketId}/move`, { kickIds, to }, person)
  const undo = (bucketId: string, body: unknown) => put(`/${bucketId}/return`, Object(body).undo)
  const wantedCount = async (kickId: string) =>
    Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token: mira.token })).body).counts
      .wanted

  test('moves several Kicks with their dates, and returns what undoes it', async () => {
    const { bucketId, ids } = await bucketWith(4)
    const [one, two, three, four] = ids as [string, string, string, string]
    const { bucketId: to } = await bucketWith(0)
    await put(`/${bucketId}/kick/${three}`, { targetOn: '2030-01-01', targetPrecision: 'year' })
    await add(to, two)

    const { status, body } = await move(bucketId, [three, two], to)
    expect([status, idsIn(Object(body).bucket.kicks)]).toEqual([200, [one, four]])
    expect((await read(to)).kicks).toMatchObject([{ _id: two }, { _id: three, targetOn: '2030-01-01' }])

    const returned = await undo(bucketId, body)
    expect([returned.status, idsIn(Object(returned.body).kicks)]).toEqual([200, ids])
    expect(Object(returned.body).kicks[2]).toMatchObject({ targetOn: '2030-01-01', targetPrecision: 'year' })
    // It held this one before.
    expect(await kicksIn(to)).toEqual([two])
  })

  test('removes several Kicks and brings them back to their places', async () => {
    const { bucketId, ids } = await bucketWith(3)
    const foreign = await addKick(site, other)
    await add(bucketId, foreign.id)
    const before = await read(bucketId)
    expect(await wantedCount(foreign.id)).toBe(1)
    const { body } = await move(bucketId, [foreign.id, ids[0] ?? ''], null)
    expect(await kicksIn(bucketId)).toEqual(ids.slice(1))
    expect(await wantedCount(foreign.id)).toBe(0)
    await undo(bucketId, body)
    expect((await read(bucketId)).kicks).toEqual(before.kicks)
    expect(await wantedCount(foreign.id)).toBe(1)
    expect((await undo(bucketId, body)).status).toBe(200)
  })

  test('moves all or none', async () => {
    const { bucketId, ids } = await bucketWith(2)
    const { bucketId: to } = await bucketWith(0)
    const foreign = await addBucket(site, other)
    expect(await move(bucketId, [...ids, newId()], to)).toMatchObject({
      status: 409,
      body: { message: 'The Kicks of this Bucket have changed. Load it again, then try again.' },
    })
    for (const wrong of [foreign, newId()]) expect((await move(bucketId, ids, wrong)).status).toBe(404)
    expect((await move(bucketId, ids, bucketId)).status).toBe(400)
    expect((await move(bucketId, [], to)).status).toBe(400)
    expect((await move(bucketId, ids, to, other)).status).toBe(404)
    expect(await kicksIn(bucketId)).toEqual(ids)
    expect(await kicksIn(to)).toEqual([])
  })

  test('a return brings back no Kick that the user could not add', async () => {
    const { bucketId } = await bucketWith(0)
    const secret = await addKick(site, other, { audience: 'Private' })
    const withdrawn = await addKick(site, other, { withdrawnAt: new Date() })
    const placeOf = (kickId: string) => ({
      kickId,
      position: 1,
      addedAt: '2026-01-01T00:00:00.000Z',
      targetOn: null,
      targetPrecision: null,
      isNew: false,
    })
    const places = [secret.id, withdrawn.id, newId()].map(placeOf)
    expect((await put(`/${bucketId}/return`, { from: null, places })).status).toBe(200)
    expect(await read(bucketId)).toMatchObject({ kicks: [], kickCount: 0 })
    const entries = await site.database.$client.query('select from bucket_kicks where bucket_id = $1', [
      bucketId,
    ])
    expect(entries.rowCount).toBe(0)
  })

  test('an undone move leaves a Kick that the user no longer sees in its new Bucket', async () => {
    const { bucketId } = await bucketWith(0)
    const { bucketId: to } = await bucketWith(0)
    const foreign = await addKick(site, other)
    await add(bucketId, foreign.id)
    const { body } = await move(bucketId, [foreign.id], to)
    await site.database.update(kicks).set({ audience: 'Private' }).where(eq(kicks.id, foreign.id))
    await undo(bucketId, body)
    await site.database.update(kicks).set({ audience: 'Members' }).where(eq(kicks.id, foreign.id))
    expect(await kicksIn(to)).toEqual([foreign.id])
    expect(await kicksIn(bucketId)).toEqual([])
  })

  test.each([
    ['half a date', { targetOn: '2030-05-17' }, 400],
    ['a year that the database does not have', { targetOn: '0000-05-17', targetPrecision: 'day' }, 400],
    ['a moment that the database does not have', { addedAt: '0000-01-01T00:00:00.000Z' }, 400],
    ['a leap second', { addedAt: '2016-12-31T23:59:60Z' }, 400],
    ['a day in the middle of its period', { targetOn: '2030-05-17', targetPrecision: 'year' }, 200],
  ])('a return with %s does not fail in the database', async (_what, changes, status) => {
    const { bucketId, ids } = await bucketWith(1)
    const { body } = await move(bucketId, ids, null)
    const { from, places } = Object(body).undo
    const changed = places.map((place: object) => ({ ...place, ...changes }))
    expect((await put(`/${bucketId}/return`, { from, places: changed })).status).toBe(status)
  })

  test('an undone move keeps a Kick that was withdrawn meanwhile', async () => {
    const { bucketId } = await bucketWith(0)
    const { bucketId: to } = await bucketWith(0)
    const foreign = await addKick(site, other)
    await add(bucketId, foreign.id)
    const { body } = await move(bucketId, [foreign.id], to)
    await site.database.update(kicks).set({ withdrawnAt: new Date() }).where(eq(kicks.id, foreign.id))
    await undo(bucketId, body)
    expect(await kicksIn(bucketId)).toEqual([foreign.id])
    expect(await kicksIn(to)).toEqual([])
  })

  test('an undone move brings the Kicks back although their new Bucket was deleted', async () => {
    const { bucketId, ids } = await bucketWith(2)
    const { bucketId: to } = await bucketWith(0)
    const { body } = await move(bucketId, ids, to)
    await site.call({ method: 'DELETE', url: `/api/bucket/${to}`, token: mira.token })
    const returned = await undo(bucketId, body)
    expect([returned.status, idsIn(Object(returned.body).kicks)]).toEqual([200, ids])
  })

  test('an undone move changes no Bucket of another user', async () => {
    const { bucketId, ids } = await bucketWith(1)
    const { bucketId: to } = await bucketWith(0)
    const { body } = await move(bucketId, ids, to)
    const foreign = await addBucket(site, other)
    await put(`/${foreign}/add`, { bucketId: foreign, kickId: ids[0] }, other)
    const { places } = Object(body).undo
    expect((await put(`/${bucketId}/return`, { from: foreign, places })).status).toBe(200)
    expect(await kicksIn(foreign, other)).toEqual(ids)
    expect((await put(`/${foreign}/return`, { from: null, places })).status).toBe(404)
  })

  test('does not deadlock with concurrent moves in opposite directions', async () => {
    const { bucketId: left, ids: leftIds } = await bucketWith(3)
    const { bucketId: right, ids: rightIds } = await bucketWith(3)
    const responses = await Promise.all([
      move(left, leftIds, right),
      move(right, rightIds.toReversed(), left),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect((await kicksIn(left)).sort()).toEqual(rightIds.sort())
    expect((await kicksIn(right)).sort()).toEqual(leftIds.sort())
  })
})

test('GET /api/bucket?kicks=none leaves the Kicks out, also on the next page', async () => {
  const owner = await signUp(site)
  await addBucket(site, owner)
  await addBucket(site, owner)
  const { body, headers } = await site.call({
    method: 'GET',
    url: '/api/bucket?kicks=none&limit=1',
    token: owner.token,
  })
  expect(body).toMatchObject([{ kicks: [], kickCount: 0 }])
  expect(headers.link).toContain('kicks=none')
})
