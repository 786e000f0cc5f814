import { addBucket, addKick } from '../../../../test/content'
import { password, signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { logSettings } from '../../../database/content-schema'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
})
afterAll(() => site.close())

const url = '/api/log/settings'
const read = async ({ token } = mira) => (await site.call({ method: 'GET', url, token })).body
const change = (body: object, { token } = mira) => site.call({ method: 'PUT', url, token, body })
const log = async (fields: object) => {
  const { id: kickId } = await addKick(site, mira)
  const body = { kickId, state: 'done', ...fields }
  return site.call({ method: 'POST', url: '/api/log', token: mira.token, body })
}

const initial = {
  defaultAudience: null,
  welcomedAt: null,
  memories: { isOff: false, withoutNames: [], notBefore: null },
  hiddenCards: [],
  steps: { wishes: false, done: false, way: false, audience: false },
}

describe('GET /api/log/settings', () => {
  test('returns defaults, not welcomed, for a new account', async () => {
    expect(await read()).toEqual(initial)
  })

  test('returns the completed steps of the first run', async () => {
    const bucketId = await addBucket(site, mira)
    expect(await read()).toMatchObject({ steps: { wishes: false } })
    const lines = [{ text: 'See Kyoto' }]
    await site.call({
      method: 'POST',
      url: `/api/bucket/${bucketId}/wishes`,
      token: mira.token,
      body: { lines },
    })
    expect(await read()).toMatchObject({ steps: { wishes: true, done: false } })
    await log({ state: 'doing' })
    expect(await read()).toMatchObject({ steps: { done: false } })
    await log({})
    expect(await read()).toMatchObject({ steps: { done: true, way: false } })
    await site.call({
      method: 'PUT',
      url: `/api/user/${mira.userId}`,
      token: mira.token,
      body: { userName: 'Mira', tagline: 'Trains', way: 'To Enjoy' },
    })
    expect(await read()).toMatchObject({ steps: { way: true, audience: false } })
    await change({ defaultAudience: 'Private' })
    expect(await read()).toMatchObject({
      steps: { wishes: true, done: true, way: true, audience: true },
    })
  })
})

describe('PUT /api/log/settings', () => {
  test('keeps the fields that the request leaves out', async () => {
    const memories = { isOff: true, withoutNames: ['Tomas'], notBefore: 2020 }
    expect(await change({ memories })).toMatchObject({ status: 200, body: { ...initial, memories } })
    await change({ hiddenCards: ['next', 'onThisDay'] })
    await change({ defaultAudience: 'Members' })
    const changed = await change({ memories: { notBefore: null } })
    expect(changed.body).toEqual({
      ...initial,
      defaultAudience: 'Members',
      memories: { isOff: true, withoutNames: ['Tomas'], notBefore: null },
      hiddenCards: ['next', 'onThisDay'],
      steps: { ...initial.steps, audience: true },
    })
    expect(await change({})).toEqual(expect.objectContaining({ status: 200, body: changed.body }))
    expect(await read()).toEqual(changed.body)
  })

  test('sets the welcome once', async () => {
    const { welcomedAt } = Object((await change({ welcomed: true })).body)
    expect(Date.parse(welcomedAt)).not.toBeNaN()
    expect(await change({ welcomed: true, hiddenCards: [] })).toMatchObject({ body: { welcomedAt } })
    expect(await read()).toMatchObject({ welcomedAt })
  })

  test('leaves the version of the profile as it is', async () => {
    const profile = () => site.call({ method: 'GET', url: `/api/user/${mira.userId}`, token: mira.token })
    const { updatedAt } = Object((await profile()).body)
    await change({ defaultAudience: 'Members', welcomed: true })
    expect((await profile()).body).toMatchObject({ updatedAt })
  })

  test.each([
    { defaultAudience: 'Public' },
    { welcomed: false },
    { memories: { withoutNames: [' '] } },
    { memories: { withoutNames: ['x'.repeat(61)] } },
    { memories: { withoutNames: Array.from({ length: 101 }, (_, index) => `Name ${index}`) } },
    { memories: { withoutNames: ['a\0b'] } },
    { memories: { notBefore: 0 } },
    { memories: { notBefore: 10_000 } },
    { hiddenCards: ['tomorrow'] },
    { hiddenCards: ['next', 'next'] },
  ])('refuses %j', async (body) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    expect(await read()).toEqual(initial)
  })

  test('keeps all concurrent changes of different fields', async () => {
    const changes = [{ defaultAudience: 'Members' }, { welcomed: true }, { hiddenCards: ['finish'] }]
    const memories = [{ isOff: true }, { withoutNames: ['Tomas'] }, { notBefore: 2020 }]
    await Promise.all(
      [...changes, ...memories.map((each) => ({ memories: each }))].map((each) => change(each)),
    )
    expect(await read()).toEqual({
      ...initial,
      defaultAudience: 'Members',
      welcomedAt: expect.any(String),
      memories: { isOff: true, withoutNames: ['Tomas'], notBefore: 2020 },
      hiddenCards: ['finish'],
      steps: { ...initial.steps, audience: true },
    })
  })
})

describe('the default audience', () => {
  test('applies to new entries without an audience', async () => {
    expect(await log({})).toMatchObject({ body: { audience: 'Private' } })
    await change({ defaultAudience: 'Members' })
    expect(await log({})).toMatchObject({ body: { audience: 'Members' } })
    expect(await log({ audience: 'Private' })).toMatchObject({ body: { audience: 'Private' } })
    await change({ defaultAudience: null })
    expect(await log({})).toMatchObject({ body: { audience: 'Private' } })
  })

  test('applies to wishes that are done', async () => {
    await change({ defaultAudience: 'Members' })
    const url = `/api/bucket/${await addBucket(site, mira)}/wishes`
    const lines = [{ text: 'Surf', done: true }]
    await site.call({ method: 'POST', url, token: mira.token, body: { lines } })
    const entries = await site.call({ method: 'GET', url: '/api/log', token: mira.token })
    expect(entries.body).toEqual([expect.objectContaining({ kickName: 'Surf', audience: 'Members' })])
  })
})

test('deleting an account deletes its settings', async () => {
  await change({ hiddenCards: ['next'] })
  const rows = () => site.database.$count(logSettings)
  const before = await rows()
  const account = { url: `/api/user/${mira.userId}`, token: mira.token, body: { password } }
  expect(await site.call({ method: 'DELETE', ...account })).toMatchObject({ status: 204 })
  expect(await rows()).toBe(before - 1)
})
