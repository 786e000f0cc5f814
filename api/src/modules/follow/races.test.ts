import { addKick } from '../../../test/content'
import { password, signUp, type SignedIn } from '../../../test/people'
import { createMigratedDatabase, longTimeouts } from '../../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../../test/test-site'

const rounds = Number(process.env['FOLLOW_ROUNDS'] ?? 12)

let site: TestSite
let ann: SignedIn
beforeAll(async () => {
  site = await openTestSiteOn({ ...(await createMigratedDatabase()), timeouts: longTimeouts })
  ann = await newPerson()
})
afterAll(() => site.close())

type Method = 'GET' | 'PUT' | 'DELETE'
const call = ({ token }: SignedIn, method: Method, url: string, body?: object) =>
  site.call({ method, url, token, ...(body && { body }) })
const newPerson = async () => {
  const person = await signUp(site)
  // So that the limit of the first day does not end the test.
  await site.database.$client.query(`update users set created_at = '2020-01-01' where id = $1`, [
    person.userId,
  ])
  return person
}
const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const acts = [
  (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/follow`, {}),
  (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/follow`, { shows: ['done'] }),
  (by: SignedIn, of: SignedIn) => call(by, 'DELETE', `/api/user/${of.userId}/follow`),
  (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/follower`),
  (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/follower`),
  (by: SignedIn, of: SignedIn) => call(by, 'DELETE', `/api/user/${of.userId}/follower`),
  (by: SignedIn, of: SignedIn) => call(by, 'PUT', `/api/user/${of.userId}/block`),
  (by: SignedIn, of: SignedIn) => call(by, 'DELETE', `/api/user/${of.userId}/block`),
]
const leave = (person: SignedIn) => call(person, 'DELETE', `/api/user/${person.userId}`, { password })

const rowsOf = async <Row extends object>(query: string, values: unknown[] = []) =>
  (await site.database.$client.query<Row>(query, values)).rows

/** Expects that lists, numbers, things and feed of a person agree with the rows of the database. */
async function expectAgreement(viewer: SignedIn, other: SignedIn, kickId: string) {
  const isBetween = `(follower_id, followee_id) in (($1::uuid, $2::uuid))`
  const pair = [viewer.userId, other.userId]
  const [follow] = await rowsOf<{ state: string }>(`select state from follows where ${isBetween}`, pair)
  const isBlocked =
    (await rowsOf(`select from blocks where blocker_id = any ($1) and blocked_id = any ($1)`, [pair]))
      .length > 0
  if (isBlocked) expect(follow).toBeUndefined()
  const own = await call(viewer, 'GET', `/api/user/${viewer.userId}`)
  const [counts] = await rowsOf(
    `select count(*) filter (where follower_id = $1)::int as following,
       count(*) filter (where followee_id = $1 and state = 'accepted')::int as followers,
       count(*) filter (where followee_id = $1 and state = 'asked')::int as requests
     from follows`,
    [viewer.userId],
  )
  expect(own.body).toMatchObject(counts ?? {})
  const status = isBlocked || follow?.state !== 'accepted' ? 404 : 200
  expect((await call(viewer, 'GET', `/api/kick/${kickId}`)).status).toBe(status)
  const urls = [
    '/api/feed',
    '/api/notification',
    ...['following', 'followers', 'requests'].map((list) => `/api/people?list=${list}`),
  ]
  for (const url of urls) {
    const text = JSON.stringify((await call(viewer, 'GET', url)).body)
    if (isBlocked) expect(text).not.toContain(other.userId)
  }
}

test('follows, requests, their acceptance and blocks at the same time agree in the end', async () => {
  let ben = await newPerson()
  const kicks = new Map<SignedIn, string>()
  const kickOf = async (person: SignedIn) => {
    const id = kicks.get(person) ?? (await addKick(site, person, { audience: 'Followers' })).id
    kicks.set(person, id)
    return id
  }
  for (let round = 0; round < rounds; round += 1) {
    const calls = Array.from({ length: 6 }, () => {
      const [by, of] = Math.random() < 0.5 ? [ann, ben] : [ben, ann]
      return one(acts)(by, of)
    })
    const isLast = round % 4 === 3
    const responses = await Promise.all([...calls, ...(isLast ? [leave(ben)] : [])])
    expect(responses.filter(({ status }) => ![200, 204, 401, 404].includes(status))).toEqual([])
    if (isLast) {
      expect(
        await rowsOf('select from follows where $1 in (follower_id, followee_id)', [ben.userId]),
      ).toEqual([])
      expect(await rowsOf('select from notifications where $1 in (user_id, actor_id)', [ben.userId])).toEqual(
        [],
      )
      ben = await newPerson()
      continue
    }
    await expectAgreement(ann, ben, await kickOf(ben))
    await expectAgreement(ben, ann, await kickOf(ann))
  }
}, 900_000)

test('leaves no request when people ask, leave and are blocked while the person stops approving', async () => {
  const approve = (approvesFollowers: boolean) =>
    call(ann, 'PUT', `/api/user/${ann.userId}`, { approvesFollowers })
  for (let round = 0; round < Math.min(rounds, 20); round += 1) {
    await approve(true)
    const people = await Promise.all([1, 2, 3, 4].map(newPerson))
    const ask = (by: SignedIn) => call(by, 'PUT', `/api/user/${ann.userId}/follow`, {})
    await Promise.all(people.slice(0, 3).map(ask))
    const [leaver, blocker, undecided, late] = people as [SignedIn, SignedIn, SignedIn, SignedIn]
    const responses = await Promise.all([
      ask(late),
      leave(leaver),
      approve(false),
      call(blocker, 'PUT', `/api/user/${ann.userId}/block`),
      call(undecided, 'DELETE', `/api/user/${ann.userId}/follow`),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 204, 200, 204, 204])
    const states = await rowsOf('select follower_id, state from follows where followee_id = $1', [ann.userId])
    expect(states).toEqual([{ follower_id: late.userId, state: 'accepted' }])
    await leave(late)
  }
})

test('two accounts that follow each other are deleted at the same time', async () => {
  for (let round = 0; round < Math.min(rounds, 20); round += 1) {
    const pair = [await newPerson(), await newPerson()] as const
    for (const [by, of] of [pair, pair.toReversed()] as [SignedIn, SignedIn][]) {
      await call(by, 'PUT', `/api/user/${of.userId}/follow`, {})
      await call(of, 'PUT', `/api/user/${by.userId}/follower`)
    }
    const responses = await Promise.all(pair.map(leave))
    expect(responses.map(({ status }) => status)).toEqual([204, 204])
  }
})
