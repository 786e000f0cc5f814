import { addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { newId } from '@bucketeer/host/server'
import { follows } from '../../database/content-schema'
import { users } from '../../database/schema'
import { eq } from 'drizzle-orm'

let site: TestSite
let ann: SignedIn
let ben: SignedIn
let cleo: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  ben = await signUp(site, { userName: 'Ben' })
  cleo = await signUp(site, { userName: 'Cleo' })
})
afterAll(() => site.close())

type Method = 'GET' | 'PUT' | 'DELETE'
const call = ({ token }: SignedIn, method: Method, url: string, body?: object) =>
  site.call({ method, url, token, ...(body && { body }) })
const follow = (by: SignedIn, of: SignedIn, body: object = {}) =>
  call(by, 'PUT', `/api/user/${of.userId}/follow`, body)
const unfollow = (by: SignedIn, of: SignedIn) => call(by, 'DELETE', `/api/user/${of.userId}/follow`)
const accept = (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/follower`)
const remove = (by: SignedIn, of: SignedIn) => call(by, 'DELETE', `/api/user/${of.userId}/follower`)
const block = (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/block`)
const profile = async (by: SignedIn, of: SignedIn) =>
  (await call(by, 'GET', `/api/user/${of.userId}`)).body as Record<string, unknown>
const change = (by: SignedIn, body: object) => call(by, 'PUT', `/api/user/${by.userId}`, body)

interface Listed {
  userName: string
  follow: { state: string } | null
}
/** 'Ben asked' of each person. */
const list = async (by: SignedIn, name: string, query = '') =>
  ((await call(by, 'GET', `/api/people?list=${name}${query}`)).body as Listed[]).map(
    ({ userName, follow: own }) => [userName, own?.state].filter(Boolean).join(' '),
  )
const told = async (by: SignedIn) =>
  ((await call(by, 'GET', '/api/notification')).body as { kind: string; people: Listed[] }[]).map(
    ({ kind, people }) => `${kind} ${people.map(({ userName }) => userName).join(', ')}`,
  )
const all = ['done', 'story', 'kick', 'bucket']

test('accepts all requests when the person no longer approves followers', async () => {
  await follow(ann, ben, { shows: ['story'] })
  await follow(cleo, ben)
  await change(ben, { tagline: 'Out', approvesFollowers: true })
  expect(await list(ben, 'requests')).toEqual(['Cleo', 'Ann'])
  await change(ben, { approvesFollowers: false })
  expect([await list(ben, 'requests'), await list(ben, 'followers')]).toEqual([[], ['Cleo', 'Ann']])
  expect([await told(ann), await told(cleo), await told(ben)]).toEqual([
    ['accepted Ben'],
    ['accepted Ben'],
    [],
  ])
  expect(await follow(ann, ben)).toMatchObject({ body: { state: 'accepted', shows: ['story'] } })
})

describe('a person who approves followers', () => {
  test('is asked, accepts, and removes the follower, who may ask again', async () => {
    expect(await follow(ann, ben)).toMatchObject({ status: 200, body: { state: 'asked', shows: all } })
    expect(await follow(ann, ben)).toMatchObject({ body: { state: 'asked' } })
    expect(await list(ann, 'following')).toEqual(['Ben asked'])
    expect([await list(ben, 'requests'), await list(ben, 'followers')]).toEqual([['Ann'], []])
    expect(await told(ben)).toEqual(['asked Ann'])
    expect((await accept(ben, ann)).status).toBe(204)
    expect((await accept(ben, ann)).status).toBe(204)
    expect([await list(ben, 'requests'), await list(ben, 'followers')]).toEqual([[], ['Ann']])
    expect(await list(ann, 'following')).toEqual(['Ben accepted'])
    expect([await told(ben), await told(ann)]).toEqual([[], ['accepted Ben']])
    expect((await remove(ben, ann)).status).toBe(204)
    expect((await remove(ben, ann)).status).toBe(204)
    expect([await list(ann, 'following'), await list(ben, 'followers')]).toEqual([[], []])
    expect([await told(ben), await told(ann)]).toEqual([[], []])
    expect(await follow(ann, ben)).toMatchObject({ body: { state: 'asked' } })
  })

  test('declines a request, and no longer sees one that was taken back', async () => {
    await follow(ann, ben)
    await remove(ben, ann)
    expect(await list(ann, 'following')).toEqual([])
    await follow(ann, ben)
    await unfollow(ann, ben)
    expect([await list(ben, 'requests'), await told(ben)]).toEqual([[], []])
    expect(await accept(ben, ann)).toMatchObject({ status: 404, body: { code: 'follow.no-request' } })
  })

  test('does not remove a follower by declining a request that was accepted in another tab', async () => {
    const decline = () => call(ben, 'DELETE', `/api/user/${ann.userId}/follower?state=asked`)
    await follow(ann, ben)
    await accept(ben, ann)
    expect(await decline()).toMatchObject({ status: 409, body: { code: 'follow.accepted-before' } })
    expect(await list(ben, 'followers')).toHaveLength(1)
    await remove(ben, ann)
    expect((await decline()).status).toBe(204)
  })

  test('is shown as many people as the lists have', async () => {
    await follow(ann, ben)
    await follow(cleo, ben)
    await accept(ben, cleo)
    await follow(ben, cleo)
    expect(await profile(ben, ben)).toMatchObject({ followers: 1, following: 1, requests: 1 })
    expect(await profile(ann, ben)).not.toHaveProperty('followers')
    await site.database
      .update(users)
      .set({ suspendedUntil: new Date('2100-01-01') })
      .where(eq(users.id, cleo.userId))
    expect(await profile(ben, ben)).toMatchObject({ followers: 0, following: 0, requests: 1 })
    expect([await list(ben, 'followers'), await list(ben, 'following')]).toEqual([[], []])
  })
})

test('a person who does not approve followers is followed at once and told', async () => {
  await change(ben, { approvesFollowers: false })
  expect(await follow(ann, ben)).toMatchObject({ body: { state: 'accepted' } })
  expect(await told(ben)).toEqual(['follow Ann'])
  await follow(cleo, ben)
  expect(await told(ben)).toEqual(['follow Cleo, Ann'])
  await unfollow(cleo, ben)
  expect(await told(ben)).toEqual(['follow Ann'])
  await change(ben, { approvesFollowers: true })
  expect(await follow(ann, ben)).toMatchObject({ body: { state: 'accepted' } })
})

test('tells nobody who switched follows off', async () => {
  await call(ben, 'PUT', '/api/notification/settings', { follow: false })
  await follow(ann, ben)
  expect([await told(ben), await list(ben, 'requests')]).toEqual([[], ['Ann']])
})

test('keeps what the feed shows until it is changed', async () => {
  expect((await follow(ann, ben, { shows: ['story'] })).body).toEqual({ state: 'asked', shows: ['story'] })
  expect((await follow(ann, ben)).body).toEqual({ state: 'asked', shows: ['story'] })
  expect((await follow(ann, ben, { shows: [] })).body).toEqual({ state: 'asked', shows: [] })
  expect((await follow(ann, ben, { shows: ['likes'] })).status).toBe(400)
})

test('a profile says how both follow each other', async () => {
  expect(await profile(ann, ben)).toMatchObject({ follow: null, followsMe: null })
  await follow(ann, ben, { shows: ['done'] })
  expect(await profile(ann, ben)).toMatchObject({
    follow: { state: 'asked', shows: ['done'] },
    followsMe: null,
  })
  expect(await profile(ben, ann)).toMatchObject({ follow: null, followsMe: 'asked' })
  await accept(ben, ann)
  expect(await profile(ben, ann)).toMatchObject({ follow: null, followsMe: 'accepted' })
})

test('settings are the user’s own, and those of new accounts', async () => {
  expect(await profile(ann, ann)).toMatchObject({ approvesFollowers: true, isFindable: true })
  await change(ann, { approvesFollowers: false, isFindable: null })
  expect(await profile(ann, ann)).toMatchObject({ approvesFollowers: false, isFindable: null })
  for (const field of ['approvesFollowers', 'isFindable'])
    expect(await profile(ben, ann)).not.toHaveProperty(field)
})

describe('a block', () => {
  test('ends follows and requests both ways, and their notifications', async () => {
    await follow(ann, ben)
    await follow(ben, ann)
    await accept(ann, ben)
    await block(ben, ann)
    expect(await site.database.$count(follows, eq(follows.followerId, ann.userId))).toBe(0)
    expect(await site.database.$count(follows, eq(follows.followerId, ben.userId))).toBe(0)
    await call(ben, 'DELETE', `/api/user/${ann.userId}/block`)
    expect([await told(ann), await told(ben)]).toEqual([[], []])
  })

  test('gets the same 404 as an unknown person from every call', async () => {
    await block(ben, ann)
    for (const act of [follow, unfollow, accept, remove]) {
      const [blocked, unknown] = [await act(ann, ben), await act(ann, { ...ben, userId: newId() })]
      expect(blocked.status).toBe(404)
      expect(blocked.body).toEqual(unknown.body)
    }
  })
})

test('refuses the caller’s own id, in any spelling', async () => {
  for (const userId of [ann.userId, ann.userId.toUpperCase()])
    for (const act of [follow, unfollow, accept, remove])
      expect((await act(ann, { ...ann, userId })).status).toBe(400)
})

describe('limits', () => {
  const followMany = (count: number) =>
    site.database.$client.query(
      `with added as (
         insert into users (id, email, email_key, password_hash, user_name, tagline)
         select gen_random_uuid(), 'x', 'many ' || random(), 'x', 'Many', 'x' from generate_series(1, $2::integer)
         returning id
       ) insert into follows (follower_id, followee_id, state) select $1, id, 'accepted' from added`,
      [ann.userId, count],
    )

  test('follows to 2,000', async () => {
    await site.database
      .update(users)
      .set({ createdAt: new Date('2020-01-01') })
      .where(eq(users.id, ann.userId))
    await followMany(1999)
    expect((await follow(ann, ben)).status).toBe(200)
    expect(await follow(ann, cleo)).toMatchObject({
      status: 409,
      body: { message: 'You follow 2,000 people, the most. Unfollow somebody first.' },
    })
    expect((await follow(ann, ben, { shows: [] })).status).toBe(200)
  })
})

describe('GET /api/people', () => {
  test('finds people by the words of their names, as other searches do', async () => {
    const otto = await signUp(site, { userName: 'Ötto van Dyk' })
    await signUp(site, { userName: '李小龙' })
    for (const q of ['otto', 'DYK', 'van ott', '  dyk  ö', 'ｏｔｔｏ', 'o\u200btto', 'O\u0308tto', '𝐎𝐭𝐭𝐨'])
      expect([q, await list(ann, 'found', `&q=${encodeURIComponent(q)}`)]).toEqual([q, ['Ötto van Dyk']])
    expect(await list(ann, 'found', `&q=${encodeURIComponent('小龙')}`)).toEqual(['李小龙'])
    for (const q of ['ottavia', '%25%25']) expect(await list(ann, 'found', `&q=${q}`)).toEqual([])
    expect(await list(ann, 'found')).toEqual([])
    expect(await list(otto, 'found', '&q=otto')).toEqual([])
    await follow(ann, otto)
    expect(await list(ann, 'found', '&q=otto')).toEqual(['Ötto van Dyk asked'])
    await change(otto, { userName: 'Hugo' })
    expect([await list(ann, 'found', '&q=otto'), await list(ann, 'found', '&q=hugo')]).toEqual([
      [],
      ['Hugo asked'],
    ])
    await change(otto, { isFindable: false })
    expect(await list(ann, 'found', '&q=hugo')).toEqual([])
  })

  test('tells people of one name apart by tagline and age of the account', async () => {
    const [first, second] = [await signUp(site, { userName: 'Ida' }), await signUp(site, { userName: 'Ida' })]
    await change(first, { tagline: 'Trains' })
    await change(second, { tagline: 'Boats' })
    const url = '/api/people?list=found&q=ida'
    const known = { userName: 'Ida', createdAt: expect.stringMatching(/^20/) }
    expect((await site.call({ method: 'GET', url, token: ann.token })).body).toMatchObject([
      { ...known, _id: second.userId, tagline: 'Boats' },
      { ...known, _id: first.userId, tagline: 'Trains' },
    ])
    await follow(first, ann)
    expect(
      (await site.call({ method: 'GET', url: '/api/notification', token: ann.token })).body,
    ).toMatchObject([{ people: [{ ...known, tagline: 'Trains' }] }])
  })

  test('finds nobody who blocked the caller or is suspended', async () => {
    const [dora, emil] = [
      await signUp(site, { userName: 'Zoe One' }),
      await signUp(site, { userName: 'Zoe Two' }),
    ]
    expect(await list(ann, 'found', '&q=zoe')).toEqual(['Zoe Two', 'Zoe One'])
    await block(dora, ann)
    await site.database
      .update(users)
      .set({ suspendedUntil: new Date('2100-01-01') })
      .where(eq(users.id, emil.userId))
    expect(await list(ann, 'found', '&q=zoe')).toEqual([])
  })

  test('suggests people who shared a Kick, the latest first, until they are followed or cannot be found', async () => {
    await addKick(site, ben)
    await addKick(site, cleo)
    await addKick(site, ann)
    expect((await list(ann, 'suggested')).slice(0, 2)).toEqual(['Cleo', 'Ben'])
    await follow(ann, cleo)
    expect((await list(ann, 'suggested'))[0]).toBe('Ben')
    await change(ben, { isFindable: null })
    const others = await list(ann, 'suggested')
    for (const name of ['Ann', 'Ben', 'Cleo']) expect(others).not.toContain(name)
  })

  test('has each follower once in its pages', async () => {
    await change(ann, { approvesFollowers: false })
    for (const person of [ben, cleo, await signUp(site, { userName: 'Dan' })]) await follow(person, ann)
    expect(await list(ann, 'followers', '&limit=2')).toEqual(['Dan', 'Cleo'])
    const { headers } = await call(ann, 'GET', '/api/people?list=followers&limit=2')
    const [, next = ''] = /^<(\S+)>; rel="next"$/.exec(String(headers.link)) ?? []
    const rest = await call(ann, 'GET', next)
    expect(rest.body).toMatchObject([{ userName: 'Ben', follow: null }])
    expect(rest.headers).not.toHaveProperty('link')
  })
})
