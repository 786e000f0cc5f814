import { addBucket, addEntry, addJournal, addShareLink } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let ann: SignedIn
let bucketId: string
beforeAll(async () => {
  site = await openTestSite({ publicUrl: 'https://bucketeer.example' })
  ann = await signUp(site)
})
beforeEach(async () => {
  bucketId = await addBucket(site, ann)
})
afterAll(() => site.close())

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString()
const bucket = () => ({ kind: 'bucket' as const, id: bucketId })
const create = (body: object, headers: Record<string, string> = {}) =>
  site.call({ method: 'POST', url: '/api/share', token: ann.token, body, headers })
const change = (id: string, body: object) =>
  site.call({ method: 'PUT', url: `/api/share/${id}`, token: ann.token, body })
const list = ({ kind, id }: { kind: string; id: string }) =>
  site.call({ method: 'GET', url: `/api/share?kind=${kind}&id=${id}`, token: ann.token })
const open = (key: string) => site.call({ method: 'GET', url: `/api/shared/${key}` })
const statusOf = async (key: string) => (await open(key)).status

/** Lets a link have expired. */
const expire = (id: string) =>
  site.database.$client.query(`update share_links set expires_at = now() where id = $1`, [id])

describe('POST /api/share', () => {
  test.each([
    ['bucket', 'bucket', () => addBucket(site, ann)],
    ['journal', 'journal', () => addJournal(site, ann)],
    ['log', 'log', () => addEntry(site, ann)],
    ['year', 'log', async () => '2019'],
  ])('creates the link of a %s', async (kind, page, add) => {
    const id = await add()
    const { status, body, headers } = await create({ kind, id })
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    const key = textAt(body, 'key')
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(body).toEqual({
      _id: expect.any(String),
      kind,
      id,
      key,
      url: `https://bucketeer.example/shared/${page}/${key}`,
      expiresAt: null,
      hasPreview: false,
      showsNotes: false,
      hasPassword: false,
      createdAt: expect.any(String),
    })
    expect((await list({ kind, id })).body).toEqual([body])
    expect(await statusOf(key)).toBe(200)
  })

  test('keeps expiry, preview and password', async () => {
    const expiresAt = inAWeek()
    const fields = { expiresAt, hasPreview: true, password: 'three blue boats' }
    const { body } = await create({ ...bucket(), ...fields })
    expect(body).toMatchObject({ expiresAt, hasPreview: true, hasPassword: true })
    expect(JSON.stringify(body)).not.toContain('three blue boats')
  })

  test('refuses a second link of the same thing, also of concurrent requests', async () => {
    const responses = await Promise.all([create(bucket()), create(bucket()), create(bucket())])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('replaces an expired link', async () => {
    const { id, key } = await addShareLink(site, ann, bucket())
    await expire(id)
    const { status, body } = await create(bucket())
    expect(status).toBe(201)
    expect([await statusOf(key), await statusOf(textAt(body, 'key'))]).toEqual([404, 200])
  })

  test.each([
    ['a time in the past', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['a leap second', { expiresAt: '2027-06-30T23:59:60Z' }],
    ['a time after the year 9999', { expiresAt: '9999-12-31T23:59:59-00:01' }],
    ['a short password', { password: 'short' }],
    ['a common password', { password: 'password' }],
    ['a password that nobody sees', { password: ' \u200b'.repeat(4) }],
    ['an unknown kind', { kind: 'kick' }],
  ])('rejects %s', async (_, fields) => {
    expect((await create({ ...bucket(), ...fields })).status).toBe(400)
    expect((await list(bucket())).body).toEqual([])
  })

  test('creates one link for an Idempotency-Key, and stores neither key nor password', async () => {
    const headers = { 'idempotency-key': 'k' }
    const body = { ...bucket(), password: 'three blue boats' }
    const [first, second] = [await create(body, headers), await create(body, headers)]
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, body: first.body })
    const { rows } = await site.database.$client.query(
      `select row_to_json(s)::text as text from share_links s union all select row_to_json(a)::text from answered_calls a`,
    )
    const stored = JSON.stringify(rows)
    expect(stored).toContain(bucketId)
    expect(stored).not.toContain(textAt(first.body, 'key'))
    expect(stored).not.toContain('blue boats')
  })
})

test.each([
  ['this year', 0, 201],
  ['the next year', 1, 201],
  ['a year after the next', 2, 400],
])('POST /api/share of %s', async (_, later, status) => {
  const id = String(new Date().getUTCFullYear() + later)
  const response = await create({ kind: 'year', id })
  expect(response.status).toBe(status)
  if (status === 400)
    expect(response.body).toMatchObject({ message: `A link can show a year up to ${Number(id) - 1}.` })
})

describe('GET and DELETE /api/share without kind', () => {
  const call = (method: 'GET' | 'DELETE', query = '', { token } = ann) =>
    site.call({ method, url: `/api/share${query}`, token })

  test('list all links of the user that work, newest first, with their names', async () => {
    const otto = await signUp(site)
    await addShareLink(site, ann, { kind: 'year', id: '2018' })
    const eve = await signUp(site)
    const entryId = await addEntry(site, eve)
    const things = [
      { kind: 'bucket' as const, id: await addBucket(site, eve, { name: 'North' }), name: 'North' },
      { kind: 'journal' as const, id: await addJournal(site, eve, { title: 'Rails' }), name: 'Rails' },
      { kind: 'log' as const, id: entryId, name: 'Swim in a fjord' },
      { kind: 'year' as const, id: '2019', name: '2019' },
    ]
    for (const { name: _name, ...thing } of things) await addShareLink(site, eve, thing)
    const ended = await addShareLink(site, eve, { kind: 'year', id: '2017' })
    await site.call({ method: 'DELETE', url: `/api/share/${ended.id}`, token: eve.token })
    await expire((await addShareLink(site, eve, { kind: 'year', id: '2016' })).id)
    const { status, body, headers } = await call('GET', '', eve)
    expect({ status, body }).toMatchObject({ status: 200, body: [...things].reverse() })
    expect(body).toHaveLength(4)
    expect(headers.link).toBeUndefined()
    expect((await call('GET', '', otto)).body).toEqual([])
  })

  test('list links page by page', async () => {
    const eve = await signUp(site)
    for (const id of ['2017', '2018', '2019']) await addShareLink(site, eve, { kind: 'year', id })
    const first = await call('GET', '?limit=2', eve)
    expect(first.body).toMatchObject([{ id: '2019' }, { id: '2018' }])
    const [, next] = /^<\/api\/share(\?.*)>; rel="next"$/.exec(String(first.headers.link)) ?? []
    expect((await call('GET', next, eve)).body).toMatchObject([{ id: '2017' }])
  })

  test.each(['?kind=bucket', '?id=2019'])('refuse %s', async (query) => {
    expect(await call('GET', query)).toMatchObject({
      status: 400,
      body: { message: 'Send kind and id, or neither for all links.' },
    })
  })

  test('end all links of the user, and none of others', async () => {
    const eve = await signUp(site)
    const keys = []
    for (const id of ['2018', '2019']) keys.push((await addShareLink(site, eve, { kind: 'year', id })).key)
    const other = await addShareLink(site, await signUp(site), { kind: 'year', id: '2019' })
    expect((await call('DELETE', '', eve)).status).toBe(204)
    expect(await Promise.all(keys.map(statusOf))).toEqual([404, 404])
    expect(await statusOf(other.key)).toBe(200)
    expect((await call('GET', '', eve)).body).toEqual([])
  })
})

describe('PUT /api/share/{id}', () => {
  test('changes what the request has and keeps the address', async () => {
    const { id, key } = await addShareLink(site, ann, bucket(), { password: 'three blue boats' })
    const expiresAt = inAWeek()
    expect((await change(id, { expiresAt })).body).toMatchObject({ key, expiresAt, hasPassword: true })
    expect((await change(id, { hasPreview: true })).body).toMatchObject({ expiresAt, hasPreview: true })
    const { body } = await change(id, { expiresAt: null, password: null })
    expect(body).toMatchObject({ key, expiresAt: null, hasPreview: true, hasPassword: false })
    expect(await statusOf(key)).toBe(200)
  })

  test('gives a new address, and the one before ends', async () => {
    const { id, key } = await addShareLink(site, ann, bucket())
    const { body } = await change(id, { newKey: true })
    expect(textAt(body, 'key')).not.toBe(key)
    expect([await statusOf(key), await statusOf(textAt(body, 'key'))]).toEqual([404, 200])
  })

  test('extends an expired link', async () => {
    const { id, key } = await addShareLink(site, ann, bucket())
    await expire(id)
    expect(await statusOf(key)).toBe(404)
    expect((await list(bucket())).body).toMatchObject([{ _id: id }])
    await change(id, { expiresAt: inAWeek() })
    expect(await statusOf(key)).toBe(200)
  })

  test('rejects a time in the past', async () => {
    const { id } = await addShareLink(site, ann, bucket())
    expect((await change(id, { expiresAt: '2020-01-01T00:00:00.000Z' })).status).toBe(400)
  })

  test('does not revive an ended link', async () => {
    const { id } = await addShareLink(site, ann, bucket())
    await site.call({ method: 'DELETE', url: `/api/share/${id}`, token: ann.token })
    expect((await change(id, { newKey: true })).status).toBe(404)
  })
})

test('DELETE /api/share/{id} ends a link with the next request, and another can be made', async () => {
  const { id, key } = await addShareLink(site, ann, bucket())
  expect(await statusOf(key)).toBe(200)
  const end = () => site.call({ method: 'DELETE', url: `/api/share/${id}`, token: ann.token })
  expect((await end()).status).toBe(204)
  expect(await statusOf(key)).toBe(404)
  expect((await list(bucket())).body).toEqual([])
  expect((await end()).status).toBe(404)
  const { key: next } = await addShareLink(site, ann, bucket())
  expect([await statusOf(key), await statusOf(next)]).toEqual([404, 200])
})

test.each([
  ['bucket', addBucket],
  ['journal', addJournal],
  ['log', addEntry],
] as const)('a %s tells its owner alone whether a link to it works', async (kind, add) => {
  const owner = await signUp(site)
  const id = await add(site, owner, { audience: 'Members' })
  const linkSeenBy = async ({ token }: SignedIn) =>
    Object((await site.call({ method: 'GET', url: `/api/${kind}/${id}`, token })).body).link
  expect(await linkSeenBy(owner)).toBeUndefined()
  const link = await addShareLink(site, owner, { kind, id })
  expect([await linkSeenBy(owner), await linkSeenBy(await signUp(site))]).toEqual(['open', undefined])
  const change = (body: object) =>
    site.call({ method: 'PUT', url: `/api/share/${link.id}`, token: owner.token, body })
  const request = { url: `/api/${kind}/${id}`, token: owner.token, body: { description: 'South' } }
  expect((await site.call({ method: 'PUT', ...request })).body).toMatchObject({ link: 'open' })
  await change({ password: 'three blue boats' })
  expect(await linkSeenBy(owner)).toBe('password')
  await site.call({ method: 'DELETE', url: `/api/share/${link.id}`, token: owner.token })
  expect(await linkSeenBy(owner)).toBeUndefined()
})
