import { addBucket, addKick, addPicture } from '../../test/content'
import { signUp, textAt, type SignedIn } from '../../test/people'
import { openTestSite, type Answer, type TestSite } from '../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers = {}) =>
  site.call({ method, url, token: mira.token, body, headers })

const things = {
  Bucket: async () => ({ url: `/api/bucket/${await addBucket(site, mira)}`, body: { name: 'South' } }),
  Kick: async () => {
    const { id } = await addKick(site, mira)
    const { url: pictures } = await addPicture(site, mira.userId)
    return { url: `/api/kick/${id}`, body: { name: 'Dive', pictures, category: 'Chill' } }
  },
  comment: async () => {
    const { id } = await addKick(site, mira)
    const made = await call('POST', `/api/kick/${id}/comments`, { text: 'Take gloves.' })
    return { url: `/api/comment/${textAt(made.body, '_id')}`, body: { text: 'Take two pairs.' } }
  },
}
const tagOf = ({ headers }: Answer) => String(headers.etag)

describe.each(Object.entries(things))('a %s', (kind, make) => {
  test('is changed from the version that is known, and from no other', async () => {
    const { url, body } = await make()
    const first = await call('PUT', url, body)
    const seen = { 'if-match': tagOf(first) }
    const second = await call('PUT', url, body, seen)
    expect(second.status).toBe(200)
    expect(tagOf(second)).not.toBe(tagOf(first))
    expect(await call('PUT', url, body, seen)).toMatchObject({
      status: 412,
      body: { message: `This ${kind} was changed in the meantime. Reload it, then make your change again.` },
    })
    expect((await call('PUT', url, body, { 'if-match': `"x", ${tagOf(second)}` })).status).toBe(200)
  })

  test('has its updatedAt for a version', async () => {
    const { url, body } = await make()
    const changed = await call('PUT', url, body)
    expect(tagOf(changed)).toBe(`"${textAt(changed.body, 'updatedAt')}"`)
  })

  test('is changed by one of fifty who start from the same version', async () => {
    const { url, body } = await make()
    const seen = { 'if-match': tagOf(await call('PUT', url, body)) }
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('PUT', url, body, seen)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(49)
  })

  test('is never at the same version twice, however quickly it changes', async () => {
    const { url, body } = await make()
    const tags = new Set<string>()
    for (let turn = 0; turn < 30; turn += 1) tags.add(tagOf(await call('PUT', url, body)))
    expect(tags.size).toBe(30)
  })

  test.each(['"x"', 'W/"2026-05-04T08:30:00.000Z"', '2026', '"2026-99-99T99:99:99.999Z"', ''])(
    'is not changed from %s, which is no version of it',
    async (known) => {
      const { url, body } = await make()
      expect((await call('PUT', url, body, { 'if-match': known })).status).toBe(412)
    },
  )

  test('is changed from whatever version with * or nothing said', async () => {
    const { url, body } = await make()
    expect((await call('PUT', url, body, { 'if-match': '*' })).status).toBe(200)
    expect((await call('PUT', url, body)).status).toBe(200)
  })
})

test('what is not there is not found, whatever version is known', async () => {
  const headers = { 'if-match': '"2026-05-04T08:30:00.000Z"' }
  const other = await signUp(site)
  const { url, body } = await things.Bucket()
  expect((await site.call({ method: 'PUT', url, token: other.token, body, headers })).status).toBe(404)
})

test('a read has it too, and a list has none', async () => {
  const { url } = await things.Bucket()
  const read = await call('GET', url)
  expect(tagOf(read)).toBe(`"${textAt(read.body, 'updatedAt')}"`)
  expect((await call('GET', '/api/bucket')).headers).not.toHaveProperty('etag')
})
