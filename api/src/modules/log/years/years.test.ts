import { addKick, addShareLink } from '../../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const get = async (url: string, { token } = mira) => site.call({ method: 'GET', url, token })
const years = async (query = '', person = mira) => (await get(`/api/log/years${query}`, person)).body
const year = async (number: number | string, person = mira) => get(`/api/log/years/${number}`, person)
const log = (kickId: string, fields: object) =>
  site.call({
    method: 'POST',
    url: '/api/log',
    token: mira.token,
    body: { kickId, state: 'done', ...fields },
  })
const kick = async (changes: object = {}, person = other) => (await addKick(site, person, changes)).id

test.each(['2024.5', '2024.0000001', '1e', ''])('rejects the year %j', async (number) => {
  expect((await year(number || '%20')).status).toBe(404)
  expect((await get(`/api/log?year=${number || '%20'}`)).status).toBe(400)
})

describe('GET /api/log/years', () => {
  test('counts what was done in each year, newest first, without a date last', async () => {
    const id = await kick()
    for (const fields of [
      { on: '2019-05-03' },
      { on: '2019-01-01', precision: 'year' },
      { on: '2024-12-31' },
      { on: '2025-01-15', precision: 'season' },
      { on: '2024-12-01', state: 'doing' },
      { on: '2023-12-01', state: 'let go' },
      { on: null },
      { on: '0044-03-15' },
    ])
      await log(id, fields)
    expect(await years()).toEqual([
      { year: 2024, done: 2 },
      { year: 2019, done: 2 },
      { year: 44, done: 1 },
      { year: null, done: 1 },
    ])
  })

  test('is empty for an empty log', async () => {
    expect(await years()).toEqual([])
  })

  test('counts those entries of others that the user may see', async () => {
    const [shared, secret] = [await kick({}, mira), await kick({ audience: 'Private' }, mira)]
    await log(shared, { on: '2019-05-03', audience: 'Members' })
    await log(shared, { on: '2019-06-03' })
    await log(secret, { on: '2019-07-03', audience: 'Members' })
    await log(shared, { on: '2020-07-03', audience: 'Followers' })
    expect(await years()).toEqual([
      { year: 2020, done: 1 },
      { year: 2019, done: 3 },
    ])
    expect(await years(`?user=${mira.userId}`, other)).toEqual([{ year: 2019, done: 1 }])
    await site.call({ method: 'PUT', url: `/api/user/${other.userId}/block`, token: mira.token })
    expect(await years(`?user=${mira.userId}`, other)).toEqual([])
  })
})

describe('GET /api/log/years/{year}', () => {
  test('returns an empty page, not 404, for a year without entries', async () => {
    expect(await year(1999)).toMatchObject({
      status: 200,
      body: { year: 1999, done: 0, again: 0, firstTimes: 0, countries: [], with: [] },
    })
  })

  test('returns numbers, countries and companions of the year', async () => {
    const [swim, train, walk] = [
      await kick({ country: 'Norway' }),
      await kick({ country: 'Japan' }),
      await kick({ country: null }),
    ]
    await log(swim, { on: '2019-05-03', again: true, with: [{ name: 'Tomas' }, { name: 'Aiko' }] })
    await log(swim, { on: '2019-06-03', with: [{ name: 'Tomas' }, { name: 'TOMA\u0301S ' }] })
    await log(train, { on: '2019-12-31', again: false })
    await log(walk, { on: '2019-01-01', precision: 'year', again: true })
    await log(train, { on: '2019-05-03', state: 'doing', with: [{ name: 'Ruby' }] })
    await log(train, { on: '2018-12-31' })
    await log(train, { on: '2020-01-01', with: [{ name: 'Nia' }] })
    expect((await year(2019)).body).toEqual({
      year: 2019,
      done: 4,
      again: 2,
      firstTimes: 2,
      countries: [
        { country: 'Norway', done: 2 },
        { country: 'Japan', done: 1 },
      ],
      with: [
        { name: 'Tomas', done: 2 },
        { name: 'Aiko', done: 1 },
      ],
    })
  })

  test('counts no first time for a Kick that was done at an unknown date', async () => {
    const id = await kick()
    await log(id, { on: null })
    await log(id, { on: '2019-05-03' })
    expect((await year(2019)).body).toMatchObject({ done: 1, firstTimes: 0 })
  })

  test('counts a Kick that the user no longer sees, without its country', async () => {
    const { id, pictureId } = await addKick(site, other, { country: 'Norway' })
    await log(id, { on: '2019-05-03' })
    const change = { name: 'Swim', audience: 'Private', category: 'Chill', continent: 'Asia' }
    const body = { ...change, pictures: `/media/${pictureId}/1280.webp` }
    const narrowed = { method: 'PUT', url: `/api/kick/${id}`, token: other.token, body } as const
    expect(await site.call(narrowed)).toMatchObject({ status: 200 })
    expect((await year(2019)).body).toMatchObject({ done: 1, firstTimes: 1, countries: [] })
  })

  test('counts a Kick that the user deleted, and its country', async () => {
    const [swim, walk] = [await kick({ country: 'Norway' }, mira), await kick({ country: 'Norway' }, mira)]
    const remove = (id: string) => site.call({ method: 'DELETE', url: `/api/kick/${id}`, token: mira.token })
    for (const on of ['2018-05-03', '2019-05-03']) await log(swim, { on })
    for (const on of ['2019-06-03', '2019-07-03', '2020-01-01']) await log(walk, { on })
    for (const id of [swim, walk]) expect(await remove(id)).toMatchObject({ status: 204 })
    const norway = (done: number) => [{ country: 'Norway', done }]
    expect((await year(2018)).body).toMatchObject({ done: 1, firstTimes: 1, countries: norway(1) })
    expect((await year(2019)).body).toMatchObject({ done: 3, firstTimes: 1, countries: norway(3) })
    expect((await year(2020)).body).toMatchObject({ done: 1, firstTimes: 0, countries: norway(1) })
  })

  test('counts names that differ in case and spaces as one companion, spelled as the last time', async () => {
    const id = await kick()
    await log(id, { on: '2019-05-03', with: [{ name: 'ann ' }, { name: 'Ida' }] })
    await log(id, { on: '2019-06-03', with: [{ name: ' Ann' }, { name: 'Ann' }] })
    await log(id, { on: '2019-04-03', with: [{ name: 'ANN' }, { name: 'Ann-Marie' }] })
    expect((await year(2019)).body).toMatchObject({
      with: [
        { name: 'Ann', done: 3 },
        { name: 'Ann-Marie', done: 1 },
        { name: 'Ida', done: 1 },
      ],
    })
  })

  test('says whether its link works, and whether that has a password, to its user alone', async () => {
    const { id } = await addShareLink(site, mira, { kind: 'year', id: '2019' })
    expect((await year(2019)).body).toMatchObject({ link: 'open' })
    for (const [number, person] of [
      [2018, mira],
      [2019, other],
    ] as const)
      expect((await year(number, person)).body).not.toHaveProperty('link')
    const share = { url: `/api/share/${id}`, token: mira.token }
    await site.call({ ...share, method: 'PUT', body: { password: 'walk-in-the-woods' } })
    expect((await year(2019)).body).toMatchObject({ link: 'password' })
    await site.call({ ...share, method: 'DELETE' })
    expect((await year(2019)).body).not.toHaveProperty('link')
  })

  test('counts only the log of the user', async () => {
    await log(await kick(), { on: '2019-05-03', audience: 'Members' })
    expect((await year(2019, other)).body).toMatchObject({ done: 0 })
  })

  test.each(['0', '10000', 'x', '-1'])('responds with 404 for the year %s', async (number) => {
    expect(await year(number)).toMatchObject({ status: 404 })
  })
})

describe('remind', () => {
  test('can be changed by the owner of the entry, and is shown to nobody else', async () => {
    const { body } = await log(await kick(), { audience: 'Members', note: 'Cold' })
    expect(body).toMatchObject({ remind: true })
    const url = `/api/log/${textAt(body, '_id')}`
    const changed = await site.call({ method: 'PUT', url, token: mira.token, body: { remind: false } })
    expect(changed).toMatchObject({ status: 200, body: { remind: false, note: 'Cold' } })
    const again = await site.call({ method: 'PUT', url, token: mira.token, body: { note: 'Warm' } })
    expect(again).toMatchObject({ body: { remind: false, note: 'Warm' } })
    expect((await get(url, other)).body).not.toHaveProperty('remind')
  })
})
