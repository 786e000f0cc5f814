import { eq } from 'drizzle-orm'
import { addKick } from '../../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { kicks } from '../../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
let kickId: string
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
  other = await signUp(site)
  kickId = (await addKick(site, other)).id
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => site.close())

/** Sets the server's clock. The database keeps its own, which sessions use. */
const setDay = (day: string, time = '12:00') =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T${time}:00Z`))
const memories = async (query = '', { token } = mira) =>
  site.call({ method: 'GET', url: `/api/log/on-this-day${query}`, token })
const log = async (on: string | null, fields: object = {}, { token } = mira) => {
  const body = { kickId, state: 'done', on, ...fields }
  const made = await site.call({ method: 'POST', url: '/api/log', token, body })
  expect(made).toMatchObject({ status: 201 })
  return textAt(made.body, '_id')
}
const set = (memories: object) =>
  site.call({ method: 'PUT', url: '/api/log/settings', token: mira.token, body: { memories } })

/** Returns the kind and the dates of the memories. */
const found = async (query = '') => {
  const { kind, entries } = Object((await memories(query)).body)
  return [kind, (entries as { on: string }[]).map(({ on }) => on)]
}
const nothing = [null, []]

describe('GET /api/log/on-this-day', () => {
  test('returns what was done on this day of earlier years, newest first', async () => {
    setDay('2026-05-03')
    for (const on of ['2019-05-03', '2024-05-03', '2024-05-04', '2024-06-03', '2026-05-03']) await log(on)
    await log('2023-05-03', { state: 'doing' })
    await log('2023-05-03', {}, other)
    expect(await found()).toEqual(['day', ['2024-05-03', '2019-05-03']])
    const { entries } = Object((await memories()).body)
    expect(entries[0]).toMatchObject({ kick: { _id: kickId }, state: 'done', remind: true })
  })

  test('returns what was done in this week if nothing was done on this day', async () => {
    setDay('2026-05-03')
    for (const on of ['2024-04-29', '2024-04-30', '2019-05-06', '2019-05-07', '2026-05-01']) await log(on)
    expect(await found()).toEqual(['week', ['2024-04-30', '2019-05-06']])
  })

  test('returns a week that spans New Year, without the days just before', async () => {
    setDay('2026-01-01')
    for (const on of ['2025-12-30', '2024-12-30', '2025-01-03', '2025-12-28']) await log(on)
    expect(await found()).toEqual(['week', ['2025-01-03', '2024-12-30']])
  })

  test.each([
    ['2027-02-28', ['day', ['2024-02-29', '2023-02-28']]],
    ['2025-02-28', ['day', ['2024-02-29', '2023-02-28']]],
    ['2028-02-29', ['day', ['2024-02-29']]],
    ['2028-02-28', ['day', ['2023-02-28']]],
    ['2027-03-01', ['week', ['2024-02-29', '2023-02-28']]],
    ['2025-02-25', ['week', ['2024-02-29', '2023-02-28']]],
    ['2027-03-04', ['week', ['2024-03-05']]],
  ])('on %s returns of the end of February: %j', async (day, expected) => {
    setDay('2028-03-05')
    for (const on of ['2024-02-29', '2023-02-28', '2024-03-05']) await log(on)
    setDay(day)
    expect(await found()).toEqual(expected)
  })

  test('unknown, month and season precision never appear on this day', async () => {
    setDay('2026-01-01')
    await log(null)
    await log('2024-01-01', { precision: 'month' })
    await log('2024-01-01', { precision: 'year' })
    expect(await found()).toEqual(nothing)
    await log('2024-01-01')
    expect(await found()).toEqual(['day', ['2024-01-01']])
    setDay('2026-06-01')
    await log('2024-06-01', { precision: 'season' })
    expect(await found()).toEqual(nothing)
  })

  test.each([
    ['muted by the user', async () => relate('mute', mira, other)],
    ['blocked by the user', async () => relate('block', mira, other)],
    ['who blocked the user', async () => relate('block', other, mira)],
  ])('returns nothing of people %s', async (_who, begin) => {
    setDay('2026-05-03')
    await log('2024-05-03')
    expect(await found()).toEqual(['day', ['2024-05-03']])
    await begin()
    expect(await found()).toEqual(nothing)
    kickId = (await addKick(site, mira)).id
    await log('2023-05-03')
    expect(await found()).toEqual(['day', ['2023-05-03']])
  })
  const relate = (way: 'mute' | 'block', { token }: SignedIn, { userId }: SignedIn) =>
    site.call({ method: 'PUT', url: `/api/user/${userId}/${way}`, token })

  test('leaves out what an operator hides, except the user’s own', async () => {
    setDay('2026-05-03')
    await log('2024-05-03')
    const own = (await addKick(site, mira)).id
    await log('2023-05-03', { kickId: own })
    await site.database.update(kicks).set({ hiddenAt: new Date() }).where(eq(kicks.id, kickId))
    await site.database.update(kicks).set({ hiddenAt: new Date() }).where(eq(kicks.id, own))
    expect(await found()).toEqual(['day', ['2023-05-03']])
  })

  test('keeps an entry whose Kick is gone', async () => {
    setDay('2026-05-03')
    kickId = (await addKick(site, mira, { name: 'Swim' })).id
    await log('2024-05-03')
    await site.call({ method: 'DELETE', url: `/api/kick/${kickId}`, token: mira.token })
    expect(await memories()).toMatchObject({ body: { entries: [{ kick: null, kickName: 'Swim' }] } })
  })

  test('returns at most 24 entries', async () => {
    setDay('2026-05-03')
    for (let year = 1990; year < 2016; year += 1) await log(`${year}-05-03`)
    const [, days] = await found()
    expect(days).toHaveLength(24)
    expect(days.at(-1)).toBe('1992-05-03')
  })
})

describe('GET /api/log/on-this-day with settings', () => {
  beforeEach(() => setDay('2026-05-03'))

  test('leaves out an entry without reminders', async () => {
    const entryId = await log('2024-05-03')
    await log('2019-05-03')
    const change = { method: 'PUT', url: `/api/log/${entryId}`, token: mira.token } as const
    await site.call({ ...change, body: { remind: false } })
    expect(await found()).toEqual(['day', ['2019-05-03']])
    await site.call({ ...change, body: { remind: true } })
    expect(await found()).toEqual(['day', ['2024-05-03', '2019-05-03']])
  })

  test('leaves out entries with a companion, in any spelling', async () => {
    await log('2024-05-03', { with: [{ name: 'Aiko' }, { name: ' TOMA\u0301S' }] })
    await log('2019-05-03', { with: [{ name: 'Aiko' }] })
    await set({ withoutNames: ['Nobody', 'Tomas '] })
    expect(await found()).toEqual(['day', ['2019-05-03']])
    await set({ withoutNames: ['Aiko'] })
    expect(await found()).toEqual(nothing)
    await set({ withoutNames: [] })
    expect(await found()).toEqual(['day', ['2024-05-03', '2019-05-03']])
  })

  test.each([
    ['Zo\u00eb', 'zoe\u0308'],
    ['ＡＮＮＡ', 'Anna'],
    ['Tomas  Nov\u00e1k', 'tomas novak'],
    ['花\u200b子', '花子'],
    ['…', '…'],
  ])('leaves out entries with %s by the spelling %s', async (companion, name) => {
    await log('2024-05-03', { with: [{ name: companion }] })
    await log('2019-05-03', { with: [{ name: 'Aiko' }] })
    await set({ withoutNames: [name] })
    expect(await found()).toEqual(['day', ['2019-05-03']])
  })

  test('leaves out the years before the first one', async () => {
    for (const on of ['2019-05-03', '2020-05-03', '2021-05-03']) await log(on)
    await set({ notBefore: 2020 })
    expect(await found()).toEqual(['day', ['2021-05-03', '2020-05-03']])
  })

  test('leaves out everything when memories are off', async () => {
    await log('2024-05-03')
    await set({ isOff: true })
    expect(await found()).toEqual(nothing)
    await set({ isOff: false })
    expect(await found()).toEqual(['day', ['2024-05-03']])
  })
})

describe('GET /api/log/on-this-day?date=', () => {
  test('accepts the date of today in any time zone', async () => {
    setDay('2026-05-03', '00:30')
    for (const on of ['2024-05-02', '2024-05-03', '2024-05-04']) await log(on)
    for (const day of ['02', '03', '04'])
      expect(await found(`?date=2026-05-${day}`)).toEqual(['day', [`2024-05-${day}`]])
    expect(await found()).toEqual(['day', ['2024-05-03']])
  })

  test.each(['2026-05-01', '2026-05-05', '2025-05-03', '2026-02-30', 'x', ''])('rejects %j', async (date) => {
    setDay('2026-05-03')
    expect(await memories(`?date=${date}`)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    })
  })
})
