import {
  addBucket,
  addJournal,
  addKick,
  addPicture,
  addShareLink,
  addStory,
  signedUrl,
} from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { blocks } from '../../database/content-schema'
import { bucketKicks } from '../../database/schema'
import { defaultRules } from '../../limits/rules'

const linkPassword = 'drei blaue Böte, %41'

let site: TestSite
let ann: SignedIn
let reader: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  reader = await signUp(site)
})
afterAll(() => site.close())

interface Request {
  token?: string
  password?: string
}
const headersOf = ({ token, password }: Request) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(password !== undefined && { 'x-share-password': encodeURIComponent(password) }),
})
const open = (key: string, request: Request = {}) =>
  site.call({ method: 'GET', url: `/api/shared/${key}`, headers: headersOf(request) })
const statusOf = async (key: string, request?: Request) => (await open(key, request)).status

const query = (text: string, values: unknown[]) => site.database.$client.query(text, values)
const block = (blocker: SignedIn, blocked: SignedIn) =>
  site.database.insert(blocks).values({ blockerId: blocker.userId, blockedId: blocked.userId, isMute: false })

async function shareBucket(fields: object = {}) {
  const id = await addBucket(site, ann)
  return { bucketId: id, ...(await addShareLink(site, ann, { kind: 'bucket', id }, fields)) }
}

async function shareJournal(fields: object = {}) {
  const journalId = await addJournal(site, ann)
  return { journalId, ...(await addShareLink(site, ann, { kind: 'journal', id: journalId }, fields)) }
}

/** Returns the whole response, except for what differs between any two responses. */
async function wholeResponse(key: string, request: Request = {}) {
  const { statusCode, headers, rawPayload } = await site.app.inject({
    method: 'GET',
    url: `/api/shared/${key}`,
    headers: headersOf(request),
  })
  const { date: _date, 'x-request-id': _id, ...others } = headers
  return { statusCode, headers: others, payload: rawPayload.toString('hex') }
}

describe('a link that does not work', () => {
  const cases: [string, () => Promise<{ key: string; request?: Request }>][] = [
    ['that is no key', async () => ({ key: 'x' })],
    [
      'that has ended',
      async () => {
        const { id, key } = await shareBucket()
        await site.call({ method: 'DELETE', url: `/api/share/${id}`, token: ann.token })
        return { key }
      },
    ],
    [
      'that has expired, with its password',
      async () => {
        const { id, key } = await shareBucket({ password: linkPassword })
        await query(`update share_links set expires_at = now() where id = $1`, [id])
        return { key, request: { password: linkPassword } }
      },
    ],
    [
      'that was replaced',
      async () => {
        const { id, key } = await shareJournal()
        await site.call({ method: 'PUT', url: `/api/share/${id}`, token: ann.token, body: { newKey: true } })
        return { key }
      },
    ],
    [
      'of a suspended owner',
      async () => {
        const { key } = await shareBucket()
        await query(`update users set suspended_at = now() where id = $1`, [ann.userId])
        return { key }
      },
    ],
    [
      'of a deleted account',
      async () => {
        const { key } = await shareJournal()
        const url = `/api/user/${ann.userId}`
        await site.call({ method: 'DELETE', url, token: ann.token, body: { password } })
        return { key }
      },
    ],
    [
      'of a deleted Bucket',
      async () => {
        const { key, bucketId } = await shareBucket()
        await site.call({ method: 'DELETE', url: `/api/bucket/${bucketId}`, token: ann.token })
        return { key }
      },
    ],
    [
      'of a deleted Journal',
      async () => {
        const { key, journalId } = await shareJournal()
        await site.call({ method: 'DELETE', url: `/api/journal/${journalId}`, token: ann.token })
        return { key }
      },
    ],
    [
      'of a hidden Bucket',
      async () => {
        const { key, bucketId } = await shareBucket()
        await query(`update buckets set hidden_at = now() where id = $1`, [bucketId])
        return { key }
      },
    ],
    [
      'of a hidden Journal, to its owner',
      async () => {
        const { key, journalId } = await shareJournal()
        await query(`update journals set hidden_at = now() where id = $1`, [journalId])
        return { key, request: { token: ann.token } }
      },
    ],
    [
      'of somebody whom the reader blocked',
      async () => {
        const { key } = await shareBucket()
        await block(reader, ann)
        return { key, request: { token: reader.token } }
      },
    ],
    [
      'with a password, of somebody who blocked the reader',
      async () => {
        const { key } = await shareBucket({ password: linkPassword })
        await block(ann, reader)
        return { key, request: { token: reader.token } }
      },
    ],
  ]

  test.each(cases)('gets the same response as an unknown one: a link %s', async (_, prepare) => {
    const { key, request } = await prepare()
    const unknown = await wholeResponse('A'.repeat(43))
    expect(unknown).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } })
    expect(await wholeResponse(key, request)).toEqual(unknown)
  })
})

test('a link opens without a token for somebody whom its owner blocked', async () => {
  const { key } = await shareBucket()
  await block(ann, reader)
  expect([await statusOf(key, { token: reader.token }), await statusOf(key)]).toEqual([404, 200])
})

test('a link opens with a token that is not valid any more', async () => {
  const { key } = await shareBucket()
  await site.call({ method: 'POST', url: '/auth/logout', token: reader.token })
  expect(await statusOf(key, { token: reader.token })).toBe(200)
})

describe('GET /api/shared/{key} of a Bucket', () => {
  test('shows the Kicks that every member may see, and nobody’s own marks', async () => {
    const { key, bucketId } = await shareBucket()
    const otto = await signUp(site, { userName: 'Otto' })
    const picture = await addPicture(site, ann.userId)
    const fields = { name: 'North', description: 'Up there', picture: picture.url }
    await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}`, token: ann.token, body: fields })
    const kicks = [
      await addKick(site, ann, { name: 'Shared by Ann', bucketId }),
      await addKick(site, otto, { name: 'Shared by Otto' }),
      await addKick(site, ann, { name: 'MARKER private', audience: 'Private' }),
      await addKick(site, ann, { name: 'MARKER followers', audience: 'Followers' }),
      await addKick(site, ann, { name: 'MARKER hidden', hiddenAt: new Date() }),
    ]
    await site.database.insert(bucketKicks).values(kicks.map(({ id }) => ({ bucketId, kickId: id })))
    const like = `/api/kick/${kicks[0]?.id}/like`
    await site.call({ method: 'PUT', url: like, token: ann.token })
    const comments = `/api/kick/${kicks[0]?.id}/comments`
    await site.call({ method: 'POST', url: comments, token: ann.token, body: { text: 'MARKER comment' } })

    const responses = [await open(key), await open(key, { token: ann.token })]
    for (const { status, headers, body } of responses) {
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toMatchObject({
        kind: 'bucket',
        bucket: {
          _id: bucketId,
          picture: expect.stringMatching(signedUrl(picture.url)),
          createdBy: { userName: 'Ann' },
          kickCount: 2,
          kicks: [
            { name: 'Shared by Ann', buckets: null, liked: false },
            {
              name: 'Shared by Otto',
              createdBy: { _id: null, userName: 'another member', profilePicture: null },
            },
          ],
        },
      })
      const text = JSON.stringify(body)
      for (const secret of ['MARKER', ann.email, otto.email]) expect(text).not.toContain(secret)
    }
  })

  test('shows where the owner’s Kicks are as others may see it, and of those of others the country at most', async () => {
    const { key, bucketId } = await shareBucket()
    const otto = await signUp(site, { userName: 'MARKER Otto' })
    const place = { lat: 59.123456, lng: 10.654321, country: 'Norway' }
    const kicks = [
      await addKick(site, ann, { ...place, placeName: 'Ann’s hut' }),
      await addKick(site, ann, { ...place, placePrecision: 'area', placeName: 'MARKER' }),
      await addKick(site, otto, { ...place, placeName: 'MARKER' }),
    ]
    await site.database.insert(bucketKicks).values(kicks.map(({ id }) => ({ bucketId, kickId: id })))
    const { body } = await open(key)
    expect(body).toMatchObject({
      bucket: {
        kicks: [
          { location: { lat: 59.123456, lng: 10.654321 }, place: 'Ann’s hut', country: 'Norway' },
          { location: { lat: 59.125, lng: expect.any(Number) }, place: null, placePrecision: 'area' },
          { location: null, place: null, placePrecision: 'country', country: 'Norway' },
        ],
      },
    })
    const text = JSON.stringify(body)
    for (const secret of ['MARKER', otto.userId]) expect(text).not.toContain(secret)
  })

  test('leaves out a Kick that its creator deleted while the Bucket held it', async () => {
    const { key, bucketId } = await shareBucket()
    const otto = await signUp(site)
    const kick = await addKick(site, otto, { name: 'MARKER deleted' })
    await site.database.insert(bucketKicks).values({ bucketId, kickId: kick.id })
    await site.call({ method: 'DELETE', url: `/api/kick/${kick.id}`, token: otto.token })
    const { body } = await open(key)
    expect(body).toMatchObject({ bucket: { kicks: [], kickCount: 0 } })
    expect(JSON.stringify(body)).not.toContain('MARKER')
  })

  test('leaves out Kicks of people whom a signed-in reader blocked', async () => {
    const { key, bucketId } = await shareBucket()
    const otto = await signUp(site)
    const kick = await addKick(site, otto)
    await site.database.insert(bucketKicks).values({ bucketId, kickId: kick.id })
    await block(reader, otto)
    expect((await open(key, { token: reader.token })).body).toMatchObject({
      bucket: { kicks: [], kickCount: 0 },
    })
    expect((await open(key)).body).toMatchObject({ bucket: { kickCount: 1 } })
  })
})

test('GET /api/shared/{key} of a Private Journal shows its Stories without Private Kicks', async () => {
  const { key, journalId } = await shareJournal()
  const kick = await addKick(site, ann, { audience: 'Private' })
  await addStory(site, ann, journalId, { kickId: kick.id, title: 'Danube' })
  for (const request of [{}, { token: ann.token }]) {
    const { body } = await open(key, request)
    expect(body).toMatchObject({
      kind: 'journal',
      journal: { _id: journalId, storyCount: 1, story: [{ title: 'Danube', kickId: null }] },
    })
    expect(Object(body).journal.story[0].pictures).toMatch(/\?until=\d+&signature=/)
    expect(JSON.stringify(body)).not.toContain(ann.email)
  }
})

describe('GET /api/shared/{key}/stories', () => {
  const storiesOf = (key: string, query = '', request: Request = {}) =>
    site.call({ method: 'GET', url: `/api/shared/${key}/stories${query}`, headers: headersOf(request) })
  const titlesIn = (body: unknown) => (body as { title: string }[]).map(({ title }) => title)

  test('sends the Stories of a Journal in their order, by pages', async () => {
    const { key, journalId } = await shareJournal()
    const ids = []
    for (const title of ['One', 'Two', 'Three']) ids.push(await addStory(site, ann, journalId, { title }))
    const first = await storiesOf(key, '?limit=2')
    expect(titlesIn(first.body)).toEqual(['One', 'Two'])
    expect(first.headers.link).toBe(`</api/shared/${key}/stories?limit=2&cursor=${ids[1]}>; rel="next"`)
    const last = await storiesOf(key, `?cursor=${ids[1]}`)
    expect(titlesIn(last.body)).toEqual(['Three'])
    expect(last.headers.link).toBeUndefined()
  })

  test('names no Private Kick, also not to its owner', async () => {
    const { key, journalId } = await shareJournal()
    const kick = await addKick(site, ann, { audience: 'Private' })
    await addStory(site, ann, journalId, { kickId: kick.id })
    for (const request of [{}, { token: ann.token }])
      expect((await storiesOf(key, '', request)).body).toMatchObject([{ kickId: null }])
  })

  test('needs the password of the link', async () => {
    const { key } = await shareJournal({ password: linkPassword })
    expect((await storiesOf(key)).status).toBe(401)
    expect((await storiesOf(key, '', { password: linkPassword })).status).toBe(200)
  })

  test('responds as to an unknown link to somebody whom the owner blocked, and for a Bucket', async () => {
    const { key } = await shareJournal()
    await block(ann, reader)
    expect((await storiesOf(key, '', { token: reader.token })).status).toBe(404)
    expect((await storiesOf((await shareBucket()).key)).status).toBe(404)
  })
})

describe('a link with a password', () => {
  test('asks for it, and opens with the right one only', async () => {
    const { key } = await shareBucket({ password: linkPassword })
    const asked = await open(key)
    expect(asked).toMatchObject({ status: 401, body: { message: 'This link needs a password.' } })
    expect(asked.headers['www-authenticate']).toBe('SharePassword')
    expect(await open(key, { password: 'three blue boats' })).toMatchObject({
      status: 401,
      body: { message: 'This is not the password of this link.' },
    })
    expect(await statusOf(key, { password: linkPassword })).toBe(200)
    expect(await statusOf(key, { token: ann.token })).toBe(401)
  })

  test('opens with the password in another Unicode form', async () => {
    const { key } = await shareBucket({ password: 'drei blaue Bücher' })
    expect(await statusOf(key, { password: 'drei blaue Bu\u0308cher' })).toBe(200)
  })

  test('refuses a header that is not percent-encoded as a wrong password', async () => {
    const { key } = await shareBucket({ password: linkPassword })
    const headers = { 'x-share-password': '%E0%A4%A' }
    const { status } = await site.call({ method: 'GET', url: `/api/shared/${key}`, headers })
    expect(status).toBe(401)
  })

  test('opens with the new password only after a change', async () => {
    const { id, key } = await shareBucket({ password: linkPassword })
    const body = { password: 'four green boats' }
    await site.call({ method: 'PUT', url: `/api/share/${id}`, token: ann.token, body })
    expect(await statusOf(key, { password: linkPassword })).toBe(401)
    expect(await statusOf(key, { password: 'four green boats' })).toBe(200)
  })
})

describe('limits', () => {
  let limited: TestSite
  beforeAll(async () => {
    limited = await openTestSite({
      limits: { ...defaultRules, 'share-password-by-link': { max: 2, seconds: 3600 } },
      trustedProxies: ['127.0.0.1'],
    })
  })
  afterAll(() => limited.close())

  const openFrom = async (address: string, key: string, password?: string) => {
    const headers = { ...headersOf({ ...(password && { password }) }), 'x-forwarded-for': address }
    return (await limited.call({ method: 'GET', url: `/api/shared/${key}`, headers })).status
  }

  const shareFrom = async () => {
    const owner = await signUp(limited)
    const id = await addBucket(limited, owner)
    const link = await addShareLink(limited, owner, { kind: 'bucket', id }, { password: linkPassword })
    return { owner, ...link }
  }

  test('count wrong passwords of a link by address, so that they shut nobody else out', async () => {
    const { key } = await shareFrom()
    const right = () => openFrom('10.0.0.1', key, linkPassword)
    expect([await right(), await right(), await right()]).toEqual([200, 200, 200])
    for (const status of [401, 401, 429, 429]) expect(await openFrom('10.0.0.2', key, 'wrong')).toBe(status)
    expect(await openFrom('10.0.0.2', key, linkPassword)).toBe(429)
    expect(await openFrom('10.0.0.2', key)).toBe(401)
    expect(await right()).toBe(200)
    const { key: other } = await shareFrom()
    expect(await openFrom('10.0.0.2', other, linkPassword)).toBe(200)
  })

  test("start anew with 'New link'", async () => {
    const { owner, id, key } = await shareFrom()
    for (const status of [401, 401, 429]) expect(await openFrom('10.0.0.2', key, 'wrong')).toBe(status)
    const { body } = await limited.call({
      method: 'PUT',
      url: `/api/share/${id}`,
      token: owner.token,
      body: { newKey: true },
    })
    expect(await openFrom('10.0.0.2', textAt(body, 'key'), linkPassword)).toBe(200)
  })

  test('allow 60 requests a minute from an address', async () => {
    const requests = Array.from({ length: 61 }, () => openFrom('10.0.0.9', 'A'.repeat(43)))
    const statuses = await Promise.all(requests)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(await openFrom('10.0.0.8', 'A'.repeat(43))).toBe(404)
  })
})
