import { addBucket, addKick, addPicture } from '../test/content'
import { addJournal } from '../test/journals'
import { password, signUp, textAt, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'
import { texts, type TextKind } from '../test/texts'

/** A field that a person fills. */
interface Field {
  name: string
  kind: TextKind
  key: string
  write: (text: string) => { method: 'POST' | 'PUT'; url: string; body: object }
  /** Every call that gives it back, by the id of what was written. */
  shown: (id: string) => string[]
}

let site: TestSite
let mira: SignedIn
let [picture, bucketId, kickId, journalId] = ['', '', '', '']
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  picture = (await addPicture(site, mira.userId)).url
  bucketId = await addBucket(site, mira)
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
const change = (body: object) => ({ method: 'PUT' as const, url: `/api/user/${mira.userId}`, body })

const ofBucket = (id: string) => [`/api/bucket/${id}`, '/api/bucket?limit=5']
const ofKick = (id: string) => [`/api/kick/${id}`, '/api/kick?limit=5', `/api/bucket/${bucketId}`]
const ofJournal = (id: string) => [
  `/api/journal/${id}`,
  '/api/journal/private?limit=5',
  '/api/journal/public?limit=5',
]
const ofStory = () => [`/api/journal/${journalId}`]
const ofPerson = (id: string) => [`/api/user/${id}`, '/auth/verify']

const fields: Field[] = [
  {
    name: 'the title of a Bucket',
    kind: 'title',
    key: 'name',
    shown: ofBucket,
    write: (name) => post('/api/bucket', { name }),
  },
  {
    name: 'the bio of a Bucket',
    kind: 'long',
    key: 'description',
    shown: ofBucket,
    write: (description) => post('/api/bucket', { name: 'Bucket', description }),
  },
  {
    name: 'the title of a Kick',
    kind: 'title',
    key: 'name',
    shown: ofKick,
    write: (name) => post('/api/kick', { ...inBucket(), name }),
  },
  {
    name: 'the bio of a Kick',
    kind: 'long',
    key: 'description',
    shown: ofKick,
    write: (description) => post('/api/kick', { ...inBucket(), description }),
  },
  {
    name: 'the title of a Journal',
    kind: 'title',
    key: 'title',
    shown: ofJournal,
    write: (title) => post('/api/journal', { ...journal, title }),
  },
  {
    name: 'what a Journal is about',
    kind: 'long',
    key: 'description',
    shown: ofJournal,
    write: (description) => post('/api/journal', { ...journal, description }),
  },
  {
    name: 'the title of a Story',
    kind: 'title',
    key: 'title',
    shown: ofStory,
    write: (title) => post(`/api/story/${journalId}`, { ...story(), title }),
  },
  {
    name: 'the text of a Story',
    kind: 'long',
    key: 'content',
    shown: ofStory,
    write: (content) => post(`/api/story/${journalId}`, { ...story(), content }),
  },
  {
    name: 'a comment',
    kind: 'comment',
    key: 'text',
    shown: () => [`/api/kick/${kickId}/comments?limit=5`],
    write: (text) => post(`/api/kick/${kickId}/comments`, { text }),
  },
  {
    name: 'a user name',
    kind: 'title',
    key: 'userName',
    shown: (id) => [...ofPerson(id), `/api/kick/${kickId}`, '/api/journal/public?limit=5'],
    write: (userName) => change({ ...profile, userName }),
  },
  {
    name: 'a tagline',
    kind: 'title',
    key: 'tagline',
    shown: ofPerson,
    write: (tagline) => change({ ...profile, tagline }),
  },
]

/** What stands under the key wherever an answer tells of the thing with this id. */
function valuesIn(body: unknown, id: string, key: string): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  const own = '_id' in body && body._id === id && key in body ? [Object(body)[key]] : []
  return [...own, ...Object.values(body).flatMap((inner) => valuesIn(inner, id, key))]
}

test('there are forty hostile and forty unusual ones, each once', () => {
  expect(texts).toHaveLength(80)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(80)
})

test.each(fields)(
  '$name is kept as it was written, or refused in words',
  async ({ kind, key, write, shown }) => {
    for (const { about, text, refusedAs } of texts) {
      const { status, body } = await site.call({ ...write(text), token: mira.token })
      if (refusedAs.includes(kind)) {
        expect([about, status, body]).toEqual([about, 400, { message: expect.stringMatching(/^[A-Z].*\.$/) }])
        continue
      }
      expect([about, status < 300]).toEqual([about, true])
      const id = textAt(body, '_id')
      for (const url of shown(id)) {
        const values = valuesIn((await site.call({ method: 'GET', url, token: mira.token })).body, id, key)
        expect([about, url, [...new Set(values)]]).toEqual([about, url, [text]])
      }
    }
  },
)

test('a person signs up under any name, and with any password that is long enough', async () => {
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
    const { status: again } = await site.call(post('/auth/login', { email, password: chosen }))
    expect([about, again]).toEqual([about, 200])
  }
})
