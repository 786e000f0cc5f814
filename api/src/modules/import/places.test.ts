import { openTestSite, type TestSite } from '../../../test/test-site'
import { createPlaceMatcher } from './places'
import { aKick } from './testing/archives'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.database.$client.query(
    `insert into places (id, name, country_code, lat, lng, population, is_section, kind, source, edition, names)
     values (1, 'Graz', 'AT', 47.07, 15.44, 222000, false, 'town', 'towns', '1', '{Graz,Gratz}');
     insert into place_names (place_id, name, prominence) values (1, 'graz', 222000), (1, 'gratz', 222000)`,
  )
})
afterAll(() => site.close())

test.each([
  ['Graz', null, 'Graz'],
  ['gratz', 'Austria', 'Gratz'],
  ['Graz, the old town', null, null],
  ['Grazz', null, null],
  ['Kyoto', 'Japan', null],
])('finds the place of %s, %s', async (place, country, found) => {
  const kick = { kind: 'kick' as const, ...aKick('k', { place, country, location: null }) }
  const matched = await createPlaceMatcher(site.database)(kick)
  expect(matched).toMatchObject(
    found
      ? { place: found, country: 'Austria', location: { lat: 47.07, lng: 15.44 } }
      : { location: null, place },
  )
})
