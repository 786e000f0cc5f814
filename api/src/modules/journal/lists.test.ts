import { sql } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'
import { addJournal, addPicture, addStory } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { storiesShown } from './schemas'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site, { userName: 'Mira' })
  other = await signUp(site)
})
afterEach(() => site.database.execute(sql`delete from journals`))
afterAll(() => site.close())

const list = (path: string, token?: string) => site.call({ method: 'GET', url: `/api/journal${path}`, token })
const ids = (body: unknown) => (Array.isArray(body) ? body.map(({ _id }: { _id: string }) => _id) : [])
const nextOf = (headers: Record<string, unknown>) =>
  /^<\/api\/journal(\/\S+)>; rel="next"$/.exec(String(headers.link))?.[1]
const isPublic = { visibility: 'Public' }

async function allPages(path: string, token?: string) {
  const seen: string[] = []
  for (let next: string | undefined = path; next;) {
    const { body, headers } = await list(next, token)
    seen.push(...ids(body))
    next = nextOf(headers)
  }
  return seen
}

describe('the public list', () => {
  // @spec S2.6 S2.125 S7.25
  test('returns every Public Journal and no Private one to everybody, newest first', async () => {
    const first = await addJournal(site, mira, isPublic)
    await addJournal(site, mira)
    await addJournal(site, other)
    const second = await addJournal(site, other, isPublic)
    for (const token of [undefined, mira.token, other.token, 'nonsense'])
      expect(ids((await list('/public', token)).body)).toEqual([second, first])
  })

  // @spec S3.13 S3.14
  test('returns public fields of each creator only', async () => {
    const journalId = await addJournal(site, mira, isPublic)
    const picture = await addPicture(site, mira.userId)
    const profile = { userName: 'Mira', tagline: 'Trains', profilePicture: picture.url }
    await site.call({ method: 'PUT', url: `/api/user/${mira.userId}`, token: mira.token, body: profile })
    expect((await list('/public')).body).toEqual([
      {
        _id: journalId,
        title: 'Six weeks on rails',
        description: 'South',
        bucketId: null,
        visibility: 'Public',
        audience: 'Public',
        createdBy: { _id: mira.userId, userName: 'Mira', profilePicture: picture.url },
        story: [],
        storyCount: 0,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
  })

  test('filters by creator', async () => {
    const miras = await addJournal(site, mira, isPublic)
    await addJournal(site, mira)
    await addJournal(site, other, isPublic)
    expect(ids((await list(`/public?createdBy=${mira.userId}`)).body)).toEqual([miras])
    expect(ids((await list(`/public?createdBy=${newId()}`)).body)).toEqual([])
  })

  test('keeps the creator filter across pages', async () => {
    const miras = [
      await addJournal(site, mira, isPublic),
      await addJournal(site, mira, isPublic),
      await addJournal(site, mira, isPublic),
    ]
    await addJournal(site, other, isPublic)
    expect(await allPages(`/public?limit=2&createdBy=${mira.userId}`)).toEqual(miras.reverse())
    expect(await allPages('/public?limit=1')).toHaveLength(4)
  })
})

describe('the search of Public Journals', () => {
  const search = (q: string, more = '') => list(`/public?${new URLSearchParams({ q })}${more}`)
  const found = async (q: string) => ids((await search(q)).body)

  test('finds words of a Journal, or of one of its Stories, whatever their case, accents and endings', async () => {
    const rails = await addJournal(site, mira, { ...isPublic, title: 'À travers l’Été', description: 'ЗИМА' })
    await addStory(site, mira, rails, { title: 'Zürich', content: 'Don’t sleep: 50% off in 東京都!' })
    await addStory(site, mira, rails, { title: 'Göreme', content: 'Balloons' })
    await addJournal(site, mira, isPublic)
    for (const q of ['ete', 'TRAV зима', 'zur', 'zürich SLEE', "don't", '50%', '京都', 'balloon'])
      expect([q, await found(q)]).toEqual([q, [rails]])
    for (const q of ['zurich balloons', 'eep', '%', "' | 'q", 'nowhere'])
      expect([q, await found(q)]).toEqual([q, []])
    expect(await found('  ')).toHaveLength(2)
  })

  test('finds no Private, hidden or other creator’s Journal', async () => {
    await addStory(site, mira, await addJournal(site, mira), { title: 'Zanzibar' })
    const hidden = await addJournal(site, mira, { ...isPublic, title: 'Zanzibar' })
    await site.database.execute(sql`update journals set hidden_at = now() where id = ${hidden}`)
    const shown = await addJournal(site, other, { ...isPublic, title: 'Zanzibar' })
    expect(await found('zanzibar')).toEqual([shown])
    expect(ids((await search('zanzibar', `&createdBy=${mira.userId}`)).body)).toEqual([])
  })

  test('is paginated', async () => {
    for (let made = 0; made < 3; made += 1) await addJournal(site, mira, { ...isPublic, title: 'Zanzibar' })
    await addJournal(site, mira, isPublic)
    expect(await allPages('/public?limit=1&q=zanzibar')).toHaveLength(3)
  })

  test('reads Journals and Stories by their indexes', async () => {
    const { rows } = await site.database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into journals (id, creator_id, title, visibility, audience)
        select gen_random_uuid(), ${mira.userId}, 'x' || n, 'Public', 'Public' from generate_series(1, 500) n`)
      await transaction.execute(sql`analyze journals`)
      await transaction.execute(sql`set local enable_seqscan = off`)
      return transaction.execute(sql`explain select id from journals
        where visibility = 'Public' and search_words(title || ' ' || description) @@ search_query('z')
        union all
        select journal_id from stories where search_words(title || ' ' || content) @@ search_query('z')`)
    })
    expect(JSON.stringify(rows)).toMatch(/journals_search.*stories_search/)
  })
})

describe('the private list', () => {
  // @spec S2.18 S2.132 S3.13 S3.14 S7.26
  test('returns the user’s own Journals, Public and Private, with the creator’s id', async () => {
    const first = await addJournal(site, mira, isPublic)
    const second = await addJournal(site, mira)
    await addJournal(site, other, isPublic)
    expect((await list('/private', mira.token)).body).toMatchObject([
      { _id: second, visibility: 'Private', createdBy: mira.userId },
      { _id: first, visibility: 'Public', createdBy: mira.userId },
    ])
  })

  test('is paginated', async () => {
    for (let made = 0; made < 5; made += 1) await addJournal(site, mira)
    expect(await allPages('/private?limit=2', mira.token)).toHaveLength(5)
    expect((await list('/private?limit=5', mira.token)).headers).not.toHaveProperty('link')
  })
})

test('both lists have the first Stories of each Journal, oldest first, and the number of all', async () => {
  const journalId = await addJournal(site, mira, isPublic)
  const empty = await addJournal(site, mira, isPublic)
  const stories: string[] = []
  for (let written = 0; written < storiesShown.inList + 3; written += 1)
    stories.push(await addStory(site, mira, journalId))
  for (const path of ['/public', '/private']) {
    const { body } = await list(path, mira.token)
    expect(body).toMatchObject([
      { _id: empty, story: [], storyCount: 0 },
      { _id: journalId, storyCount: storiesShown.inList + 3 },
    ])
    expect(Array.isArray(body) && ids(body[1].story)).toEqual(stories.slice(0, storiesShown.inList))
  }
  expect((await list(`/${journalId}`)).body).toMatchObject({ story: stories.map((_id) => ({ _id })) })
})

test('both lists have the first 200 characters of Stories, a single Journal the whole', async () => {
  const journalId = await addJournal(site, mira, isPublic)
  const content = '🚂'.repeat(20_000)
  await addStory(site, mira, journalId, { content })
  await addStory(site, mira, journalId, { content: 'At six' })
  for (const path of ['/public', `/public?createdBy=${mira.userId}`, '/private'])
    expect((await list(path, mira.token)).body).toMatchObject([
      { _id: journalId, story: [{ content: '🚂'.repeat(200) }, { content: 'At six' }] },
    ])
  expect((await list(`/${journalId}`)).body).toMatchObject({ story: [{ content }, { content: 'At six' }] })
})

test.each(['/public?limit=0', '/public?cursor=1', '/public?createdBy=mira', '/private?limit=101'])(
  'refuses %s',
  async (path) => {
    expect((await list(path, mira.token)).status).toBe(400)
  },
)
