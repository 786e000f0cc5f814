import { addBucket, addEntry, addJournal, addKick, addPicture, addStory } from '../../../test/content'
import { password, signUp, signUpLongAgo, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

const link = 'Cheap boots at boots.shop'

let site: TestSite
let ann: SignedIn
let picture: string
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site)
  picture = (await addPicture(site, ann.userId)).url
})
afterAll(() => site.close())

const call = (method: 'POST' | 'PUT', url: string, body: object, { token } = ann) =>
  site.call({ method, url, token, body })
const refusal = (field: string) => ({
  status: 400,
  body: { code: 'limit.links', values: { link: 'boots.shop', days: 7 }, problems: [{ field }] },
})

const kick = () => ({
  name: 'Walk',
  description: 'Far',
  category: 'Activity',
  continent: 'Europe',
  country: 'Norway',
  pictures: picture,
  buckets: null,
})

test.each(['name', 'description', 'place', 'country'])(
  'a Kick for others has no link in %s',
  async (field) => {
    const url = '/api/kick'
    expect(await call('POST', url, { ...kick(), [field]: link })).toMatchObject(refusal(field))
    const { status, body } = await call('POST', url, { ...kick(), [field]: link, audience: 'Private' })
    expect(status).toBe(201)
    const own = `${url}/${textAt(body, '_id')}`
    expect((await call('PUT', own, { continent: 'Asia' })).status).toBe(200)
    expect(await call('PUT', own, { audience: 'Members' })).toMatchObject(refusal(field))
    expect((await call('PUT', own, { audience: 'Members', [field]: 'Walk' })).status).toBe(200)
    expect(await call('PUT', own, { [field]: link })).toMatchObject(refusal(field))
  },
)

test.each(['name', 'description'])('a Bucket for others has no link in %s', async (field) => {
  const url = '/api/bucket'
  const fields = { name: 'North', description: '', [field]: link }
  expect(await call('POST', url, { ...fields, audience: 'Members' })).toMatchObject(refusal(field))
  const own = `${url}/${await addBucket(site, ann, fields)}`
  expect(await call('PUT', own, { audience: 'Members' })).toMatchObject(refusal(field))
  expect((await call('PUT', own, { [field]: `${link}!` })).status).toBe(200)
})

test('a Bucket shows no wish with a link', async () => {
  const bucketId = await addBucket(site, ann, { audience: 'Members' })
  const wishes = await call('POST', `/api/bucket/${bucketId}/wishes`, { lines: [{ text: link }] })
  const kickId = textAt((wishes.body as object[])[0], '_id')
  const show = () => call('PUT', `/api/bucket/${bucketId}/shown`, { kicks: [{ kickId, shown: true }] })
  expect(await show()).toMatchObject(refusal('kicks'))
  expect((await call('PUT', `/api/kick/${kickId}`, { name: 'Boots' })).status).toBe(200)
  expect((await show()).status).toBe(200)
  expect(await call('PUT', `/api/kick/${kickId}`, { name: link })).toMatchObject(refusal('name'))
})

test.each(['title', 'description'])('a Journal for others has no link in %s', async (field) => {
  const url = '/api/journal'
  const fields = { title: 'Rails', description: '', [field]: link }
  expect(await call('POST', url, { ...fields, visibility: 'Public' })).toMatchObject(refusal(field))
  const own = `${url}/${await addJournal(site, ann, fields)}`
  expect(await call('PUT', own, { visibility: 'Public' })).toMatchObject(refusal(field))
  expect(await call('PUT', own, { audience: 'Members' })).toMatchObject(refusal(field))
})

test.each(['title', 'content'])('a Story for others has no link in %s', async (field) => {
  const journalId = await addJournal(site, ann)
  const storyId = await addStory(site, ann, journalId, { [field]: link })
  expect(await call('PUT', `/api/journal/${journalId}`, { audience: 'Members' })).toMatchObject(
    refusal('audience'),
  )
  expect((await call('PUT', `/api/story/${storyId}`, { [field]: 'Boots' })).status).toBe(200)
  expect((await call('PUT', `/api/journal/${journalId}`, { audience: 'Members' })).status).toBe(200)
  expect(await call('PUT', `/api/story/${storyId}`, { [field]: link })).toMatchObject(refusal(field))
  const story = { title: 'Danube', content: '', pictures: picture, journalId, [field]: link }
  expect(await call('POST', `/api/story/${journalId}`, story)).toMatchObject(refusal(field))
})

test('a log entry for others has no link', async () => {
  const { id: kickId } = await addKick(site, ann)
  const entry = { kickId, state: 'done', note: link }
  expect(await call('POST', '/api/log', { ...entry, audience: 'Members' })).toMatchObject(refusal('note'))
  const own = `/api/log/${await addEntry(site, ann, entry)}`
  expect(await call('PUT', own, { audience: 'Members' })).toMatchObject(refusal('note'))
})

test('photos have no link', async () => {
  const photos = [{ url: picture, caption: link }]
  expect(await call('POST', '/api/kick', { ...kick(), photos })).toMatchObject(refusal('photos'))
  const entry = await addEntry(site, ann, { audience: 'Members' })
  expect(await call('PUT', `/api/log/${entry}`, { photos })).toMatchObject(refusal('photos'))
  const journalId = await addJournal(site, ann, { visibility: 'Public' })
  const story = { title: 'Danube', content: '', pictures: picture, journalId, photos }
  expect(await call('POST', `/api/story/${journalId}`, story)).toMatchObject(refusal('photos'))
})

describe('photos of what only its owner sees', () => {
  const photos = () => [{ url: picture, caption: link }]
  const share = async (url: string, change: object, field: string) => {
    expect(await call('PUT', url, change)).toMatchObject(refusal(field))
    expect((await call('PUT', url, { ...change, photos: [{ url: picture }] })).status).toBe(200)
  }

  test('have links until it is a Kick for others', async () => {
    const { body } = await call('POST', '/api/kick', { ...kick(), audience: 'Private', photos: photos() })
    await share(`/api/kick/${textAt(body, '_id')}`, { audience: 'Members' }, 'photos')
  })

  test('have links until it is an entry for others', async () => {
    const entry = await addEntry(site, ann, { audience: 'Private', photos: photos() })
    await share(`/api/log/${entry}`, { audience: 'Members' }, 'photos')
  })

  test('have links until it is a Story of a Journal for others', async () => {
    const journalId = await addJournal(site, ann)
    const fields = { pictures: picture, photos: photos() }
    const storyId = await addStory(site, ann, journalId, fields)
    const shared = { audience: 'Members' }
    expect(await call('PUT', `/api/journal/${journalId}`, shared)).toMatchObject(refusal('audience'))
    await call('PUT', `/api/story/${storyId}`, { photos: [{ url: picture }] })
    expect((await call('PUT', `/api/journal/${journalId}`, shared)).status).toBe(200)
  })

  test('have links until it is a wish that a Bucket shows', async () => {
    const bucketId = await addBucket(site, ann, { audience: 'Members' })
    const wish = { ...kick(), audience: 'Private', photos: photos(), buckets: bucketId }
    const { body } = await call('POST', '/api/kick', wish)
    const shown = { kicks: [{ kickId: textAt(body, '_id'), shown: true }] }
    expect(await call('PUT', `/api/bucket/${bucketId}/shown`, shown)).toMatchObject(refusal('kicks'))
  })
})

test('a profile has no link', async () => {
  for (const field of ['userName', 'tagline']) {
    const fields = { userName: 'Ann', tagline: 'Out', [field]: link }
    expect(await call('PUT', `/api/user/${ann.userId}`, fields)).toMatchObject(refusal(field))
    const profile = { ...fields, email: 'new@people.example', password }
    expect(await site.call({ method: 'POST', url: '/auth/signup', body: profile })).toMatchObject(
      refusal(field),
    )
  }
})

test('a comment has no link, and tells from when it may', async () => {
  const { id } = await addKick(site, ann)
  const url = `/api/kick/${id}/comments`
  expect(await call('POST', url, { text: link })).toMatchObject(refusal('text'))
  const comment = await call('POST', url, { text: 'Warm boots.' })
  const own = `/api/comment/${textAt(comment.body, '_id')}`
  await site.database.$client.query(`update users set created_at = now() - interval '6 days 1 hour'`)
  expect(await call('PUT', own, { text: link })).toMatchObject({
    status: 400,
    body: {
      message:
        'Others can read this, and your account is too new for links. Take out “boots.shop”, or wait 1 day.',
    },
  })
  expect((await call('POST', url, { text: link }, await signUpLongAgo(site))).status).toBe(201)
})
