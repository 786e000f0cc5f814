import { newId } from '@bucketeer/host/server'
import { addKick } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site, { userName: 'Mira' })
  other = await signUp(site, { userName: 'Otto' })
})
afterAll(() => site.close())

const post = (body: object, { token } = mira, headers = {}) =>
  site.call({ method: 'POST', url: '/api/log', token, body, headers })
const read = (entryId: string, { token } = mira) =>
  site.call({ method: 'GET', url: `/api/log/${entryId}`, token })
const change = (entryId: string, body: object, { token } = mira, headers = {}) =>
  site.call({ method: 'PUT', url: `/api/log/${entryId}`, token, body, headers })
const list = async (query = '', { token } = mira) =>
  site.call({ method: 'GET', url: `/api/log${query}`, token })
const readKick = async (kickId: string, { token } = mira) =>
  Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body)
const deleteKick = (kickId: string, { token } = mira) =>
  site.call({ method: 'DELETE', url: `/api/kick/${kickId}`, token })
const done = async (kickId: string, fields: object = {}, person = mira) =>
  textAt((await post({ kickId, state: 'done', ...fields }, person)).body, '_id')
const namesIn = (body: unknown) => (body as { kickName: string }[]).map(({ kickName }) => kickName)

describe('GET /api/log', () => {
  test('lists newest first: finer dates before coarser ones, unknown ones last', async () => {
    const dates = [
      { precision: 'unknown' },
      { on: '2001-01-01', precision: 'year' },
      { on: '2001-05-01', precision: 'month' },
      { on: '2001-06-01', precision: 'season' },
      { on: '2001-06-01', precision: 'month' },
      { on: '2001-12-01', precision: 'season' },
      { on: '2001-01-01', precision: 'month' },
      { on: '2001-01-01', precision: 'day' },
      { on: '2019-05-03', precision: 'day' },
    ]
    const { id } = await addKick(site, other)
    for (const date of dates) await done(id, date)
    const { body } = await list()
    expect(
      (body as { on: string | null; precision: string }[]).map(({ on, precision }) => [on, precision]),
    ).toEqual([
      ['2019-05-03', 'day'],
      ['2001-12-01', 'season'],
      ['2001-06-01', 'month'],
      ['2001-06-01', 'season'],
      ['2001-05-01', 'month'],
      ['2001-01-01', 'day'],
      ['2001-01-01', 'month'],
      ['2001-01-01', 'year'],
      [null, 'unknown'],
    ])
  })

  test('returns each entry on exactly one page, also with filters', async () => {
    const { id } = await addKick(site, other)
    for (const on of ['2001-05-01', '2002-01-01', null, '2002-12-31', '2003-01-01', null])
      await done(id, { on })
    const pages = async (first: string) => {
      const ids: string[] = []
      for (let next: string | undefined = first; next !== undefined;) {
        const { body, headers } = await list(next)
        ids.push(...(body as { _id: string }[]).map(({ _id }) => _id))
        next = /^<\/api\/log(\S+)>; rel="next"$/.exec(String(headers.link))?.[1]
      }
      return ids
    }
    const all = await pages('?limit=1')
    expect(new Set(all).size).toBe(6)
    expect(await pages('?limit=4')).toEqual(all)
    expect(await pages('?limit=1&year=2002')).toHaveLength(2)
    expect(await pages('?limit=1&year=9999')).toHaveLength(0)
  })

  test('filters by Kick, category, country and companion', async () => {
    const swim = await addKick(site, other, { name: 'Swim' })
    const train = await addKick(site, other, { name: 'Train', category: 'Travel', country: 'Austria' })
    await done(swim.id, { with: [{ name: 'Tomas' }, { name: 'Aiko' }] })
    await done(train.id)
    for (const query of [`kick=${swim.id}`, 'category=Activity', 'country=Norway', 'with=Tomas'])
      expect(namesIn((await list(`?${query}`)).body)).toEqual(['Swim'])
    expect(namesIn((await list('?with=Nobody')).body)).toEqual([])
  })

  const id = '019a0000-0000-7000-8000-000000000001'
  test.each(['x', '2001-02-31~1~x', `2001-13-01~1~${id}`, `2001-02-29~3~${id}`, `0000-01-01~3~${id}`])(
    'refuses the cursor %s',
    async (cursor) => {
      expect(await list(`?cursor=${cursor}`)).toMatchObject({ status: 400 })
    },
  )

  test('shows others what they may see, without private fields', async () => {
    const { id } = await addKick(site, mira)
    const own = { stars: 5, with: [{ name: 'Tomas' }], steps: [{ text: 'Train', done: true }] }
    const shown = await done(id, { ...own, audience: 'Members', note: 'Cold' })
    await done(id)
    await post({ kickId: id, state: 'let go', audience: 'Members' })
    const { body } = await list(`?user=${mira.userId}`, other)
    expect(body).toEqual([expect.objectContaining({ _id: shown, note: 'Cold' })])
    expect(JSON.stringify(body)).not.toMatch(/stars|Tomas|Train/)
    expect(await list(`?user=${mira.userId}&with=Tomas`, other)).toMatchObject({ body: [] })
  })
})

test('a Kick can be deleted while others log it and change their entries', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await addKick(site, other)
    const entryId = await done(id)
    const responses = await Promise.all([
      change(entryId, { again: true }),
      change(entryId, { again: false }),
      post({ kickId: id, state: 'done' }),
      site.call({ method: 'DELETE', url: `/api/log/${entryId}`, token: mira.token }),
      deleteKick(id, other),
    ])
    for (const { status } of responses) expect(status).toBeLessThan(500)
  }
})

test('hides a Private entry from others, also in the numbers of its Kick', async () => {
  const { id } = await addKick(site, other)
  const entryId = await done(id, { again: true, audience: 'Private' })
  expect(await read(entryId, other)).toEqual(await read(newId(), other).then(withoutRequestId))
  const kick = await readKick(id, other)
  expect(kick.counts).toEqual({ wanted: 0, done: 0, again: 0 })
  expect(JSON.stringify(kick)).not.toContain('Mira')
  expect(await readKick(id)).toMatchObject({ mine: { done: 1 }, counts: { done: 0, again: 0 } })
})

test('counts an entry from when it is shown until it is Private again', async () => {
  const { id } = await addKick(site, other)
  const entryId = await done(id, { again: true, audience: 'Private' })
  for (const [audience, number] of [
    ['Members', 1],
    ['Private', 0],
    ['Followers', 1],
  ] as const) {
    await change(entryId, { audience })
    expect(await readKick(id, other)).toMatchObject({ counts: { done: number, again: number } })
  }
  await site.call({ method: 'DELETE', url: `/api/log/${entryId}`, token: mira.token })
  expect(await readKick(id, other)).toMatchObject({ counts: { done: 0, again: 0 } })
})
const withoutRequestId = <T>(response: T) =>
  expect.objectContaining({ status: Object(response).status, body: Object(response).body })

describe('a Kick that its creator deletes', () => {
  test('stays for whoever logged it, until the last entry goes', async () => {
    const { id } = await addKick(site, other)
    const entryId = await done(id, {}, mira)
    expect(await deleteKick(id, other)).toMatchObject({ status: 204 })
    expect(await read(entryId)).toMatchObject({ body: { kick: { _id: id, withdrawn: true } } })
    expect(await readKick(id)).toMatchObject({ withdrawn: true })
    await site.call({ method: 'DELETE', url: `/api/log/${entryId}`, token: mira.token })
    expect(await readKick(id)).toEqual({ code: 'kick.missing', message: 'We could not find this Kick.' })
  })

  test('keeps its name in the log of the user', async () => {
    const { id } = await addKick(site, mira, { name: 'Swim' })
    const entryId = await done(id)
    await deleteKick(id)
    expect(await read(entryId)).toMatchObject({ body: { kick: null, kickName: 'Swim' } })
  })

  test('keeps its name of that time for those who lost sight of it, and others never see an earlier name', async () => {
    const kick = await addKick(site, other, { name: 'Before' })
    const entryId = await done(kick.id, { audience: 'Members' })
    const rename = (name: string, audience: string) =>
      site.call({
        method: 'PUT',
        url: `/api/kick/${kick.id}`,
        token: other.token,
        body: { name, audience, category: 'Chill', continent: 'Asia', pictures: '' },
      })
    await site.call({
      method: 'PUT',
      url: `/api/kick/${kick.id}`,
      token: other.token,
      body: {
        name: 'After',
        category: 'Chill',
        continent: 'Asia',
        pictures: `/media/${kick.pictureId}/1280.webp`,
      },
    })
    expect(await read(entryId, other)).toMatchObject({ body: { kickName: 'After' } })
    await rename('Secret', 'Private')
    expect(await read(entryId)).toMatchObject({ body: { kick: null, kickName: 'Before' } })
    expect(await read(entryId, await signUp(site))).toMatchObject({ status: 404 })
  })
})
