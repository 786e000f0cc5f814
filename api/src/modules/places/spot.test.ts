import { createMigratedDatabase, type TestDatabase } from '../../../test/test-database'
import { closeDatabase, openDatabase, type Database } from '@bucketeer/host/server'
import { geonamesPackage } from '../../gazetteer/geonames'
import { keptLists } from '../../gazetteer/kept-lists'
import { loadGazetteer } from '../../gazetteer/load-gazetteer'
import { groundAt, spotAt } from './spot'
import { createPlaceRepository } from './repository'
import { borderSights } from './testing/border-sights'

/** Towns of the tests, and towns beyond a border that are nearer than those. */
const towns = new Set([
  'Sarnia',
  'Windsor',
  'Detroit',
  'Wyandotte',
  'Cardston',
  'Narva',
  'Ivangorod',
  'Zürich',
  'Ceuta',
  'Simferopol',
  'Male',
  'Axim',
])

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createMigratedDatabase()
  database = openDatabase({ connection: testDatabase.connection, log: { warn: () => undefined } })
  const all = await geonamesPackage()
  const prominenceOf = (line: string) =>
    towns.has(line.split('\t', 2)[1] ?? '') ? all.prominenceOf(line) : NaN
  const landmarks = keptLists().filter(({ source }) => source === 'landmarks')
  const { signal } = new AbortController()
  for (const source of [...landmarks, { ...all, prominenceOf }])
    await loadGazetteer({ database, source, signal })
}, 120_000)
afterAll(async () => {
  await closeDatabase(database)
  await testDatabase.drop()
})

const spot = (lat: number, lng: number) => spotAt(createPlaceRepository(database), { lat, lng })

test('names the country of 37 of 40 sights near borders', async () => {
  const wrong: string[] = []
  for (const [name, lat, lng, code] of borderSights)
    if ((await spot(lat, lng)).countryCode !== code) wrong.push(name)
  // Exact outlines too have these coordinates some metres beyond the border.
  expect(wrong).toEqual(['Iguaçu lookout', 'Sani Pass top', 'Baarle-Hertog church'])
})

test.each([
  ['Windsor, opposite of Wyandotte', 42.2084833, -83.0980528, 'Windsor', 'Canada'],
  ['Montana, 47 km from Cardston', 48.8596589, -113.4360082, null, 'United States'],
  ['Port Huron, across the river from Sarnia', 42.9709, -82.4249, null, 'United States'],
  ['a street of Zürich', 47.3775, 8.5213, 'Zürich', 'Switzerland'],
  ['Ceuta, which has a code of its own', 35.889, -5.31, 'Ceuta', 'Spain'],
  ['Crimea, which the search has in Ukraine', 44.95, 34.1, 'Simferopol', 'Ukraine'],
  ['an atoll', 4.175, 73.509, 'Male', 'Maldives'],
])('%s', async (_where, lat, lng, town, country) => {
  expect(await spot(lat, lng)).toMatchObject({ town, country, isAtSea: false })
})

test.each([
  ['the Gulf of Guinea at 0° 0°', 0, 0],
  ['the Atlantic', 35, -40],
  ['the Gulf of Alaska, which the outlines of countries count to one', 57, -147],
  ['the Java Sea', -5, 110],
  ['the Mediterranean', 35, 18],
  ['the North Pole', 90, 0],
])('%s is at sea', async (_where, lat, lng) => {
  expect(await spot(lat, lng)).toEqual({ town: null, country: null, countryCode: null, isAtSea: true })
})

test.each([
  ['Fiji, west of the date line', -16.8, 179.95, 'FJ'],
  ['Fiji, east of it', -16.8, -179.95, 'FJ'],
  ['Chukotka, at the date line', 67, 180, 'RU'],
  ['Chukotka, under its other name', 67, -180, 'RU'],
  ['Chukotka, east of it', 66.1, -175.8, 'RU'],
  ['the South Pole', -90, 0, 'AQ'],
  ['Lesotho', -29.5, 28.3, 'LS'],
  ['San Marino', 43.935, 12.447, 'SM'],
  ['the Vatican', 41.903, 12.453, 'VA'],
  ['Büsingen, an enclave', 47.697, 8.69, 'DE'],
  ['Baarle-Hertog', 51.4395, 4.9335, 'BE'],
  ['Lake Constance', 47.6, 9.4, 'DE'],
  ['Lake Geneva, its northern half', 46.45, 6.5, 'CH'],
  ['Lake Erie, its northern half', 42.4, -81.2, 'CA'],
  ['Lake Erie, its southern half', 41.7, -82.2, 'US'],
  ['Kosovo', 42.66, 21.16, 'XK'],
  ['Northern Cyprus', 35.33, 33.32, 'CY'],
  ['Hong Kong', 22.3, 114.17, 'HK'],
  ['Puerto Rico', 18.4, -66.1, 'PR'],
  ['Ascension', -7.95, -14.4, 'SH'],
])('%s has its code', async (_where, lat, lng, countryCode) => {
  expect(await groundAt({ lat, lng })).toEqual({ countryCode, isAtSea: false })
})

test('Bir Tawil is no country, and no sea', async () => {
  expect(await groundAt({ lat: 21.87, lng: 33.74 })).toEqual({ countryCode: null, isAtSea: false })
})
