import { addBucket, addJournal, addKick, addPicture, addStory, signedUrl } from '../../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { bucketKicks } from '../../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const readMine = async (kickId: string, { token }: SignedIn) =>
  Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body).mine
const log = async (kickId: string, entry: object) => {
  const body = { kickId, state: 'done', precision: 'day', ...entry }
  return textAt((await site.call({ method: 'POST', url: '/api/log', body, token: mira.token })).body, '_id')
}

describe('GET /api/kick/{kickId}', () => {
  test('names the Stories of the viewer about the Kick, newest first, and those of nobody else', async () => {
    const { id: kickId } = await addKick(site, other)
    const journalId = await addJournal(site, mira, { visibility: 'Public' })
    const first = await addStory(site, mira, journalId, { kickId, title: 'First' })
    const second = await addStory(site, mira, journalId, { kickId, title: 'Second' })
    await addStory(site, other, await addJournal(site, other, { visibility: 'Public' }), { kickId })
    expect((await readMine(kickId, mira)).stories).toEqual([
      { _id: second, title: 'Second', journalId },
      { _id: first, title: 'First', journalId },
    ])
    expect((await readMine(kickId, other)).stories).toHaveLength(1)
  })

  test('has the first photo of the latest done entry with one, for its author alone', async () => {
    const { id: kickId } = await addKick(site, other)
    const urls = await Promise.all([1, 2, 3].map(async () => (await addPicture(site, mira.userId)).url))
    const [early, late, doing] = urls.map((url) => ({ photos: [{ url }] }))
    await log(kickId, { on: '2023-05-03', ...early })
    const latest = await log(kickId, { on: '2024-05-03', ...late, audience: 'Members' })
    await log(kickId, { on: '2025-05-03' })
    await log(kickId, { state: 'doing', on: '2025-06-03', ...doing })
    const bucketId = await addBucket(site, mira)
    await site.database.insert(bucketKicks).values({ bucketId, kickId })
    const bucket = await site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token: mira.token })
    expect((await readMine(kickId, mira)).photo).toMatch(signedUrl(String(urls[1])))
    expect(Object(bucket.body).kicks[0].mine.photo).toMatch(signedUrl(String(urls[1])))
    expect(await readMine(kickId, other)).not.toHaveProperty('photo')
    await site.call({ method: 'DELETE', url: `/api/log/${latest}`, token: mira.token })
    expect((await readMine(kickId, mira)).photo).toMatch(signedUrl(String(urls[0])))
  })
})
