import { newId } from '@bucketeer/host/server'
import { addJournal, addKick, addPicture, addShareLink, addStory } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

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

describe('a long Journal', () => {
  /** Adds Stories without requests. */
  const fill = async (journalId: string, count: number, content: string) => {
    const { id } = await addPicture(site, mira.userId)
    await site.database.$client.query(
      `insert into stories (id, journal_id, title, content, picture_id)
       select gen_random_uuid(), $1, 'Day ' || n, $3, $4 from generate_series(1, $2) n`,
      [journalId, count, content, id],
    )
  }
  const longJournal = async (count: number, content: string) => {
    const journalId = await addJournal(site, mira, { visibility: 'Public' })
    await fill(journalId, count, content)
    return journalId
  }
  const nextOf = (headers: Record<string, unknown>) => /^<(.*)>; rel="next"$/.exec(String(headers.link))?.[1]
  /** Reads all Stories as `Link` leads to them, and the size of each response. */
  const readAll = async (journalId: string) => {
    const first = await site.call({ method: 'GET', url: `/api/journal/${journalId}` })
    const parts: unknown[][] = [Object(first.body).story]
    let next = nextOf(first.headers)
    while (next !== undefined) {
      const page = await site.call({ method: 'GET', url: next })
      parts.push(page.body as unknown[])
      next = nextOf(page.headers)
    }
    return { first, parts, sizes: parts.map((part) => Buffer.byteLength(JSON.stringify(part))) }
  }

  test('comes with its first 100 Stories, and Link leads to each later one', async () => {
    const journalId = await longJournal(170, 'short')
    const { first, parts } = await readAll(journalId)
    expect(parts.map(({ length }) => length)).toEqual([100, 50, 20])
    expect(first.body).toMatchObject({ storyCount: 170 })
    expect(new Set(idsIn(parts.flat())).size).toBe(170)
    expect(idsIn(parts.flat())).toEqual(idsIn(Object(first.body).contents))
  })

  test.each([
    ['letters of four bytes', '🏔'.repeat(20_000)],
    ['letters that JSON escapes', '"'.repeat(20_000)],
  ])('comes with as many Stories as fit into 2 MB of %s', async (_, content) => {
    const journalId = await longJournal(90, content)
    const { parts, sizes } = await readAll(journalId)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flat()).toHaveLength(90)
    for (const size of sizes) expect(size).toBeLessThanOrEqual(2_000_000)
  })

  test('counts the texts of photos', async () => {
    const journalId = await longJournal(20, 'short')
    const { rows } = await site.database.$client.query('select id from stories where journal_id = $1', [
      journalId,
    ])
    for (const { id } of rows)
      for (let position = 1; position < 20; position += 1)
        await site.database.$client.query(
          `insert into photos (id, story_id, picture_id, position, alt, caption) values (gen_random_uuid(), $1, $2, $3, $4, '')`,
          [id, (await addPicture(site, mira.userId)).id, position, '🏔'.repeat(1500)],
        )
    const { parts, sizes } = await readAll(journalId)
    expect(parts.flat()).toHaveLength(20)
    for (const size of sizes) expect(size).toBeLessThanOrEqual(2_000_000)
  })

  test('has one Story at least, and no Link to itself', async () => {
    const journalId = await longJournal(1, 'short')
    const { first } = await readAll(journalId)
    expect(first.headers).not.toHaveProperty('link')
  })

  test('comes by a link with its first 100 Stories', async () => {
    const journalId = await longJournal(101, 'short')
    const { key } = await addShareLink(site, mira, { kind: 'journal', id: journalId })
    const { body } = await site.call({ method: 'GET', url: `/api/shared/${key}` })
    expect(body).toMatchObject({ journal: { storyCount: 101 } })
    expect(Object(body).journal.story).toHaveLength(100)
  })

  test('can be read four times at once by a visitor; short ones and first Stories as often as they like', async () => {
    const journalId = await longJournal(21, 'short')
    const statuses = async (query: string) => {
      const all = Array.from({ length: 6 }, () =>
        site.call({ method: 'GET', url: `/api/journal/${journalId}${query}` }),
      )
      return (await Promise.all(all)).map(({ status }) => status).sort()
    }
    expect(await statuses('')).toEqual([200, 200, 200, 200, 429, 429])
    expect(await statuses('/stories')).toEqual([200, 200, 200, 200, 429, 429])
    expect(await statuses('?stories=20')).toEqual(Array(6).fill(200))
    expect(await statuses('/stories?limit=20')).toEqual(Array(6).fill(200))
  })
})
