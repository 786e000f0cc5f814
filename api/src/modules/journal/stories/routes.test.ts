import { addJournal, addKick, addPicture, addStory } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { newId } from '../../../database/new-id'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const idsIn = (body: unknown) => (body as { _id: string }[]).map(({ _id }) => _id)
const read = async (journalId: string, query = '') =>
  Object((await site.call({ method: 'GET', url: `/api/journal/${journalId}${query}` })).body)
const list = (journalId: string, query = '', token?: string) =>
  site.call({ method: 'GET', url: `/api/journal/${journalId}/stories${query}`, token })
const order = (journalId: string, storyIds: unknown, token: string | undefined = mira.token) =>
  site.call({ method: 'PUT', url: `/api/journal/${journalId}/order`, token, body: { storyIds } })

const journalWith = async (count: number, visibility = 'Public') => {
  const journalId = await addJournal(site, mira, { visibility })
  const stories: string[] = []
  for (let written = 0; written < count; written += 1)
    stories.push(await addStory(site, mira, journalId, { title: `Day ${written + 1}` }))
  return { journalId, stories }
}

describe('PUT /api/journal/{journalId}/order', () => {
  test('puts the Stories into the order that is sent, for page, contents, lists and cover', async () => {
    const { journalId, stories } = await journalWith(3)
    const [one, two, three] = stories
    const wanted = [three, one, two]
    const { status, body } = await order(journalId, wanted)
    expect([status, idsIn(Object(body).story)]).toEqual([200, wanted])
    const journal = await read(journalId)
    expect(idsIn(journal.story)).toEqual(wanted)
    expect(idsIn(journal.contents)).toEqual(wanted)
    expect(journal.cover.url).toBe(journal.story[0].pictures)
    expect(idsIn((await list(journalId)).body)).toEqual(wanted)
    const lists = await site.call({ method: 'GET', url: '/api/journal/public' })
    const card = (lists.body as { _id: string; story: object[] }[]).find(({ _id }) => _id === journalId)
    expect(idsIn(card?.story)).toEqual(wanted)
  })

  test('leaves a new Story at the end', async () => {
    const { journalId, stories } = await journalWith(2)
    await order(journalId, stories.toReversed())
    const newest = await addStory(site, mira, journalId)
    expect(idsIn((await read(journalId)).story)).toEqual([...stories.toReversed(), newest])
  })

  test('refuses another set of Stories than those of the Journal', async () => {
    const { journalId, stories } = await journalWith(2)
    const { stories: foreign } = await journalWith(1)
    const [one, two] = stories
    for (const wrong of [[one], [one, one], [one, two, ...foreign], [one, ...foreign], [one, newId()], []])
      expect((await order(journalId, wrong)).status).toBe(409)
    expect((await order(journalId, ['no id'])).status).toBe(400)
    expect(idsIn((await read(journalId)).story)).toEqual(stories)
  })

  test('is for the owner alone', async () => {
    const { journalId, stories } = await journalWith(2)
    expect((await order(journalId, stories, other.token)).status).toBe(404)
    expect(
      (await site.call({ method: 'PUT', url: `/api/journal/${journalId}/order`, body: {} })).status,
    ).toBe(401)
  })
})

describe('GET /api/journal/{journalId}/stories', () => {
  test('continues the first Stories of the Journal, in its own order', async () => {
    const { journalId, stories } = await journalWith(5)
    const wanted = stories.toReversed()
    await order(journalId, wanted)
    const first = await read(journalId, '?stories=2')
    expect(idsIn(first.story)).toEqual(wanted.slice(0, 2))
    expect(idsIn(first.contents)).toEqual(wanted)
    expect(first.storyCount).toBe(5)
    const second = await list(journalId, `?limit=2&cursor=${wanted[1]}`)
    expect(idsIn(second.body)).toEqual(wanted.slice(2, 4))
    expect(second.headers.link).toBe(
      `</api/journal/${journalId}/stories?limit=2&cursor=${wanted[3]}>; rel="next"`,
    )
    const last = await list(journalId, `?limit=2&cursor=${wanted[3]}`)
    expect(idsIn(last.body)).toEqual(wanted.slice(4))
    expect(last.headers).not.toHaveProperty('link')
  })

  test('returns whole Stories with their photos, as the Journal does', async () => {
    const { journalId } = await journalWith(0)
    const [one, two] = [await addPicture(site, mira.userId), await addPicture(site, mira.userId)]
    const kick = await addKick(site, mira, { audience: 'Private' })
    await addStory(site, mira, journalId, {
      content: 'x'.repeat(500),
      pictures: one.url,
      photos: [{ url: one.url }, { url: two.url }],
      kickId: kick.id,
    })
    const { story } = await read(journalId)
    expect(story[0].photos).toHaveLength(2)
    expect(story[0].kickId).toBeNull()
    expect((await list(journalId)).body).toEqual(story)
    expect((await list(journalId, '', mira.token)).body).toMatchObject([{ kickId: kick.id }])
  })

  test('is empty after a Story that is gone or of another Journal', async () => {
    const { journalId } = await journalWith(1)
    const { stories: foreign } = await journalWith(1)
    for (const cursor of [newId(), ...foreign])
      expect((await list(journalId, `?cursor=${cursor}`)).body).toEqual([])
  })

  test('does not show a Private Journal to others', async () => {
    const { journalId } = await journalWith(1, 'Private')
    expect((await list(journalId)).status).toBe(404)
    expect((await list(journalId, '', other.token)).status).toBe(404)
    expect((await list(journalId, '', mira.token)).status).toBe(200)
  })
})
