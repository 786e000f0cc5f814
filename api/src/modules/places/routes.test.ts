import { signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { loadGazetteer } from '../../gazetteer/load-gazetteer'
import { createExcerpt } from '../../gazetteer/testing/excerpt'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await openTestSite()
  token = (await signUp(site)).token
  const source = await createExcerpt()
  await loadGazetteer({ database: site.database, source, signal: new AbortController().signal })
  await source.remove()
})
afterAll(() => site.close())

const get = (path: string) => site.call({ method: 'GET', url: `/api/places${path}`, token })
const search = (q: string, rest = '') => get(`?q=${encodeURIComponent(q)}${rest}`)
const namesOf = (body: unknown) => (Array.isArray(body) ? body.map(({ name }: { name: string }) => name) : [])
const namesFor = async (q: string) => namesOf((await search(q)).body)

test.each([
  ['?q=Graz', 401],
  ['/nearest?lat=1&lng=1', 200],
  ['/around?south=1&west=1&north=2&east=2', 200],
])(
  'GET /api/places%s answers visitors with %i, since maps of Public Journals have names',
  async (path, status) => {
    expect((await site.call({ method: 'GET', url: `/api/places${path}` })).status).toBe(status)
  },
)

describe('GET /api/places', () => {
  test('returns a place with its country and coordinates', async () => {
    const { status, body } = await search('Zürich')
    expect(status).toBe(200)
    expect(Object(body)[0]).toEqual({
      _id: '2657896',
      kind: 'town',
      name: 'Zürich',
      country: 'Switzerland',
      countryCode: 'CH',
      region: 'ZH',
      location: { lat: 47.36667, lng: 8.55 },
      population: 341730,
    })
  })

  test.each([
    ['zurich', 'Zürich'],
    ['Munchen', 'München'],
    ['sao PAULO', 'São Paulo'],
    ['東京', '東京'],
    ['New Yrok', 'New York City'],
    ['Токио', 'Токио'],
    ['mün', 'Munich'],
    ['new yro', 'New York City'],
    ['nyc', 'New York City'],
  ])('for %s finds %s first', async (q, name) => {
    expect((await namesFor(q))[0]).toBe(name)
  })

  test('sorts full matches before prefix matches, and larger places first', async () => {
    const { body } = await search('Paris')
    expect(body).toMatchObject([{ country: 'France' }, { country: 'United States', region: 'TX' }])
    expect(await namesFor('zurich')).toEqual(['Zürich', 'Zürich (Kreis 4) / Aussersihl'])
  })

  test.each(['Paris, TX', 'paris,united states', 'Paris, us'])('limits %s to the named area', async (q) => {
    expect((await search(q)).body).toMatchObject([{ country: 'United States' }])
  })

  test('finds a place despite a wrong country', async () => {
    expect((await search('Tokyo, Peru')).body).toMatchObject([{ country: 'Japan' }])
  })

  test('returns nothing for an unknown name', async () => {
    expect((await search('xqzzywv')).body).toEqual([])
  })

  test('respects the limit', async () => {
    expect(namesOf((await search('p', '&limit=1')).body)).toHaveLength(1)
  })

  test.each([
    '',
    '?q=',
    '?q=%20',
    '?q=,',
    '?q=-.-',
    `?q=${'a'.repeat(101)}`,
    '?q=%00',
    '?q=a&limit=0',
    '?q=a&limit=21',
    '?q=a&limit=x',
  ])('%s is refused', async (query) => {
    expect((await get(query)).status).toBe(400)
  })

  test.each(["'", '%25', '_', '\\', '"; drop table places; --'])('survives the query %s', async (q) => {
    expect([200, 400]).toContain((await get(`?q=${q}x`)).status)
    expect((await namesFor('Zürich'))[0]).toBe('Zürich')
  })
})

describe('GET /api/places/nearest', () => {
  test.each(['5e-324', '1e-160', '-1e-200'])(
    'finds a place around %s, whose square underflows',
    async (tiny) => {
      expect((await get(`/nearest?lat=${tiny}&lng=${tiny}`)).status).toBe(200)
    },
  )

  test.each([
    ['in a town it is the town, not its district', 47.3775, 8.5213, 'Zürich'],
    ['in the wilderness it is far away', 48, 25, 'Munich'],
    ['at the North Pole', 90, 0, 'Longyearbyen'],
    ['near it, on its other side', 89.9, -160, 'Longyearbyen'],
    ['at the South Pole', -90, 0, 'McMurdo Station'],
    ['across the date line, from the east', -17, -179.5, 'Labasa'],
    ['at the date line', -17, 180, 'Labasa'],
    ['at its other name', -17, -180, 'Labasa'],
  ])('%s', async (_case, lat, lng, name) => {
    expect(await get(`/nearest?lat=${lat}&lng=${lng}`)).toMatchObject({ status: 200, body: { name } })
  })

  test('also describes the spot itself', async () => {
    expect(await get('/nearest?lat=47.3775&lng=8.5213')).toMatchObject({
      body: {
        name: 'Zürich',
        spot: { town: 'Zürich', country: 'Switzerland', countryCode: 'CH', isAtSea: false },
      },
    })
    expect(await get('/nearest?lat=0&lng=0')).toMatchObject({
      body: { spot: { town: null, country: null, countryCode: null, isAtSea: true } },
    })
  })

  test('returns nothing without places', async () => {
    const empty = await openTestSite()
    const { token } = await signUp(empty)
    const response = await empty.call({ method: 'GET', url: '/api/places/nearest?lat=0&lng=0', token })
    await empty.close()
    expect(response).toMatchObject({
      status: 404,
      body: { message: 'We could not find a place near there.' },
    })
  })

  test.each([
    '',
    '?lat=1',
    '?lng=1',
    '?lat=91&lng=0',
    '?lat=0&lng=-181',
    '?lat=north&lng=0',
    '?lat=NaN&lng=0',
  ])('%s is refused', async (query) => {
    expect((await get(`/nearest${query}`)).status).toBe(400)
  })
})

describe('GET /api/places/around', () => {
  const around = (query: string) => get(`/around?${query}`)

  test('returns the places within the bounds, largest first', async () => {
    const { body } = await around('south=46&west=8&north=50&east=13')
    expect(namesOf(body)).toEqual(['Munich', 'Zürich'])
  })

  test('includes town districts in small bounds', async () => {
    const { body } = await around('south=47.35&west=8.5&north=47.4&east=8.6')
    expect(namesOf(body)).toEqual(['Zürich', 'Zürich (Kreis 4) / Aussersihl'])
  })

  test('returns the largest places up to the limit', async () => {
    const { body } = await around('south=-90&west=-180&north=90&east=180&limit=2')
    expect(namesOf(body)).toEqual(['São Paulo', 'New York City'])
  })

  test('returns places on both sides of the date line', async () => {
    const { body } = await around('south=-20&west=178&north=-10&east=-178')
    expect(namesOf(body)).toEqual(['Suva', 'Labasa'])
  })

  test.each([
    'south=2&west=0&north=1&east=1',
    'south=-91&west=0&north=1&east=1',
    'south=0&west=0&north=1&east=181',
    'south=0&west=0&north=1',
    'south=0&west=0&north=1&east=1&limit=101',
  ])('%s is refused', async (query) => {
    expect((await around(query)).status).toBe(400)
  })
})
