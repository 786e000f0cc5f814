import { addBucket, addJournal, addKick, addPicture, addStory } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSiteOn, type TestSite } from '../../../test/test-site'
import { createMigratedDatabase } from '../../../test/test-database'
import { bucketKicks, users } from '../../database/schema'
import { eq } from 'drizzle-orm'

/** Somebody with something at each place where others can come across it. */
interface Person extends SignedIn {
  userName: string
  kickId: string
  bucketId: string
  publicJournalId: string
  membersJournalId: string
  /** Texts that would show in a response that anything of this person exists. */
  marks: string[]
  /** Ids of their comments by the Kick. */
  commentIds: Map<string, string>
}

let site: TestSite
let connection: { connectionString: string }
let ann: Person
let ben: Person
let cleo: Person

const call = (
  { token }: SignedIn,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
) => site.call({ method, url, token, ...(body && { body }), ...(headers && { headers }) })

async function addPerson(word: string): Promise<Person> {
  const userName = `${word} Wanderer`
  const person = await signUp(site, { userName, tagline: `${word} says hello` })
  const picture = await addPicture(site, person.userId)
  await site.database.update(users).set({ pictureId: picture.id }).where(eq(users.id, person.userId))
  const kick = await addKick(site, person, { name: `${word} on skis`, description: `${word} again` })
  const bucketId = await addBucket(site, person, { name: `${word} in winter`, audience: 'Members' })
  const journal = { title: `${word} by night` }
  const publicJournalId = await addJournal(site, person, { ...journal, visibility: 'Public' })
  const membersJournalId = await addJournal(site, person, { ...journal, audience: 'Members' })
  const storyIds = [
    await addStory(site, person, publicJournalId, { title: `${word} at dawn`, kickId: kick.id }),
    await addStory(site, person, membersJournalId, { title: `${word} at dusk` }),
  ]
  const content = { kickId: kick.id, bucketId, publicJournalId, membersJournalId }
  const ids = [person.userId, picture.id, String(kick.pictureId), ...Object.values(content), ...storyIds]
  return { ...person, ...content, userName, marks: [word, ...ids], commentIds: new Map() }
}

const comment = async (author: Person, { kickId }: Person) => {
  const body = { text: `${author.userName} was here` }
  const id = textAt((await call(author, 'POST', `/api/kick/${kickId}/comments`, { body })).body, '_id')
  author.marks.push(id)
  author.commentIds.set(kickId, id)
}

beforeAll(async () => {
  const database = await createMigratedDatabase()
  connection = database.connection
  site = await openTestSiteOn(database)
  ann = await addPerson('Annabel')
  ben = await addPerson('Benedict')
  cleo = await addPerson('Cleopatra')
  const bucketOfCleo = cleo.bucketId
  for (const { kickId } of [ann, ben])
    await site.database.insert(bucketKicks).values({ bucketId: bucketOfCleo, kickId })
  await site.database.insert(bucketKicks).values([
    { bucketId: ann.bucketId, kickId: ben.kickId },
    { bucketId: ben.bucketId, kickId: ann.kickId },
  ])
  for (const { kickId } of [ann, ben]) await addStory(site, cleo, cleo.publicJournalId, { kickId })
  for (const author of [ann, ben]) for (const owner of [ann, ben, cleo]) await comment(author, owner)
})
afterAll(() => site.close())

/** URLs where a viewer finds something of the other while there is no block. */
const urlsShowing = (viewer: Person, other: Person): string[] => [
  '/api/kick',
  '/api/kick?limit=100',
  '/api/kick?continent=Europe',
  '/api/kick?category=Activity',
  '/api/kick?continent=Europe&category=Activity',
  `/api/kick?createdBy=${other.userId}`,
  `/api/kick?q=${other.userName.slice(0, 5)}`,
  '/api/kick?q=skis',
  `/api/kick/${other.kickId}`,
  `/api/kick/${other.kickId}/comments`,
  `/api/kick/${viewer.kickId}/comments`,
  `/api/kick/${cleo.kickId}/comments`,
  '/api/bucket',
  `/api/bucket?createdBy=${other.userId}`,
  `/api/bucket?createdBy=${cleo.userId}`,
  `/api/bucket/${viewer.bucketId}`,
  `/api/bucket/${other.bucketId}`,
  `/api/bucket/${cleo.bucketId}`,
  `/api/user/${other.userId}`,
  '/api/journal/public',
  `/api/journal/public?createdBy=${other.userId}`,
  `/api/journal/shared?createdBy=${other.userId}`,
  `/api/journal/${other.publicJournalId}`,
  `/api/journal/${other.membersJournalId}`,
  `/api/journal/${cleo.publicJournalId}`,
]
/** URLs that show nothing of the other before the block either. */
const ownUrls = (viewer: Person): string[] => [
  '/auth/verify',
  `/api/user/${viewer.userId}`,
  '/api/kick?mine=private',
  '/api/journal/private',
  '/api/people?list=muted',
]

const everyMark = ({ marks }: Person) => new RegExp(marks.join('|'), 'i')

/** Returns those of the viewer's URLs whose responses, headers included, have something of the other. */
async function showing(viewer: Person, other: Person, urls: string[]) {
  const shown: string[] = []
  for (const url of urls) {
    const { body, headers } = await call(viewer, 'GET', url)
    // The URL of the next page repeats the id that the caller sent.
    const { link, ...otherHeaders } = headers
    expect(link).toBeUndefined()
    if (everyMark(other).test(JSON.stringify([body, otherHeaders]))) shown.push(url)
  }
  return shown
}

const both = (): [string, Person, Person][] => [
  ['who blocks', ann, ben],
  ['who is blocked', ben, ann],
]
const seenByEach = async () => {
  const seen: Record<string, string[]> = {}
  for (const [name, viewer, other] of both())
    seen[name] = await showing(viewer, other, [...urlsShowing(viewer, other), ...ownUrls(viewer)])
  return seen
}
const everything = () =>
  Object.fromEntries(both().map(([name, viewer, other]) => [name, urlsShowing(viewer, other)]))
const nothing = { 'who blocks': [], 'who is blocked': [] }
const block = (method: 'PUT' | 'DELETE') => call(ann, method, `/api/user/${ben.userId}/block`)

test('a block hides two people from each other in every call, and its end shows them again', async () => {
  expect(await seenByEach()).toEqual(everything())
  await block('PUT')
  expect(await seenByEach()).toEqual(nothing)
  await block('DELETE')
  expect(await seenByEach()).toEqual(everything())
})

describe('during a block', () => {
  beforeEach(() => block('PUT'))
  afterEach(() => block('DELETE'))

  test('only the list of the one who blocks names the other', async () => {
    const url = '/api/people?list=blocked'
    expect(await showing(ann, ben, [url])).toEqual([url])
    expect(await showing(ben, ann, [url])).toEqual([])
  })

  test('another server on the same database hides the same things', async () => {
    const first = site
    site = await openTestSiteOn({ connection, drop: async () => undefined })
    try {
      expect(await seenByEach()).toEqual(nothing)
    } finally {
      await site.close()
      site = first
    }
  })

  test('a write to a thing of the other gets the same 404 as an unknown id', async () => {
    for (const [, viewer, other] of both()) {
      const act = async (method: 'PUT' | 'POST', url: string, body?: object) => {
        const { status, body: message } = await call(viewer, method, url, body ? { body } : {})
        return { status, message }
      }
      const acts = (kickId: string, journalId: string) => [
        act('PUT', `/api/kick/${kickId}/like`),
        act('PUT', `/api/kick/${kickId}/favourite`),
        act('POST', `/api/kick/${kickId}/comments`, { text: 'Hello' }),
        act('PUT', `/api/bucket/${viewer.bucketId}/add`, { bucketId: viewer.bucketId, kickId }),
        act('PUT', `/api/kick/${kickId}`, { name: 'Mine', description: '' }),
        act('PUT', `/api/journal/${journalId}`, { title: 'Mine', visibility: 'Public' }),
      ]
      const unknown = '01980000-0000-7000-8000-000000000000'
      const refused = await Promise.all(acts(other.kickId, other.publicJournalId))
      expect(refused).toEqual(await Promise.all(acts(unknown, unknown)))
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]))
    }
  })

  test('each can delete, but not change, their comments on Kicks of the other', async () => {
    for (const [, viewer, other] of both()) {
      const own = String(viewer.commentIds.get(other.kickId))
      const change = { body: { text: 'Let me say it again' } }
      expect((await call(viewer, 'PUT', `/api/comment/${own}`, change)).status).toBe(404)
      expect((await call(viewer, 'DELETE', `/api/comment/${own}`)).status).toBe(204)
      await block('DELETE')
      await comment(viewer, other)
      await block('PUT')
    }
  })

  test('others see both', async () => {
    for (const person of [ann, ben])
      expect(await showing(cleo, person, [`/api/kick?createdBy=${person.userId}`])).toHaveLength(1)
  })

  test('a list without the token tells its reader whose to leave out', async () => {
    for (const [, viewer, other] of both()) {
      const ids = [viewer, other, cleo].map(({ userId }) => userId)
      const { body } = await call(viewer, 'GET', `/api/people/shown?ids=${ids.join(',')}`)
      expect(new Set(Object(body).ids)).toEqual(new Set([viewer.userId, cleo.userId]))
    }
  })

  test('a visitor still reads the Public Journals of both', async () => {
    const { body } = await site.call({ method: 'GET', url: '/api/journal/public' })
    for (const person of [ann, ben]) expect(JSON.stringify(body)).toMatch(everyMark(person))
  })
})

test('answers a conditional request with 404, not 304, after a block', async () => {
  const urls = [`/api/kick/${ann.kickId}`, `/api/user/${ann.userId}`, `/api/bucket/${ann.bucketId}`]
  const tags = []
  for (const url of urls) tags.push(String((await call(ben, 'GET', url)).headers['etag']))
  expect(tags).not.toContain('undefined')
  const own = String((await call(ben, 'GET', `/api/bucket/${ben.bucketId}`)).headers['etag'])
  await block('PUT')
  for (const [index, url] of urls.entries()) {
    const headers = { 'if-none-match': tags[index] ?? '' }
    expect((await call(ben, 'GET', url, { headers })).status).toBe(404)
  }
  const bucket = await call(ben, 'GET', `/api/bucket/${ben.bucketId}`, { headers: { 'if-none-match': own } })
  expect(bucket).toMatchObject({ status: 200, body: { kickCount: 0, kicks: [] } })
  expect(bucket.headers['cache-control']).toBe('no-store')
  await block('DELETE')
})

describe('during a mute', () => {
  const mute = (method: 'PUT' | 'DELETE') => call(ann, method, `/api/user/${ben.userId}/mute`)
  beforeEach(() => mute('PUT'))
  afterEach(() => mute('DELETE'))

  test('lists for everybody leave out the muted person, whose own pages stay open', async () => {
    const name: Person = { ...ben, marks: ['Benedict'] }
    const after = await showing(ann, name, urlsShowing(ann, ben))
    await mute('DELETE')
    const before = await showing(ann, name, urlsShowing(ann, ben))
    const lists = /^\/api\/(kick(\?.*)?|kick\/.*\/comments|journal\/public)$/
    const leftOut = before.filter((url) => !after.includes(url))
    expect(leftOut).toEqual(urlsShowing(ann, ben).filter((url) => lists.test(url)))
  })

  test('a list without the token leaves them out for the one who mutes', async () => {
    for (const [viewer, other, ids] of [
      [ann, ben, []],
      [ben, ann, [ann.userId]],
    ] as const) {
      const { body } = await call(viewer, 'GET', `/api/people/shown?ids=${other.userId}`)
      expect(body).toEqual({ ids })
    }
  })

  test('the muted person notices nothing', async () => {
    expect(await showing(ben, ann, urlsShowing(ben, ann))).toEqual(urlsShowing(ben, ann))
  })
})
