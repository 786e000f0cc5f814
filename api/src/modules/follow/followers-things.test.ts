import { addBucket, addEntry, addJournal, addKick, addStory } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const call = ({ token }: SignedIn, method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object) =>
  site.call({ method, url, token, ...(body && { body }) })

test('things for followers are 404 to somebody who asks, open at once when accepted, and 404 after a removal', async () => {
  const [owner, reader] = [await signUp(site), await signUp(site)]
  const { userId } = owner
  const audience = 'Followers'
  const { id: kickId } = await addKick(site, owner, { name: 'Markername swim', audience })
  const bucketId = await addBucket(site, owner, { name: 'Markername', audience })
  const journalId = await addJournal(site, owner, { title: 'Markername', visibility: 'Private' })
  await call(owner, 'PUT', `/api/journal/${journalId}`, { audience })
  await addStory(site, owner, journalId, { title: 'Markername' })
  const entryId = await addEntry(site, owner, { kickId, audience })
  const things = [
    `/api/kick/${kickId}`,
    `/api/bucket/${bucketId}`,
    `/api/journal/${journalId}`,
    `/api/log/${entryId}`,
  ]
  const lists = [
    '/api/kick',
    '/api/kick?q=markername',
    `/api/kick?createdBy=${userId}`,
    `/api/bucket?createdBy=${userId}`,
    `/api/journal/shared?createdBy=${userId}`,
    `/api/log?user=${userId}`,
  ]
  const seen = async () => {
    const statuses = []
    for (const url of things) statuses.push((await call(reader, 'GET', url)).status)
    const listed = []
    for (const url of lists)
      listed.push(JSON.stringify((await call(reader, 'GET', url)).body).includes('Markername'))
    const { body } = await call(reader, 'GET', `/api/user/${userId}/figures`)
    return { statuses: new Set(statuses), listed: new Set(listed), done: Object(body).done as number }
  }
  const nothing = { statuses: new Set([404]), listed: new Set([false]), done: 0 }
  const everything = { statuses: new Set([200]), listed: new Set([true]), done: 1 }

  expect(await seen()).toEqual(nothing)
  await call(reader, 'PUT', `/api/user/${userId}/follow`, {})
  expect(await seen()).toEqual(nothing)
  await call(owner, 'PUT', `/api/user/${reader.userId}/follower`)
  expect(await seen()).toEqual(everything)
  await call(owner, 'DELETE', `/api/user/${reader.userId}/follower`)
  expect(await seen()).toEqual(nothing)
})

test('a follower opens the pictures of things for followers by signed URLs alone', async () => {
  const [owner, reader] = [await signUp(site), await signUp(site)]
  await call(owner, 'PUT', `/api/user/${owner.userId}`, { approvesFollowers: false })
  await call(reader, 'PUT', `/api/user/${owner.userId}/follow`, {})
  const { id } = await addKick(site, owner, { audience: 'Followers' })
  const { body } = await call(reader, 'GET', `/api/kick/${id}`)
  expect(Object(body).pictures).toContain('&signature=')
})

test('new entries may be for followers by default', async () => {
  const owner = await signUp(site)
  expect((await call(owner, 'PUT', '/api/log/settings', { defaultAudience: 'Followers' })).status).toBe(200)
  const { body } = await call(owner, 'GET', `/api/log/${await addEntry(site, owner)}`)
  expect(body).toMatchObject({ audience: 'Followers' })
})
