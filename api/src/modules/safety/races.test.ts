import { addBucket, addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { blocks, follows } from '../../database/content-schema'
import { comments, users } from '../../database/schema'
import { eq } from 'drizzle-orm'

let site: TestSite
let ann: SignedIn
let ben: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site)
  ben = await signUp(site)
})
afterAll(() => site.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = ({ token }: SignedIn, method: Method, url: string, body?: object) =>
  site.call({ method, url, token, body })
const rounds = 12

test('a like, favourite, comment or addition beside a block succeeds before it or gets 404', async () => {
  const { id } = await addKick(site, ann)
  const bucketId = await addBucket(site, ben)
  const block = `/api/user/${ben.userId}/block`
  for (let round = 0; round < rounds; round += 1) {
    const [{ status: blocked }, ...responses] = await Promise.all([
      call(ann, 'PUT', block),
      call(ben, 'PUT', `/api/kick/${id}/like`),
      call(ben, 'PUT', `/api/kick/${id}/favourite`),
      call(ben, 'POST', `/api/kick/${id}/comments`, { text: 'Me too.' }),
      call(ben, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: id }),
    ])
    expect(blocked).toBe(204)
    for (const { status } of responses) expect([200, 201, 404]).toContain(status)
    const urls = [`/api/kick/${id}`, `/api/kick/${id}/comments`, `/api/user/${ann.userId}`]
    for (const url of urls) expect((await call(ben, 'GET', url)).status).toBe(404)
    expect((await call(ben, 'GET', `/api/bucket/${bucketId}`)).body).toMatchObject({
      kickCount: 0,
      kicks: [],
    })
    expect((await call(ann, 'GET', `/api/kick/${id}/comments`)).body).toEqual([])
    expect((await call(ann, 'DELETE', block)).status).toBe(204)
  }
})

test('no comment is left when a block and the removal of comments run beside new ones', async () => {
  const { id } = await addKick(site, ann)
  const comment = () => call(ben, 'POST', `/api/kick/${id}/comments`, { text: 'Again!' })
  const blockAndRemove = async () => {
    expect((await call(ann, 'PUT', `/api/user/${ben.userId}/block`)).status).toBe(204)
    return call(ann, 'DELETE', `/api/user/${ben.userId}/comments`)
  }
  for (let round = 0; round < rounds; round += 1) {
    const written = Promise.all(Array.from({ length: 8 }, comment))
    const [removed, responses] = await Promise.all([blockAndRemove(), written])
    expect(removed.status).toBe(204)
    for (const { status } of responses) expect([201, 404]).toContain(status)
    expect(await site.database.$count(comments, eq(comments.kickId, id))).toBe(0)
    expect((await call(ann, 'GET', `/api/kick/${id}`)).body).toMatchObject({ commentCount: 0 })
    await call(ann, 'DELETE', `/api/user/${ben.userId}/block`)
  }
})

test('two people who block each other at the same time end without follows and without an error', async () => {
  const pairs = [
    { followerId: ann.userId, followeeId: ben.userId },
    { followerId: ben.userId, followeeId: ann.userId },
  ]
  for (let round = 0; round < rounds; round += 1) {
    await site.database.insert(follows).values(pairs.map((pair) => ({ ...pair, state: 'accepted' as const })))
    const responses = await Promise.all([
      call(ann, 'PUT', `/api/user/${ben.userId}/block`),
      call(ben, 'PUT', `/api/user/${ann.userId}/block`),
    ])
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toContain(204)
    for (const status of statuses) expect([204, 404]).toContain(status)
    expect(await site.database.$count(follows)).toBe(0)
    await site.database.delete(blocks)
  }
})

test('ten equal blocks and ten mutes at the same time end as one block', async () => {
  const url = `/api/user/${ben.userId}`
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => [
      call(ann, 'PUT', `${url}/block`),
      call(ann, 'PUT', `${url}/mute`),
    ]).flat(),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await site.database.select().from(blocks)).toMatchObject([
    { blockerId: ann.userId, blockedId: ben.userId, isMute: false },
  ])
})

test('a block waits for the deletion of the person and then gets 404', async () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const blocked = await site.database.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.id, ben.userId))
    const response = call(ann, 'PUT', `/api/user/${ben.userId}/block`)
    await waitFor(async () => (await transaction.execute(waiting)).rowCount === 1)
    return { response }
  })
  expect((await blocked.response).status).toBe(404)
})
