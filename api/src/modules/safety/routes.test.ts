import { addKick, addPicture } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { blocks, follows } from '../../database/content-schema'
import { users } from '../../database/schema'
import { eq } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'

let site: TestSite
let ann: SignedIn
let ben: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  ben = await signUp(site, { userName: 'Ben' })
})
afterAll(() => site.close())

type Part = 'block' | 'mute' | 'comments'
const send = (method: 'PUT' | 'DELETE', part: Part, of: string, { token }: SignedIn = ann) =>
  site.call({ method, url: `/api/user/${of}/${part}`, token })
const put = (part: Part, of = ben.userId, by = ann) => send('PUT', part, of, by)
const end = (part: Part, of = ben.userId, by = ann) => send('DELETE', part, of, by)
const list = async (name: 'blocked' | 'muted', { token } = ann, query = '') =>
  site.call({ method: 'GET', url: `/api/people?list=${name}${query}`, token })
const names = (body: unknown) => (body as { userName: string }[]).map(({ userName }) => userName)
const inLists = async (person = ann) => ({
  blocked: names((await list('blocked', person)).body),
  muted: names((await list('muted', person)).body),
})
const profile = async ({ userId }: SignedIn, { token }: SignedIn) =>
  site.call({ method: 'GET', url: `/api/user/${userId}`, token })

const calls = [
  ['PUT', 'block'],
  ['DELETE', 'block'],
  ['PUT', 'mute'],
  ['DELETE', 'mute'],
  ['DELETE', 'comments'],
] as const

describe.each(calls)('%s /api/user/{userId}/%s', (method, part) => {
  test('is idempotent', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await send(method, part, ben.userId)).toMatchObject({ status: 204, body: undefined })
  })

  test('refuses the caller’s own id, in any spelling', async () => {
    for (const id of [ann.userId, ann.userId.toUpperCase()])
      expect(await send(method, part, id)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('This is you') },
      })
  })

  test('responds the same way for an unknown id and for somebody who blocked the caller', async () => {
    const unknown = await send(method, part, newId())
    expect(unknown).toMatchObject({ status: 404, body: { message: 'We could not find this person.' } })
    await put('block', ann.userId, ben)
    const blocked = await send(method, part, ben.userId)
    expect([blocked.status, blocked.body]).toEqual([unknown.status, unknown.body])
    expect(await inLists()).toEqual({ blocked: [], muted: [] })
  })
})

test('a block replaces a mute, and its end does not restore it', async () => {
  await put('mute')
  expect(await inLists()).toEqual({ blocked: [], muted: ['Ben'] })
  await put('block')
  expect(await inLists()).toEqual({ blocked: ['Ben'], muted: [] })
  await end('block')
  expect(await inLists()).toEqual({ blocked: [], muted: [] })
})

test('neither a mute nor its end changes a block, nor the end of a block a mute', async () => {
  await put('block')
  await put('mute')
  await end('mute')
  expect(await inLists()).toEqual({ blocked: ['Ben'], muted: [] })
  await end('block')
  await put('mute')
  await end('block')
  expect(await inLists()).toEqual({ blocked: [], muted: ['Ben'] })
})

test('a block ends following in both directions and leaves that of others', async () => {
  const cleo = await signUp(site)
  const pairs = [
    [ann, ben],
    [ben, ann],
    [ann, cleo],
    [cleo, ben],
  ] as const
  for (const [follower, followee] of pairs)
    await site.database
      .insert(follows)
      .values({ followerId: follower.userId, followeeId: followee.userId, state: 'accepted' })
  await put('mute')
  expect(await site.database.$count(follows)).toBe(4)
  await put('block')
  const left = await site.database.select().from(follows)
  expect(left.map(({ followeeId }) => followeeId).sort()).toEqual([cleo.userId, ben.userId].sort())
  await end('block')
  expect(await site.database.$count(follows)).toBe(2)
})

test('the profile of another says whether the caller muted them', async () => {
  expect((await profile(ben, ann)).body).toMatchObject({ relation: { muted: false } })
  await put('mute')
  expect((await profile(ben, ann)).body).toMatchObject({ relation: { muted: true } })
  expect((await profile(ann, ben)).body).toMatchObject({ relation: { muted: false } })
  expect((await profile(ann, ann)).body).not.toHaveProperty('relation')
})

describe('GET /api/people', () => {
  test.each([
    '',
    '?list=',
    '?list=strangers',
    '?list=found&q=a',
    '?list=blocked&limit=0',
    '?list=blocked&cursor=x',
  ])('refuses %j', async (query) => {
    const url = `/api/people${query}`
    expect((await site.call({ method: 'GET', url, token: ann.token })).status).toBe(400)
  })

  test('has each blocked person once in its pages, with name and picture', async () => {
    const picture = await addPicture(site, ben.userId)
    await site.database.update(users).set({ pictureId: picture.id }).where(eq(users.id, ben.userId))
    const others = [await signUp(site, { userName: 'Cleo' }), await signUp(site, { userName: 'Dan' })]
    for (const person of [ben, ...others]) await put('block', person.userId)
    const first = await list('blocked', ann, '&limit=2')
    expect(names(first.body)).toEqual(['Dan', 'Cleo'])
    const address = /^<(\S+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? ''
    expect(address).toContain('/api/people?list=blocked&limit=2&cursor=')
    const second = await site.call({ method: 'GET', url: address, token: ann.token })
    expect(second.body).toMatchObject([
      { _id: ben.userId, userName: 'Ben', profilePicture: picture.url, follow: null },
    ])
    expect(second.headers).not.toHaveProperty('link')
  })

  test('leaves a muted person out while that person blocks the caller', async () => {
    await put('mute')
    await put('block', ann.userId, ben)
    expect(await inLists()).toEqual({ blocked: [], muted: [] })
    await end('block', ann.userId, ben)
    expect(await inLists()).toEqual({ blocked: [], muted: ['Ben'] })
  })

  test('keeps a person whom both blocked, and lets the caller end the own block', async () => {
    await put('block')
    await site.database.insert(blocks).values({ blockerId: ben.userId, blockedId: ann.userId, isMute: false })
    expect(await inLists()).toEqual({ blocked: ['Ben'], muted: [] })
    expect((await end('block')).status).toBe(204)
    expect(await inLists()).toEqual({ blocked: [], muted: [] })
    expect((await profile(ben, ann)).status).toBe(404)
  })
})

describe('comments of a blocked person', () => {
  const comment = async (kickId: string, text: string, { token }: SignedIn) =>
    textAt(
      (await site.call({ method: 'POST', url: `/api/kick/${kickId}/comments`, token, body: { text } })).body,
      '_id',
    )
  const texts = async (kickId: string, { token }: SignedIn) =>
    (
      (await site.call({ method: 'GET', url: `/api/kick/${kickId}/comments`, token })).body as {
        text: string
      }[]
    ).map(({ text }) => text)
  const count = async (kickId: string, { token }: SignedIn) =>
    Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body)
      .commentCount as unknown

  test('are counted as they are listed, as those of suspended people are', async () => {
    const { id } = await addKick(site, ann)
    const cleo = await signUp(site)
    for (const author of [ann, ben, cleo]) await comment(id, 'Hello', author)
    const until = new Date('2100-01-01')
    await site.database.update(users).set({ suspendedUntil: until }).where(eq(users.id, cleo.userId))
    expect([await count(id, ann), (await texts(id, ann)).length]).toEqual([2, 2])
    await put('block')
    expect([await count(id, ann), (await texts(id, ann)).length]).toEqual([1, 1])
  })

  test('can be deleted under the caller’s own Kicks, one or all, and stay elsewhere', async () => {
    const cleo = await signUp(site)
    const [first, second, elsewhere] = [
      await addKick(site, ann),
      await addKick(site, ann),
      await addKick(site, cleo),
    ]
    const id = await comment(first.id, 'One', ben)
    for (const kick of [first, second, elsewhere]) await comment(kick.id, 'Two', ben)
    await comment(first.id, 'Mine', cleo)
    await put('block')
    const remove = { method: 'DELETE', url: `/api/comment/${id}`, token: ann.token } as const
    expect((await site.call(remove)).status).toBe(204)
    expect(await texts(first.id, cleo)).toEqual(['Mine', 'Two'])
    expect((await end('comments')).status).toBe(204)
    expect(await texts(first.id, cleo)).toEqual(['Mine'])
    expect(await count(first.id, cleo)).toBe(1)
    expect(await texts(second.id, cleo)).toEqual([])
    expect(await texts(elsewhere.id, cleo)).toEqual(['Two'])
  })

  test.each(['block', 'mute'] as const)('are not counted for a user who chose to %s', async (part) => {
    const cleo = await signUp(site)
    const { id } = await addKick(site, cleo)
    for (const person of [ann, ben, cleo]) await comment(id, 'So do I', person)
    await put(part)
    expect([await count(id, ann), await count(id, ben), await count(id, cleo)]).toEqual(
      part === 'block' ? [2, 2, 3] : [2, 3, 3],
    )
    await end(part)
    expect(await count(id, ann)).toBe(3)
  })
})

test('a deleted account leaves the lists of others', async () => {
  await put('block')
  await site.database.delete(users).where(eq(users.id, ben.userId))
  expect(await inLists()).toEqual({ blocked: [], muted: [] })
  expect((await put('block')).status).toBe(404)
})

test('limits blocks per person', async () => {
  const limited = await openTestSite({ limits: { 'block-by-person': { max: 3, seconds: 60 } } })
  const [mira, otto] = [await signUp(limited), await signUp(limited)]
  const url = `/api/user/${otto.userId}/block`
  const statuses = []
  for (const method of ['PUT', 'DELETE', 'PUT', 'DELETE'] as const)
    statuses.push((await limited.call({ method, url, token: mira.token })).status)
  expect(statuses).toEqual([204, 204, 204, 429])
  await limited.close()
})
