import { addBucket, addEntry, addJournal, addKick, addStory } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let ann: SignedIn
let ben: SignedIn
let cleo: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  ben = await follower(ann, 'Ben')
  cleo = await follower(ann, 'Cleo')
})
afterAll(() => site.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = ({ token }: SignedIn, method: Method, url: string, body?: object) =>
  site.call({ method, url, token, ...(body && { body }) })
const change = async (by: SignedIn, url: string, body: object) =>
  expect((await call(by, 'PUT', url, body)).status).toBe(200)

/** Returns a person whom somebody follows without being asked. */
async function follower(by: SignedIn, userName: string) {
  const person = await signUp(site, { userName })
  await change(person, `/api/user/${person.userId}`, { approvesFollowers: false })
  await change(by, `/api/user/${person.userId}/follow`, {})
  return person
}

interface Item {
  _id: string
  kind: string
  at: string
  person: { userName: string }
  entry?: { kickName: string }
  story?: { title: string; content: string; pictures: string; journal: { _id: string; title: string } }
  kick?: { name: string; pictures: string }
  bucket?: { name: string }
}
const items = async (by = ann, query = '') => (await call(by, 'GET', `/api/feed${query}`)).body as Item[]
/** 'Ben done Swim' of each item. */
const feed = async (by = ann, query = '') =>
  (await items(by, query)).map(({ kind, person, entry, story, kick, bucket }) =>
    [person.userName, kind, entry?.kickName ?? story?.title ?? kick?.name ?? bucket?.name].join(' '),
  )
const did = (person: SignedIn, kickId: string, fields: object = {}) =>
  addEntry(site, person, { kickId, audience: 'Followers', ...fields })
/** A Kick of somebody whom nobody follows. */
const kickOf = async (name: string, fields: object = {}) =>
  (await addKick(site, await signUp(site), { name, ...fields })).id

test('shows what followed people did, of every kind, newest first', async () => {
  const kickId = await kickOf('Swim')
  await did(ben, kickId)
  await addKick(site, cleo, { name: 'Sail', audience: 'Followers' })
  const journalId = await addJournal(site, ben, { title: 'Rails', visibility: 'Public' })
  await addStory(site, ben, journalId, { title: 'Danube', content: 'At six. '.repeat(50) })
  const bucketId = await addBucket(site, cleo, { name: 'North', audience: 'Members' })
  await call(cleo, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId })
  await did(cleo, kickId)
  const all = ['Cleo bucket North', 'Cleo done Swim', 'Ben story Danube', 'Cleo kick Sail', 'Ben done Swim']
  expect((await feed()).toSorted()).toEqual(all.toSorted())
  expect((await feed()).slice(2)).toEqual(all.slice(2))
  const [, , story, kick] = await items()
  expect(story).toMatchObject({ story: { journal: { _id: journalId, title: 'Rails' } } })
  expect(story?.story?.content).toHaveLength(200)
  expect(kick?.kick?.pictures).toContain('signature=')
  expect(await feed(ben)).toEqual([])
})

test('begins when the follow is accepted', async () => {
  const dan = await signUp(site, { userName: 'Dan' })
  const kickId = await kickOf('Swim')
  await did(dan, kickId)
  await change(ann, `/api/user/${dan.userId}/follow`, {})
  await did(dan, kickId)
  expect(await feed()).toEqual([])
  await call(dan, 'PUT', `/api/user/${ann.userId}/follower`)
  expect(await feed()).toEqual([])
  await did(dan, kickId)
  expect(await feed()).toEqual(['Dan done Swim'])
  await call(dan, 'DELETE', `/api/user/${ann.userId}/follower`)
  expect(await feed()).toEqual([])
})

test('shows the kinds that the follower chose', async () => {
  const kickId = await kickOf('Swim')
  await did(ben, kickId)
  await addKick(site, ben, { name: 'Sail' })
  await change(ann, `/api/user/${ben.userId}/follow`, { shows: ['kick', 'story', 'bucket'] })
  expect(await feed()).toEqual(['Ben kick Sail'])
  await change(ann, `/api/user/${ben.userId}/follow`, { shows: [] })
  expect(await feed()).toEqual([])
})

describe('shows what becomes visible when it does', () => {
  let older: string
  beforeEach(async () => {
    older = 'Cleo kick Older'
  })
  const addOlder = () => addKick(site, cleo, { name: 'Older' })

  test('a beginning that is done, and an entry that is no longer Private', async () => {
    const kickId = await kickOf('Swim')
    const [doing, hidden] = [
      await did(ben, kickId, { state: 'doing' }),
      await did(ben, kickId, { audience: 'Private' }),
    ]
    await addOlder()
    expect(await feed()).toEqual([older])
    await change(ben, `/api/log/${doing}`, { state: 'done' })
    expect(await feed()).toEqual(['Ben done Swim', older])
    await change(ben, `/api/log/${hidden}`, { audience: 'Followers' })
    expect(await feed()).toEqual(['Ben done Swim', 'Ben done Swim', older])
    await change(ben, `/api/log/${hidden}`, { audience: 'Private' })
    expect(await feed()).toEqual(['Ben done Swim', older])
  })

  test('a Kick and the Stories of a Journal that are shared', async () => {
    const { id } = await addKick(site, ben, { name: 'Ski', audience: 'Private' })
    const journalId = await addJournal(site, ben)
    await addStory(site, ben, journalId, { title: 'Danube' })
    await addOlder()
    expect(await feed()).toEqual([older])
    await change(ben, `/api/kick/${id}`, { audience: 'Followers' })
    await change(ben, `/api/journal/${journalId}`, { audience: 'Followers' })
    expect(await feed()).toEqual(['Ben story Danube', 'Ben kick Ski', older])
  })
})

describe('a finished Bucket', () => {
  let bucketId: string
  let kickIds: string[]
  beforeEach(async () => {
    bucketId = await addBucket(site, ben, { name: 'North', audience: 'Followers' })
    kickIds = [await kickOf('Swim'), await kickOf('Sail')]
    for (const kickId of kickIds) await call(ben, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId })
    await change(ann, `/api/user/${ben.userId}/follow`, { shows: ['bucket'] })
  })

  test('is shown once all of its Kicks are done, by entries that the follower sees', async () => {
    const [first = '', second = ''] = kickIds
    await did(ben, first)
    const hidden = await did(ben, second, { audience: 'Private' })
    expect(await feed()).toEqual([])
    await change(ben, `/api/log/${hidden}`, { audience: 'Followers' })
    expect(await feed()).toEqual(['Ben bucket North'])
    await did(ben, second)
    expect(await feed()).toEqual(['Ben bucket North'])
    await call(ben, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: await kickOf('Ski') })
    expect(await feed()).toEqual([])
  })

  test('is not shown while it is Private, or by what others did', async () => {
    for (const kickId of kickIds) await did(cleo, kickId)
    expect((await feed()).filter((item) => item.includes('bucket'))).toEqual([])
    for (const kickId of kickIds) await did(ben, kickId)
    await change(ben, `/api/bucket/${bucketId}`, { audience: 'Private' })
    expect((await feed()).filter((item) => item.includes('bucket'))).toEqual([])
  })
})

describe('never shows', () => {
  test('what its reader may not see', async () => {
    const secret = await kickOf('Secret')
    await did(ben, secret)
    await site.database.$client.query(`update kicks set audience = 'Private' where id = $1`, [secret])
    await did(ben, await kickOf('Swim'), { audience: 'Private' })
    await did(ben, await kickOf('Swim'), { state: 'let go' })
    await addKick(site, ben, { name: 'Wish', audience: 'Private' })
    await addStory(site, ben, await addJournal(site, ben))
    expect(await feed()).toEqual([])
  })

  test('muted, blocked or suspended people', async () => {
    await did(ben, await kickOf('Swim'))
    await addKick(site, cleo, { name: 'Sail' })
    await call(ann, 'PUT', `/api/user/${ben.userId}/mute`)
    expect(await feed()).toEqual(['Cleo kick Sail'])
    await call(ann, 'DELETE', `/api/user/${ben.userId}/mute`)
    await call(cleo, 'PUT', `/api/user/${ann.userId}/block`)
    expect(await feed()).toEqual(['Ben done Swim'])
    await site.database.$client.query(`update users set suspended_until = 'infinity' where id = $1`, [
      ben.userId,
    ])
    expect(await feed()).toEqual([])
  })
})

test('pages contain every item once, also those of the same time', async () => {
  const people = [ben, cleo, await follower(ann, 'Dan'), await follower(ann, 'Emil')]
  for (const person of people) {
    for (const name of ['A', 'B', 'C']) await addKick(site, person, { name })
    const journalId = await addJournal(site, person)
    for (const title of ['One', 'Two']) await addStory(site, person, journalId, { title })
    await change(person, `/api/journal/${journalId}`, { audience: 'Members' })
  }
  const all = await items(ann, '?limit=50')
  expect(all).toHaveLength(20)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const paged: Item[] = []
  for (let url = '/api/feed?limit=3'; url;) {
    const { body, headers } = await call(ann, 'GET', url)
    paged.push(...(body as Item[]))
    url = /^<(\S+)>; rel="next"$/.exec(String(headers.link))?.[1] ?? ''
  }
  expect(paged.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id))
})

test('pages are full beyond what their reader may not see', async () => {
  const secret = await kickOf('Secret')
  for (const name of ['Swim', 'Sail', 'Ski']) await addKick(site, ben, { name })
  // More than one read finds.
  for (let times = 0; times < 40; times += 1) await did(ben, secret)
  await site.database.$client.query(`update kicks set audience = 'Private' where id = $1`, [secret])
  expect(await feed(ann, '?limit=2')).toEqual(['Ben kick Ski', 'Ben kick Sail'])
})

test.each(['x', '1~x', '99999999999999~01a22a4b-50dd-727f-886e-ea87d0a73328'])(
  'refuses the cursor %s',
  async (cursor) => {
    expect((await call(ann, 'GET', `/api/feed?cursor=${cursor}`)).status).toBe(400)
  },
)
