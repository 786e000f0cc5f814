import { newId } from '@bucketeer/host/server'
import { recordQueries } from '../test/recorded-queries'
import { addBucket, addJournal, addKick, addStory } from '../test/content'
import { signUp, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'
import { bucketKicks, comments, kickLikes } from './database/schema'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let bucketId: string
let journalId: string
let kickId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site)
  bucketId = await addBucket(site, mira)
  journalId = await addJournal(site, mira)
  kickId = (await addKick(site, otto)).id
})
afterAll(() => site.close())

const get = (url: string) => site.call({ method: 'GET', url, token: mira.token })

/** Adds a row to every list; rows of shared lists are by different users. */
async function addOneOfEach() {
  const author = await signUp(site)
  const { id } = await addKick(site, author)
  await addKick(site, otto)
  const otherBucketId = await addBucket(site, mira)
  await site.database
    .insert(bucketKicks)
    .values([bucketId, otherBucketId].map((bucketId) => ({ bucketId, kickId: id })))
  await site.database.insert(kickLikes).values({ kickId: id, userId: mira.userId })
  await site.database
    .insert(comments)
    .values({ id: newId(), kickId, authorId: author.userId, content: 'Me too.' })
  await addStory(site, mira, journalId, { kickId: id })
  const entry = { kickId: id, state: 'done' }
  await site.call({ method: 'POST', url: '/api/log', token: mira.token, body: entry })
  for (const person of [mira, author, otto])
    await addStory(site, person, await addJournal(site, person, { visibility: 'Public' }))
}

const kickFilters = [
  '',
  '&continent=Europe',
  '&category=Activity',
  '&continent=Europe&category=Activity',
  '&createdBy=OTTO',
  '&continent=Europe&category=Activity&createdBy=OTTO',
  '&q=fjord',
  '&q=swim%20fj&continent=Europe&category=Activity&createdBy=OTTO',
]

/** URLs whose responses have a list, and the path to its rows. */
const lists: [url: string, rowsIn: (body: unknown) => unknown][] = [
  ...kickFilters.map((filter): [string, (body: unknown) => unknown] => [
    `/api/kick?limit=100${filter}`,
    (body) => body,
  ]),
  ['/api/bucket', (body) => body],
  ['/api/bucket/BUCKET', (body) => Object(body).kicks],
  ['/api/journal/public', (body) => body],
  ['/api/journal/public?createdBy=OTTO', (body) => body],
  ['/api/journal/shared?createdBy=OTTO', (body) => body],
  ['/api/journal/private', (body) => body],
  ['/api/journal/JOURNAL', (body) => Object(body).story],
  ['/api/kick/KICK/comments', (body) => body],
  ['/api/log', (body) => body],
  ['/api/log?category=Activity', (body) => body],
]

const fillIds = (url: string) =>
  url
    .replace('OTTO', otto.userId)
    .replace('BUCKET', bucketId)
    .replace('JOURNAL', journalId)
    .replace('KICK', kickId)

/** Counts the queries of each URL, and checks that its list has enough rows. */
async function countQueries(minRows: number) {
  const counts: Record<string, number> = {}
  for (const [url, rowsIn] of lists) {
    let rows: unknown
    const queries = await recordQueries(site, async () => {
      rows = rowsIn((await get(fillIds(url))).body)
    })
    expect([url, Array.isArray(rows) && rows.length >= minRows]).toEqual([url, true])
    counts[url] = queries.length
  }
  counts['/api/user'] = (await recordQueries(site, () => get(`/api/user/${mira.userId}`))).length
  return counts
}

test('a list of thirty rows takes as many queries as one of three', async () => {
  for (let row = 0; row < 3; row += 1) await addOneOfEach()
  // The first response reads the key for the URLs of pictures, once for the process.
  await countQueries(3)
  const few = await countQueries(3)
  for (let row = 3; row < 30; row += 1) await addOneOfEach()
  expect(await countQueries(30)).toEqual(few)
})
