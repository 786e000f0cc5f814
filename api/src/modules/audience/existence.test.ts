import { addBucket, addJournal, addKick, addPicture, addStory } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
type Asked = [method: Method, url: string, body?: object]

const unknown = '0193b3a0-0000-7000-8000-00000000abcd'
const where = { category: 'Chill', continent: 'Asia', country: 'Japan' }

let site: TestSite
let ann: SignedIn
let ben: SignedIn
/** Ids of things that only Ann may see, and of a Kick of Cleo, whom Ben blocked. */
let hidden: Record<'kick' | 'bucket' | 'journal' | 'story' | 'entry' | 'blockedKick', string>
/** Ids and a picture of Ben. */
let own: Record<'bucket' | 'journal' | 'picture', string>

beforeAll(async () => {
  site = await openTestSite()
  ann = await signUp(site)
  ben = await signUp(site)
  const cleo = await signUp(site)
  const kick = (await addKick(site, ann, { audience: 'Private' })).id
  const journal = await addJournal(site, ann)
  const body = { kickId: kick, state: 'done' }
  const entry = await site.call({ method: 'POST', url: '/api/log', token: ann.token, body })
  hidden = {
    kick,
    journal,
    bucket: await addBucket(site, ann),
    story: await addStory(site, ann, journal),
    entry: textAt(entry.body, '_id'),
    blockedKick: (await addKick(site, cleo)).id,
  }
  own = {
    bucket: await addBucket(site, ben),
    journal: await addJournal(site, ben),
    picture: (await addPicture(site, ben.userId)).url,
  }
  await site.call({ method: 'PUT', url: `/api/user/${cleo.userId}/block`, token: ben.token })
})
afterAll(() => site.close())

/** The operations that take the id of a Kick, in the path or in the body. */
const withKick = (id: string): Asked[] => [
  ['GET', `/api/kick/${id}`],
  ['PUT', `/api/kick/${id}`, { name: 'Mine', description: 'Now', pictures: own.picture, category: 'Chill' }],
  ['DELETE', `/api/kick/${id}`],
  ['PUT', `/api/kick/${id}/like`],
  ['DELETE', `/api/kick/${id}/like`],
  ['PUT', `/api/kick/${id}/favourite`],
  ['DELETE', `/api/kick/${id}/favourite`],
  ['GET', `/api/kick/${id}/comments`],
  ['POST', `/api/kick/${id}/comments`, { text: 'Cold.' }],
  ['PUT', `/api/bucket/${own.bucket}/add`, { kickId: id, bucketId: own.bucket }],
  ['PUT', `/api/bucket/${own.bucket}/remove/kick`, { kickId: id, bucketId: own.bucket }],
  ['PUT', `/api/bucket/${own.bucket}/kick/${id}`, { targetOn: null, targetPrecision: null }],
  ['POST', '/api/log', { kickId: id, state: 'done' }],
  ['POST', `/api/log/next/${id}/not-now`],
  [
    'POST',
    `/api/story/${own.journal}`,
    { title: 'S', kickId: id, content: 'C', pictures: own.picture, journalId: own.journal },
  ],
]

const cases: [what: string, thing: keyof typeof hidden, asked: (id: string) => Asked[]][] = [
  ['a Private Kick', 'kick', withKick],
  ['a Kick of somebody in a block', 'blockedKick', withKick],
  [
    'a Private Bucket',
    'bucket',
    (id) => [
      ['GET', `/api/bucket/${id}`],
      ['PUT', `/api/bucket/${id}`, { name: 'Mine', description: '' }],
      ['DELETE', `/api/bucket/${id}`],
      ['POST', `/api/bucket/${id}/wishes`, { lines: [{ text: 'Swim' }] }],
      ['POST', '/api/journal', { title: 'T', description: '', bucketId: id, visibility: 'Public' }],
      ['POST', '/api/kick', { name: 'N', description: 'D', pictures: own.picture, ...where, buckets: id }],
      ['GET', `/api/share?kind=bucket&id=${id}`],
      ['POST', '/api/share', { kind: 'bucket', id }],
    ],
  ],
  [
    'a Private Journal',
    'journal',
    (id) => [
      ['GET', `/api/journal/${id}`],
      ['PUT', `/api/journal/${id}`, { title: 'Mine', description: '', visibility: 'Public' }],
      ['DELETE', `/api/journal/${id}`],
      ['POST', `/api/story/${id}`, { title: 'S', content: 'C', pictures: own.picture, journalId: id }],
      ['GET', `/api/share?kind=journal&id=${id}`],
      ['POST', '/api/share', { kind: 'journal', id }],
    ],
  ],
  [
    'a Story of a Private Journal',
    'story',
    (id) => [
      ['PUT', `/api/story/${id}`, { title: 'S', content: 'C', pictures: own.picture }],
      ['PUT', `/api/journal/${own.journal}/remove/story`, { storyId: id, journalId: own.journal }],
    ],
  ],
  [
    'a Private entry',
    'entry',
    (id) => [
      ['GET', `/api/log/${id}`],
      ['PUT', `/api/log/${id}`, { note: 'Mine' }],
      ['DELETE', `/api/log/${id}`],
    ],
  ],
]

async function responseOf([method, url, body]: Asked, id: string) {
  const response = await site.call({ method, url, token: ben.token, ...(body && { body }) })
  const text = JSON.stringify(response.body ?? null).replaceAll(id, 'ID')
  // Each created row has its own id, address and times.
  const same = text.replaceAll(/"(_id|key|url|createdAt|updatedAt|pictures)":"[^"]*"/g, '"$1"')
  return [response.status, method, url.replaceAll(id, 'ID'), same]
}

test.each(cases)(
  'every operation gets the same response for %s as for one that does not exist',
  async (_what, thing, asked) => {
    const id = hidden[thing]
    const responses = []
    for (const each of asked(id)) responses.push(await responseOf(each, id))
    const expected = []
    for (const each of asked(unknown)) expected.push(await responseOf(each, unknown))
    expect(responses).toEqual(expected)
    // A request that is invalid for another reason would prove nothing.
    expect(responses.filter(([status]) => status === 400)).toEqual([])
  },
)
