import { beginningOf } from '@bucketeer/platform/text'
import { addBucket, addJournal, addKick, addPicture } from '../test/content'
import { password, signUp, textAt, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'
import { texts, type TextKind } from '../test/sample-texts'

/** A text field that a user fills in. */
interface Field {
  name: string
  kind: TextKind
  key: string
  write: (text: string) => { method: 'POST' | 'PUT'; url: string; body: object }
  /** URLs whose responses have the entity of this id. */
  details: (id: string) => string[]
  /** URLs of lists with the entity. */
  lists: () => string[]
  /** URLs of lists with the first 200 characters of the text. */
  excerpts?: () => string[]
}

let site: TestSite
let mira: SignedIn
let [picture, bucketId, wishBucketId, kickId, journalId] = ['', '', '', '', '']
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  picture = (await addPicture(site, mira.userId)).url
  bucketId = await addBucket(site, mira)
  wishBucketId = await addBucket(site, mira)
  kickId = (await addKick(site, mira)).id
  journalId = await addJournal(site, mira)
})
afterAll(() => site.close())

const post = (url: string, body: object) => ({ method: 'POST' as const, url, body })
const kick = () => ({
  name: 'Kick',
  description: '',
  pictures: picture,
  category: 'Chill',
  continent: 'Asia',
})
const inBucket = () => ({ ...kick(), buckets: bucketId })
const journal = { title: 'Journal', description: '', visibility: 'Public' }
const story = () => ({ title: 'Story', content: '', pictures: picture, journalId })
const profile = { userName: 'Mira', tagline: 'Trains' }
const updateProfile = (body: object) => ({ method: 'PUT' as const, url: `/api/user/${mira.userId}`, body })

const ofBucket = { details: (id: string) => [`/api/bucket/${id}`], lists: () => ['/api/bucket'] }
const ofKick = {
  details: (id: string) => [`/api/kick/${id}`],
  lists: () => ['/api/kick', `/api/bucket/${bucketId}`],
}
const ofJournal = {
  details: (id: string) => [`/api/journal/${id}`],
  lists: () => ['/api/journal/private', '/api/journal/public'],
}
const ofStory = { details: () => [], lists: () => [`/api/journal/${journalId}`] }
const ofComment = { details: () => [], lists: () => [`/api/kick/${kickId}/comments`] }
const ofPerson = { details: (id: string) => [`/api/user/${id}`, '/auth/verify'], lists: () => [] }
/** A user name is also shown with everything its user created. */
const ofName = {
  details: (id: string) => [...ofPerson.details(id), `/api/kick/${kickId}`, '/api/journal/public?limit=5'],
  lists: () => [],
}

const fields: Field[] = [
  {
    name: 'the title of a Bucket',
    kind: 'title',
    key: 'name',
    ...ofBucket,
    write: (name) => post('/api/bucket', { name }),
  },
  {
    name: 'the bio of a Bucket',
    kind: 'long',
    key: 'description',
    ...ofBucket,
    write: (description) => post('/api/bucket', { name: 'Bucket', description }),
  },
  {
    name: 'the title of a Kick',
    kind: 'title',
    key: 'name',
    ...ofKick,
    write: (name) => post('/api/kick', { ...inBucket(), name }),
  },
  {
    name: 'the bio of a Kick',
    kind: 'long',
    key: 'description',
    details: ofKick.details,
    lists: () => ['/api/kick'],
    excerpts: () => [`/api/bucket/${bucketId}`],
    write: (description) => post('/api/kick', { ...inBucket(), description }),
  },
  {
    name: 'a wish',
    kind: 'title',
    key: 'name',
    details: ofKick.details,
    lists: () => ['/api/kick?mine=private', `/api/bucket/${wishBucketId}`],
    write: (text) => post(`/api/bucket/${wishBucketId}/wishes`, { lines: [{ text }] }),
  },
  {
    name: 'the title of a Journal',
    kind: 'title',
    key: 'title',
    ...ofJournal,
    write: (title) => post('/api/journal', { ...journal, title }),
  },
  {
    name: 'the description of a Journal',
    kind: 'long',
    key: 'description',
    ...ofJournal,
    write: (description) => post('/api/journal', { ...journal, description }),
  },
  {
    name: 'the title of a Story',
    kind: 'title',
    key: 'title',
    ...ofStory,
    write: (title) => post(`/api/story/${journalId}`, { ...story(), title }),
  },
  {
    name: 'the text of a Story',
    kind: 'long',
    key: 'content',
    ...ofStory,
    write: (content) => post(`/api/story/${journalId}`, { ...story(), content }),
  },
  {
    name: 'a comment',
    kind: 'comment',
    key: 'text',
    ...ofComment,
    write: (text) => post(`/api/kick/${kickId}/comments`, { text }),
  },
  {
    name: 'the note of an entry',
    kind: 'long',
    key: 'note',
    details: (id) => [`/api/log/${id}`],
    lists: () => ['/api/log'],
    write: (note) => post('/api/log', { kickId, state: 'done', note }),
  },
  {
    name: 'a user name',
    kind: 'title',
    key: 'userName',
    ...ofName,
    write: (userName) => updateProfile({ ...profile, userName }),
  },
  {
    name: 'a tagline',
    kind: 'title',
    key: 'tagline',
    ...ofPerson,
    write: (tagline) => updateProfile({ ...profile, tagline }),
  },
]

/** Returns the values of a key in all objects of the body that have this id. */
function valuesIn(body: unknown, id: string, key: string): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  const own = '_id' in body && body._id === id && key in body ? [Object(body)[key]] : []
  return [...own, ...Object.values(body).flatMap((inner) => valuesIn(inner, id, key))]
}

test('there are forty hostile and forty unusual sample texts, all different', () => {
  expect(texts).toHaveLength(80)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(80)
})

const valuesAt = async (url: string, id: string, key: string) =>
  valuesIn((await site.call({ method: 'GET', url, token: mira.token })).body, id, key)

/** Returns the bodies of a URL and of the pages after it. */
async function pagesFrom(url: string): Promise<unknown[]> {
  const { body, headers } = await site.call({ method: 'GET', url, token: mira.token })
  const next = /^<(.*)>; rel="next"$/.exec(String(headers.link))?.[1]
  return next === undefined ? [body] : [body, ...(await pagesFrom(next))]
}

const excerptOf = (text: string) => beginningOf(text, 200)

test.each(fields)('$name is stored unchanged, or rejected with a message', async (field) => {
  const { kind, key, write, details, lists, excerpts = () => [] } = field
  const stored = new Map<string, string>()
  for (const { about, text, refusedAs } of texts) {
    const { status, body } = await site.call({ ...write(text), token: mira.token })
    if (refusedAs.includes(kind)) {
      // Beside the message there may be the fields that it is about.
      const message = expect.stringMatching(/^[A-Z].*\.$/)
      expect([about, status, body]).toEqual([about, 400, expect.objectContaining({ message })])
      continue
    }
    expect([about, status < 300]).toEqual([about, true])
    const id = textAt(Array.isArray(body) ? body[0] : body, '_id')
    stored.set(id, text)
    for (const url of details(id))
      expect([about, url, [...new Set(await valuesAt(url, id, key))]]).toEqual([about, url, [text]])
  }
  const expectIn = async (url: string, expected: (text: string) => string) => {
    const body = await pagesFrom(url)
    // A Journal's contents repeat the titles of its Stories.
    for (const [id, text] of stored)
      expect([url, ...new Set(valuesIn(body, id, key))]).toEqual([url, expected(text)])
  }
  for (const url of lists()) await expectIn(url, (text) => text)
  for (const url of excerpts()) await expectIn(url, excerptOf)
})

test('a visitor can sign up with any name, and any password of 8 to 256 characters', async () => {
  for (const [index, { about, text, refusedAs }] of texts.entries()) {
    if (refusedAs.includes('title')) continue
    const email = `text${index}@bucketeer.example`
    const chosen = [...text].length >= 8 && [...text].length <= 256 ? text : password
    const person = { userName: text, tagline: text, email, password: chosen }
    const { status, body } = await site.call(post('/auth/signup', person))
    expect([about, status]).toEqual([about, 201])
    const { body: me } = await site.call({
      method: 'GET',
      url: '/auth/verify',
      token: textAt(body, 'authToken'),
    })
    expect(me).toMatchObject({ userName: text, tagline: text })
    if (chosen === password) continue
    const { status: again } = await site.call(post('/auth/login', { email, password: chosen }))
    expect([about, again]).toEqual([about, 200])
  }
})
