import { recordQueries } from '../test/recorded-queries'
import { addBucket, addJournal, addKick, addStory } from '../test/content'
import { signUp, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'
import { newId } from './database/new-id'
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

/** One more of everything that a list has, each by another person where lists have several people's. */
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

/** Each call that gives a list, or something with a list in it, and where its rows are. */
const lists: [url: string, rowsIn: (body: unknown) => unknown][] = [
  ...kickFilters.map((filter): [string, (body: unknown) => unknown] => [
    `/api/kick?limit=100${filter}`,
    (body) => body,
  ]),
  ['/api/bucket', (body) => body],
  ['/api/bucket/BUCKET', (body) => Object(body).kicks],
  ['/api/journal/public', (body) => body],
  ['/api/journal/public?createdBy=OTTO', (body) => body],
  ['/api/journal/private', (body) => body],
  ['/api/journal/JOURNAL', (body) => Object(body).story],
  ['/api/kick/KICK/comments', (body) => body],
]

const address = (url: string) =>
  url
    .replace('OTTO', otto.userId)
    .replace('BUCKET', bucketId)
    .replace('JOURNAL', journalId)
    .replace('KICK', kickId)

/** How many queries each of them takes, with so many rows at least. */
async function queriesOfEach(atLeast: number) {
  const counts: Record<string, number> = {}
  for (const [url, rowsIn] of lists) {
    let rows: unknown
    const queries = await recordQueries(site, async () => {
      rows = rowsIn((await get(address(url))).body)
    })
    expect([url, Array.isArray(rows) && rows.length >= atLeast]).toEqual([url, true])
    counts[url] = queries.length
  }
  counts['/api/user'] = (await recordQueries(site, () => get(`/api/user/${mira.userId}`))).length
  return counts
}

test('a list takes as many queries with thirty rows as with three', async () => {
  for (let made = 0; made < 3; made += 1) await addOneOfEach()
  const few = await queriesOfEach(3)
  for (let made = 3; made < 30; made += 1) await addOneOfEach()
  expect(await queriesOfEach(30)).toEqual(few)
})
