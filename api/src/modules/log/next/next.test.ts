import { eq } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { blocks } from '../../../database/content-schema'
import { bucketKicks, kicks } from '../../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
let bucketId: string
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
  other = await signUp(site)
  bucketId = await addBucket(site, mira, { name: 'Someday' })
})
afterAll(() => site.close())

interface Suggestion {
  kick: { _id: string; name: string }
}

const list = async (limit = 5, { token } = mira) =>
  (await site.call({ method: 'GET', url: `/api/log/next?limit=${limit}`, token })).body as Suggestion[]
const names = async (limit?: number) => (await list(limit)).map(({ kick }) => kick.name)
const notNow = (kickId: string, { token } = mira) =>
  site.call({ method: 'POST', url: `/api/log/next/${kickId}/not-now`, token })

/** Writes wishes into a Bucket. Returns their ids by name. */
async function wish(texts: string[], into = bucketId) {
  const lines = texts.map((text) => ({ text }))
  const url = `/api/bucket/${into}/wishes`
  const { body } = await site.call({ method: 'POST', url, token: mira.token, body: { lines } })
  const ids = new Map((body as { _id: string; name: string }[]).map(({ _id, name }) => [name, _id]))
  return (name: string) => ids.get(name) ?? ''
}

const log = (kickId: string, state: string, { token } = mira) =>
  site.call({ method: 'POST', url: '/api/log', token, body: { kickId, state } })
const aim = (kickId: string, targetOn: string, into = bucketId) =>
  site.call({
    method: 'PUT',
    url: `/api/bucket/${into}/kick/${kickId}`,
    token: mira.token,
    body: { targetOn, targetPrecision: 'day' },
  })
const put = (kickId: string, into: string, { token } = mira) =>
  site.call({
    method: 'PUT',
    url: `/api/bucket/${into}/add`,
    token,
    body: { bucketId: into, kickId },
  })

describe('GET /api/log/next', () => {
  test('returns the newest wish with its Bucket when no wish has a target', async () => {
    await wish(['Walk', 'Swim'])
    const { body } = await site.call({ method: 'GET', url: '/api/log/next', token: mira.token })
    expect(body).toEqual([
      {
        kick: expect.objectContaining({ name: 'Swim', mine: expect.objectContaining({ buckets: 1 }) }),
        bucket: { _id: bucketId, name: 'Someday' },
        targetOn: null,
        targetPrecision: null,
      },
    ])
  })

  test('is empty without a wish', async () => {
    expect(await list()).toEqual([])
    await addKick(site, mira)
    expect(await list()).toEqual([])
  })

  test('leaves out what the user did or let go, and returns it again once they are on it', async () => {
    const id = await wish(['Walk', 'Swim', 'Sail', 'Ski'])
    await log(id('Walk'), 'done')
    await log(id('Swim'), 'let go')
    await log(id('Ski'), 'doing')
    await log(id('Sail'), 'done', other)
    expect(await names()).toEqual(['Ski', 'Sail'])
    await log(id('Swim'), 'doing')
    expect(await names()).toEqual(['Ski', 'Sail', 'Swim'])
    await log(id('Ski'), 'let go')
    expect(await names()).toEqual(['Sail', 'Swim'])
  })

  test('sorts wishes that were never put off first, then those put off longest ago', async () => {
    const id = await wish(['Walk', 'Swim', 'Sail'])
    expect(await names()).toEqual(['Sail', 'Swim', 'Walk'])
    for (const [name, next] of [
      ['Sail', 'Swim'],
      ['Swim', 'Walk'],
      ['Walk', 'Sail'],
      ['Sail', 'Swim'],
    ] as const) {
      expect(await notNow(id(name))).toMatchObject({ status: 204, body: undefined })
      expect(await names(1)).toEqual([next])
    }
  })

  test('sorts wishes with the nearest target before the newest wishes', async () => {
    const id = await wish(['Walk', 'Swim', 'Sail', 'Ski'])
    await aim(id('Walk'), '2031-01-01')
    await aim(id('Swim'), '2030-01-01')
    expect(await names()).toEqual(['Swim', 'Walk', 'Ski', 'Sail'])
    expect(await list(1)).toMatchObject([{ targetOn: '2030-01-01', targetPrecision: 'day' }])
    await notNow(id('Swim'))
    expect(await names()).toEqual(['Walk', 'Ski', 'Sail', 'Swim'])
  })

  test('returns a Kick of several Buckets once, with the Bucket of its nearest target', async () => {
    const id = await wish(['Walk'])
    const second = await addBucket(site, mira, { name: 'Summer' })
    await put(id('Walk'), second)
    expect(await list()).toMatchObject([{ bucket: { name: 'Someday' }, targetOn: null }])
    await aim(id('Walk'), '2030-01-01', second)
    expect(await list()).toMatchObject([{ bucket: { name: 'Summer' }, targetOn: '2030-01-01' }])
    await wish(['Swim'])
    await notNow(id('Walk'))
    expect(await names()).toEqual(['Swim', 'Walk'])
    await put(id('Walk'), await addBucket(site, mira))
    expect(await names()).toEqual(['Swim', 'Walk'])
  })

  test('leaves out Buckets of others, and Kicks that the user no longer sees', async () => {
    const shared = await addBucket(site, other, { audience: 'Members' })
    const blocker = await signUp(site)
    const [seen, narrowed, blocked] = [
      await addKick(site, other, { name: 'Seen' }),
      await addKick(site, other, { name: 'Narrowed' }),
      await addKick(site, blocker, { name: 'Blocked' }),
    ]
    for (const { id } of [seen, narrowed, blocked]) await put(id, bucketId)
    await put((await addKick(site, other, { name: 'Theirs' })).id, shared, other)
    await site.database.update(kicks).set({ audience: 'Private' }).where(eq(kicks.id, narrowed.id))
    const block = { blockerId: blocker.userId, blockedId: mira.userId, isMute: false }
    await site.database.insert(blocks).values(block)
    expect(await names()).toEqual(['Seen'])
    expect(await notNow(narrowed.id)).toMatchObject({ status: 404 })
  })

  test.each(['0', '6', 'x'])('refuses the limit %s', async (limit) => {
    const url = `/api/log/next?limit=${limit}`
    expect(await site.call({ method: 'GET', url, token: mira.token })).toMatchObject({ status: 400 })
  })
})

describe('POST /api/log/next/{kickId}/not-now', () => {
  test('rejects a Kick that is in no Bucket of the user', async () => {
    const id = await wish(['Walk'])
    const kick = await addKick(site, mira)
    for (const kickId of [kick.id, newId(), 'x']) expect(await notNow(kickId)).toMatchObject({ status: 404 })
    expect(await notNow(id('Walk'), other)).toMatchObject({ status: 404 })
    const putOff = await site.database
      .select()
      .from(bucketKicks)
      .where(eq(bucketKicks.kickId, id('Walk')))
    expect(putOff).toMatchObject([{ notNowAt: null }])
  })

  test('does not deadlock with changes of the Buckets', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await wish(['Walk'])
      const kickId = id('Walk')
      const second = await addBucket(site, mira)
      await put(kickId, second)
      const remove = { bucketId: second, kickId }
      const responses = await Promise.all([
        notNow(kickId),
        notNow(kickId),
        aim(kickId, '2030-01-01'),
        aim(kickId, '2030-01-01', second),
        site.call({
          method: 'PUT',
          url: `/api/bucket/${second}/remove/kick`,
          token: mira.token,
          body: remove,
        }),
        site.call({ method: 'DELETE', url: `/api/kick/${kickId}`, token: mira.token }),
      ])
      for (const { status } of responses) expect(status).toBeLessThan(500)
    }
  })
})
