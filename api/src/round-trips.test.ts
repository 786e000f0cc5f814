import { askedQueries } from '../test/asked-queries'
import { addBucket, addKick, addPicture } from '../test/content'
import { addJournal } from '../test/journals'
import { signUp } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('who calls is asked along with all about them, once for each call, and nothing is asked in pieces', async () => {
  const mira = await signUp(site)
  const bucketId = await addBucket(site, mira)
  const { id: kickId } = await addKick(site, mira)
  const journalId = await addJournal(site, mira, { visibility: 'Public' })
  const { url } = await addPicture(site, mira.userId)
  const kick = { name: 'Swim', pictures: url, continent: 'Europe', category: 'Activity' }
  const { token } = mira

  const counts: Record<string, number> = {}
  const count = async (name: string, call: Parameters<TestSite['call']>[0]) => {
    const asked = await askedQueries(site, async () =>
      expect((await site.call(call)).status).toBeLessThan(300),
    )
    counts[name] = asked.length
  }
  await count('verify', { method: 'GET', url: '/auth/verify', token })
  await count('kick list', { method: 'GET', url: '/api/kick?limit=24&continent=Europe', token })
  await count('kick', { method: 'GET', url: `/api/kick/${kickId}`, token })
  await count('bucket list', { method: 'GET', url: '/api/bucket', token })
  await count('bucket', { method: 'GET', url: `/api/bucket/${bucketId}`, token })
  await count('public journals', { method: 'GET', url: '/api/journal/public', token })
  await count('journal', { method: 'GET', url: `/api/journal/${journalId}`, token })
  await count('create', { method: 'POST', url: '/api/kick', token, body: kick })
  const body = { bucketId, kickId }
  await count('add to bucket', { method: 'PUT', url: `/api/bucket/${bucketId}/add`, token, body })

  expect(counts).toEqual({
    verify: 1,
    'kick list': 2,
    kick: 2,
    'bucket list': 3,
    bucket: 3,
    'public journals': 2,
    journal: 3,
    create: 2,
    'add to bucket': 4,
  })
})
