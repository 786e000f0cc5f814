import { addBucket, addKick } from '../../../test/content'
import { addJournal, addStory } from '../../../test/journals'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { until } from '../../../test/until'
import { newId } from '../../database/new-id'
import { plain } from '../media/testing/drawn-pictures'
import { asFile, form } from '../media/testing/form'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const end = (userId: string, token?: string, body: unknown = { password }) =>
  site.call({ method: 'DELETE', url: `/api/user/${userId}`, token, body })
const endMira = () => end(mira.userId, mira.token)
const read = (url: string, { token }: SignedIn) => site.call({ method: 'GET', url, token })
const logIn = ({ email }: SignedIn) =>
  site.call({ method: 'POST', url: '/auth/login', body: { email, password } })
const addToBucket = async (person: SignedIn, kickId: string) => {
  const bucketId = await addBucket(site, person)
  const body = { bucketId, kickId }
  await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: person.token, body })
  return bucketId
}

describe('ending an account', () => {
  test('needs a login', async () => {
    expect((await end(mira.userId)).status).toBe(401)
  })

  test('needs the password, and leaves all as it is without', async () => {
    expect(await end(mira.userId, mira.token, { password: 'guessed' })).toMatchObject({
      status: 403,
      body: { message: 'The password is wrong.' },
    })
    expect((await end(mira.userId, mira.token, {})).status).toBe(400)
    expect((await logIn(mira)).status).toBe(200)
  })

  test('is nobody else’s business', async () => {
    for (const userId of [other.userId, newId(), 'x'])
      expect((await end(userId, mira.token)).status).toBe(404)
    expect((await logIn(other)).status).toBe(200)
  })

  test('ends every session and the way back in, and frees the e-mail', async () => {
    const second = textAt((await logIn(mira)).body, 'authToken')
    expect(await endMira()).toMatchObject({ status: 204, body: undefined })
    for (const token of [mira.token, second])
      expect((await site.call({ method: 'GET', url: '/auth/verify', token })).status).toBe(401)
    expect((await logIn(mira)).status).toBe(401)
    expect((await read(`/api/user/${mira.userId}`, other)).status).toBe(404)
    await signUp(site, { email: mira.email })
  })

  test('leaves nothing of theirs in any table', async () => {
    const kick = await addKick(site, other)
    const bucketId = await addToBucket(mira, kick.id)
    await addStory(site, mira, await addJournal(site, mira, { bucketId, visibility: 'Public' }), {
      kickId: kick.id,
    })
    await addKick(site, mira, { bucketId })
    for (const mark of ['like', 'favourite'])
      await site.call({ method: 'PUT', url: `/api/kick/${kick.id}/${mark}`, token: mira.token })
    const comment = { text: 'Cold, but good' }
    await site.call({
      method: 'POST',
      url: `/api/kick/${kick.id}/comments`,
      token: mira.token,
      body: comment,
    })
    expect((await tablesThatName(mira.userId)).length).toBeGreaterThan(8)
    await endMira()
    expect(await tablesThatName(mira.userId)).toEqual([])
    expect((await read(`/api/kick/${kick.id}`, other)).body).toMatchObject({ likes: 0, commentCount: 0 })
  })
})

/** Every table with a row that has the id somewhere. */
async function tablesThatName(id: string) {
  const { rows } = await site.database.$client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const naming: string[] = []
  for (const { name } of rows) {
    const found = await site.database.$client.query(`select from ${name} t where t::text like $1 limit 1`, [
      `%${id}%`,
    ])
    if (found.rowCount) naming.push(name)
  }
  return naming
}

describe('a Kick of somebody who left', () => {
  const formerMember = { userName: 'a former member', profilePicture: null }

  test('stays in other people’s Buckets, withdrawn and by a former member', async () => {
    const kick = await addKick(site, mira)
    const bucketId = await addToBucket(other, kick.id)
    await endMira()
    const kept = { _id: kick.id, withdrawn: true, createdBy: formerMember, buckets: null }
    expect((await read(`/api/bucket/${bucketId}`, other)).body).toMatchObject({ kicks: [kept] })
    expect(await read(`/api/kick/${kick.id}`, other)).toMatchObject({ status: 200, body: kept })
  })

  test('stays where other people’s Stories tell of it', async () => {
    const kick = await addKick(site, mira)
    const journalId = await addJournal(site, other)
    await addStory(site, other, journalId, { kickId: kick.id })
    await endMira()
    expect((await read(`/api/journal/${journalId}`, other)).body).toMatchObject({
      story: [{ kickId: kick.id }],
    })
    expect((await read(`/api/kick/${kick.id}`, other)).body).toMatchObject({ createdBy: formerMember })
  })

  test('stays when they had withdrawn it before', async () => {
    const kick = await addKick(site, mira)
    await addToBucket(other, kick.id)
    await site.call({ method: 'DELETE', url: `/api/kick/${kick.id}`, token: mira.token })
    await endMira()
    expect((await read(`/api/kick/${kick.id}`, other)).status).toBe(200)
  })

  test('is gone when nobody else holds it', async () => {
    const kick = await addKick(site, mira)
    await addToBucket(mira, kick.id)
    await endMira()
    expect((await read(`/api/kick/${kick.id}`, other)).status).toBe(404)
  })
})

test('somebody who takes hold of a Kick while its creator leaves has it, or hears that it is gone', async () => {
  const kicks = await Promise.all(Array.from({ length: 8 }, () => addKick(site, mira)))
  const bucketId = await addBucket(site, other)
  const adding = kicks.map(({ id }) => {
    const body = { bucketId, kickId: id }
    return site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: other.token, body })
  })
  expect((await endMira()).status).toBe(204)
  const held = (await Promise.all(adding)).filter(({ status }) => status === 200).length
  for (const { status } of await Promise.all(adding)) expect([200, 404]).toContain(status)
  expect((await read(`/api/bucket/${bucketId}`, other)).body).toMatchObject({ kickCount: held })
})

describe('the pictures of somebody who left', () => {
  const upload = async ({ token }: SignedIn) => {
    const { headers, payload } = form(asFile(await plain(20, 10).png().toBuffer()))
    const authorization = `Bearer ${token}`
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, authorization },
      payload,
    })
    return textAt(answer.json(), 'secure_url')
  }
  const statusOf = async (url: string) => (await site.app.inject(url)).statusCode

  test('go with their files, used or not, and stay where other people have them', async () => {
    const [used, unused, inKick] = [await upload(mira), await upload(mira), await upload(mira)]
    await addBucket(site, mira, { picture: used })
    const kick = await addKick(site, mira, { pictureId: inKick.split('/')[2] })
    await addToBucket(other, kick.id)
    await endMira()
    await until(async () => (await statusOf(used)) === 404 || undefined)
    await until(async () => (await statusOf(unused)) === 404 || undefined)
    expect(await statusOf(inKick)).toBe(200)
  })
})
