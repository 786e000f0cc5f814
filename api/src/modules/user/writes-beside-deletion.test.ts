import { addBucket, addJournal, addKick, addPicture } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { createMigratedDatabase, longTimeouts } from '../../../test/test-database'
import { openTestSiteOn, type TestResponse, type TestSite } from '../../../test/test-site'
import { plain } from '../media/testing/drawn-pictures'
import { asFile, form } from '../media/testing/form'

// The tests need the true cost of a password.
jest.unmock('@node-rs/argon2')

let site: TestSite
beforeAll(async () => {
  site = await openTestSiteOn({ ...(await createMigratedDatabase()), timeouts: longTimeouts })
})
afterAll(() => site.close())

const rounds = 8

/** Returns a request for each route that writes for a user. */
async function writesOf(person: SignedIn) {
  const { token, userId } = person
  const other = await signUp(site)
  const kick = await addKick(site, other)
  const [bucketId, journalId, picture] = [
    await addBucket(site, person),
    await addJournal(site, person),
    await addPicture(site, userId),
  ]
  // A POST is sent with and without an Idempotency-Key.
  let calls = 0
  const call =
    (method: 'POST' | 'PUT', url: string, body?: object, headers?: Record<string, string>) => () => {
      calls += 1
      const key = method === 'POST' && calls % 2 === 0 ? { 'idempotency-key': `${calls}` } : undefined
      return site.call({ method, url, token, body, headers: headers ?? key })
    }
  const kickFields = { name: 'Dive', pictures: picture.url, continent: 'Asia', category: 'Chill' }
  const ownKick = await addKick(site, person)
  const entry = await call('POST', '/api/log', { kickId: ownKick.id, state: 'doing' })()
  const entryIds = [textAt(entry.body, '_id')]
  const file = form(asFile(await plain(20, 10).png().toBuffer()))
  const upload = async (): Promise<TestResponse> => {
    const headers = { ...file.headers, authorization: `Bearer ${token}` }
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers,
      payload: file.payload,
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  return {
    bucket: call('POST', '/api/bucket', { name: 'South' }),
    'bucket once': call('POST', '/api/bucket', { name: 'South' }, { 'idempotency-key': 'once' }),
    kick: call('POST', '/api/kick', { ...kickFields, buckets: bucketId }),
    'kick without a Bucket': call('POST', '/api/kick', kickFields),
    comment: call('POST', `/api/kick/${kick.id}/comments`, { text: 'Take gloves.' }),
    like: call('PUT', `/api/kick/${kick.id}/like`),
    favourite: call('PUT', `/api/kick/${kick.id}/favourite`),
    journal: call('POST', '/api/journal', { title: 'Rails', visibility: 'Public', bucketId }),
    story: call('POST', `/api/story/${journalId}`, {
      title: 'Danube',
      content: 'At six',
      pictures: picture.url,
      journalId,
    }),
    add: call('PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: kick.id }),
    profile: call('PUT', `/api/user/${userId}`, { userName: 'M', tagline: 'T', profilePicture: picture.url }),
    someday: call('POST', '/api/bucket/someday/wishes', { lines: [{ text: 'Surf', done: true }] }),
    log: call('POST', '/api/log', { kickId: kick.id, state: 'done' }),
    'log of an own Kick': call('POST', '/api/log', { kickId: ownKick.id, state: 'done' }),
    'log of a name': call('POST', '/api/log', { name: 'Dance', state: 'done' }),
    'log change': call('PUT', `/api/log/${entryIds[0]}`, { state: 'done' }),
    'put off': call('POST', `/api/log/next/${ownKick.id}/not-now`),
    stories: call('POST', '/api/log/stories', { entryIds, journalId }),
    'new stories': call('POST', '/api/log/stories', { entryIds, title: 'South' }),
    settings: call('PUT', '/api/log/settings', { welcomed: true, hiddenCards: ['next'] }),
    block: call('PUT', `/api/user/${other.userId}/block`),
    link: call('POST', '/api/share', { kind: 'bucket', id: bucketId }),
    'new address': call('PUT', `/api/user/${userId}/email`, { email: `new.${person.email}`, password }),
    'forgotten password': call('POST', '/auth/forgot-password', { email: person.email }),
    login: call('POST', '/auth/login', { email: person.email, password }),
    upload,
  }
}

/** Tables that no request of a user fills: the deletion itself, and follows, which nobody makes yet. */
const filledByNobody = ['begun_deletions', 'follows']

test('the writes fill every table that refers to users', async () => {
  const person = await signUp(site)
  for (const write of Object.values(await writesOf(person))) await write()
  const { rows } = await site.database.$client.query<{ name: string; column: string }>(
    `select conrelid::regclass::text as name, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  )
  const empty = new Set(rows.map(({ name }) => name))
  for (const { name, column } of rows) {
    const found = await site.database.$client.query(`select from ${name} where ${column} = $1`, [
      person.userId,
    ])
    if (found.rowCount !== 0) empty.delete(name)
  }
  expect([...empty].sort()).toEqual(filledByNobody)
})

test('writes during a deletion succeed or are refused with a message, without server errors', async () => {
  const failed: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    const person = await signUp(site)
    const writes = Object.entries(await writesOf(person))
    const deletion = site.call({
      method: 'DELETE',
      url: `/api/user/${person.userId}`,
      token: person.token,
      body: { password },
    })
    // The password check takes some time, so the writes run before, during and after the deletion.
    const waves = Array.from({ length: 8 }, async (_, wave) => {
      await new Promise((resolve) => setTimeout(resolve, wave * 6))
      return Promise.all(writes.map(async ([name, write]) => ({ name, response: await write() })))
    })
    const responses = (await Promise.all(waves)).flat()
    expect((await deletion).status).toBe(204)
    for (const { name, response } of responses) {
      if (response.status >= 500) failed.push({ name, status: response.status })
      else if (response.status >= 400) expect(response.body).toMatchObject({ message: expect.any(String) })
    }
  }
  expect(failed).toEqual([])
}, 120_000)
