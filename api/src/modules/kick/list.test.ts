import { addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { kickLikes, kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterEach(() => site.database.delete(kicks))
afterAll(() => site.close())

const list = (query = '', { token }: SignedIn = mira) =>
  site.call({ method: 'GET', url: `/api/kick${query}`, token })
const ids = (body: unknown): string[] =>
  Array.isArray(body) ? body.map(({ _id }: { _id: string }) => _id) : []
const listed = async (query = '', person?: SignedIn) => ids((await list(query, person)).body)
const nextOf = (headers: Record<string, unknown>) =>
  /^<\/api\/kick(\?\S+)>; rel="next"$/.exec(String(headers.link))?.[1]

// @spec S1.3 S2.94 S7.15
test('returns everybody’s Kicks to everybody, newest first', async () => {
  const first = await addKick(site, mira)
  const second = await addKick(site, other)
  expect(await listed('', mira)).toEqual([second.id, first.id])
  expect(await listed('', other)).toEqual([second.id, first.id])
})

// @spec S7.15
test('pages contain every Kick once while new ones are created', async () => {
  const made = []
  for (let count = 0; count < 25; count += 1) made.push(await addKick(site, mira))
  const seen: string[] = []
  let query: string | undefined = '?limit=10'
  while (query) {
    const { body, headers } = await list(query)
    seen.push(...ids(body))
    await addKick(site, other)
    query = nextOf(headers)
  }
  expect(seen).toEqual(made.map(({ id }) => id).reverse())
})

test('a full last page has no next page', async () => {
  await addKick(site, mira)
  await addKick(site, mira)
  expect((await list('?limit=2')).headers).not.toHaveProperty('link')
})

// @spec S7.15
test('returns a thousand without a limit', async () => {
  const { pictureId } = await addKick(site, mira)
  await site.database.$client.query(
    `insert into kicks (id, creator_id, name, description, picture_id, category, continent)
     select gen_random_uuid(), $1, 'Kick ' || n, '', $2, 'Chill', 'Asia' from generate_series(1, 1000) n`,
    [mira.userId, pictureId],
  )
  const { body, headers } = await list()
  expect(ids(body)).toHaveLength(1000)
  expect(nextOf(headers)).toContain('limit=1000')
  expect(ids((await list(nextOf(headers))).body)).toHaveLength(1)
})

test('streams a long list with the same content as its pages', async () => {
  const { pictureId } = await addKick(site, mira)
  await site.database.$client.query(
    `insert into kicks (id, creator_id, name, description, picture_id, category, continent, searchable)
     select gen_random_uuid(), $1, 'Kick ' || n, '', $2, 'Chill', 'Asia', ' kick ' || n from generate_series(1, 120) n`,
    [mira.userId, pictureId],
  )
  const { body: first, headers } = await list('?limit=100')
  const { body: second } = await list(nextOf(headers))
  const { body: all, headers: ofAll } = await list('?limit=1000')
  expect(all).toEqual([first, second].flat())
  expect(ofAll).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
  expect(ofAll).not.toHaveProperty('link')
  expect(await listed('?limit=1000&q=kick')).toHaveLength(120)
  expect(await listed('?limit=1000&continent=Antarctica')).toEqual([])
})

test('a user can read four long lists at once, a fifth gets 429, and other users are served', async () => {
  await addKick(site, mira)
  const responses = await Promise.all(Array.from({ length: 6 }, () => list()))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429])
  expect((await list('', other)).status).toBe(200)
  expect((await list()).status).toBe(200)
})

// @spec S2.83 S2.85
test('filters apply alone and together, and to the next page', async () => {
  const inAsia = await addKick(site, mira, { continent: 'Asia', category: 'Chill' })
  const inAsiaToo = await addKick(site, mira, { continent: 'Asia', category: 'Travel' })
  const inAfrica = await addKick(site, other, { continent: 'Africa', category: 'Chill' })
  const chilledOtter = await addKick(site, other, { continent: 'Asia', category: 'Chill', name: 'Otters' })

  expect(await listed('?continent=Asia')).toEqual([chilledOtter.id, inAsiaToo.id, inAsia.id])
  expect(await listed('?category=Chill')).toEqual([chilledOtter.id, inAfrica.id, inAsia.id])
  expect(await listed('?continent=Asia&category=Chill')).toEqual([chilledOtter.id, inAsia.id])
  expect(await listed(`?createdBy=${other.userId}`)).toEqual([chilledOtter.id, inAfrica.id])
  expect(await listed(`?continent=Asia&createdBy=${mira.userId}`)).toEqual([inAsiaToo.id, inAsia.id])
  expect(await listed('?continent=Antarctica')).toEqual([])
  expect(await listed('?continent=Asia&q=otters')).toEqual([chilledOtter.id])

  const { headers } = await list('?continent=Asia&category=Chill&q=e&limit=1')
  expect(headers).not.toHaveProperty('link')
  const page = await list('?continent=Asia&category=Chill&limit=1')
  expect(nextOf(page.headers)).toContain('continent=Asia&category=Chill&limit=1')
  expect(await listed(nextOf(page.headers))).toEqual([inAsia.id])
})

test.each([
  '?limit=0',
  '?limit=1001',
  '?limit=many',
  '?cursor=1',
  '?continent=Atlantis',
  '?continent=',
  '?category=Activities',
  '?createdBy=me',
  `?q=${'x'.repeat(201)}`,
  '?q=%00',
])('%s is refused', async (query) => {
  expect((await list(query)).status).toBe(400)
})

describe('the order by likes', () => {
  const like = (kickId: string, { token }: SignedIn) =>
    site.call({ method: 'PUT', url: `/api/kick/${kickId}/like`, token })
  const fiveKicks = async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.push((await addKick(site, mira)).id)
    return made as [string, string, string, string, string]
  }

  test('has the most liked Kick first, and the newest of those with the same number', async () => {
    const [one, two, three, four, five] = await fiveKicks()
    for (const person of [mira, other]) await like(two, person)
    await like(four, mira)
    expect(await listed('?sort=liked')).toEqual([two, four, five, three, one])
    expect(await listed('?sort=liked&limit=1000')).toEqual([two, four, five, three, one])
    await site.call({ method: 'DELETE', url: `/api/kick/${two}/like`, token: mira.token })
    await site.call({ method: 'DELETE', url: `/api/kick/${two}/like`, token: other.token })
    expect(await listed('?sort=liked')).toEqual([four, five, three, two, one])
    expect(await listed('?sort=newest')).toEqual([five, four, three, two, one])
  })

  test('pages contain every Kick once, with filters and a search', async () => {
    const [, two, three] = await fiveKicks()
    for (const id of [two, three]) await like(id, other)
    for (const filter of ['', '&continent=Europe', '&q=fjord']) {
      const seen: string[] = []
      let query: string | undefined = `?sort=liked&limit=2${filter}`
      while (query) {
        const { body, headers } = await list(query)
        seen.push(...ids(body))
        query = nextOf(headers)
      }
      expect(seen).toEqual(await listed(`?sort=liked${filter}`))
      expect(seen).toHaveLength(5)
    }
  })

  test('refuses the cursor of the other order', async () => {
    const [kick] = await fiveKicks()
    expect((await list(`?sort=liked&cursor=${kick}`)).status).toBe(400)
    expect((await list(`?cursor=3~${kick}`)).status).toBe(400)
    expect((await list(`?sort=liked&cursor=3~${kick}`)).status).toBe(200)
  })
})

test('leaves out withdrawn Kicks', async () => {
  await addKick(site, mira, { withdrawnAt: new Date() })
  expect(await listed()).toEqual([])
})

test('each Kick has the fields of the reader', async () => {
  const kick = await addKick(site, other)
  await site.database.insert(kickLikes).values({ kickId: kick.id, userId: mira.userId })
  expect((await list('', mira)).body).toMatchObject([{ likes: 1, liked: true, favourite: false }])
  expect((await list('', other)).body).toMatchObject([{ likes: 1, liked: false, favourite: false }])
})
