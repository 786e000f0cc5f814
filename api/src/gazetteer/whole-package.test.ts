import { signUp, type SignedIn } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'
import { keepGazetteer } from './keep-gazetteer'

jest.setTimeout(180_000)

let site: TestSite
let mira: SignedIn
let places: number
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  places = await loaded()
})
afterAll(() => site.close())

/** Loads as a site does; resolves with how many places it says there are. */
const loaded = () =>
  new Promise<number>((resolve, reject) =>
    keepGazetteer({
      database: site.database,
      log: {
        info: (details) => resolve(Number(Object(details).places)),
        warn: (details) => reject(Object(details).err),
      },
    }),
  )

const search = async (q: string) =>
  Object((await site.call({ method: 'GET', url: `/api/places?q=${encodeURIComponent(q)}`, ...mira })).body)

test('the places of the whole world are there', () => {
  expect(places).toBeGreaterThan(190_000)
})

test.each([
  ['Zürich', 'Zürich', 'Switzerland'],
  ['zurich', 'Zürich', 'Switzerland'],
  ['Munchen', 'Munich', 'Germany'],
  ['São Paulo', 'São Paulo', 'Brazil'],
  ['東京', 'Tokyo', 'Japan'],
  ['New Yrok', 'New York City', 'United States'],

  ['San Fransisco', 'San Francisco', 'United States'],
  ['Graz, Austria', 'Graz', 'Austria'],
])('%s finds %s, %s', async (q, name, country) => {
  expect((await search(q))[0]).toMatchObject({ name, country })
})
