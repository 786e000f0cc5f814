import { addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  const kicks = [
    {
      name: 'Zürich by night',
      description: 'Fondue & company',
      country: 'Switzerland',
      placeName: 'Üetliberg',
    },
    { name: 'Straße der Œuvres', description: 'Walk it — all of it', country: 'Österreich' },
    { name: 'Nordlicht über Tromsø', description: 'Polarnacht', country: 'Norway' },
    { name: 'Ramen', description: 'At 5 a.m. in 東京', country: 'Japan', placeName: '大阪' },
    { name: 'Белые ночи', description: 'Don’t sleep', country: 'Россия' },
    { name: '100% pure 50_50\\', description: 'Geirangerfjord', country: null },
  ]
  for (const kick of kicks) await addKick(site, mira, kick)
})
afterAll(() => site.close())

const names = async (q: string) => {
  const url = `/api/kick?${new URLSearchParams({ q, limit: '24' })}`
  const { body } = await site.call({ method: 'GET', url, token: mira.token })
  return Array.isArray(body) ? body.map(({ name }: { name: string }) => name) : []
}

test.each([
  ['zurich', 'Zürich by night'],
  ['ZÜRICH', 'Zürich by night'],
  ['Zu\u0308rich', 'Zürich by night'],
  ['night fondue', 'Zürich by night'],
  ['switzer', 'Zürich by night'],
  ['by nig', 'Zürich by night'],
  ['uetliberg switzerland', 'Zürich by night'],
  ['大阪', 'Ramen'],
  ['strasse', 'Straße der Œuvres'],
  ['oeuvre', 'Straße der Œuvres'],
  ['OSTERREICH', 'Straße der Œuvres'],
  ['tromso', 'Nordlicht über Tromsø'],
  ['TROMSØ', 'Nordlicht über Tromsø'],
  ['東京', 'Ramen'],
  ['5 ramen', 'Ramen'],
  ['БЕЛЫЕ', 'Белые ночи'],
  ['don’t', 'Белые ночи'],
  ["don't", 'Белые ночи'],
  ['fjord', '100% pure 50_50\\'],
  ['50_50', '100% pure 50_50\\'],
])('%s finds %s', async (q, name) => {
  expect(await names(q)).toEqual([name])
})

test.each(['zurich ramen', 'xyz', 'ondue2', 'ight zurix', 'rm'])('%s finds nothing', async (q) => {
  expect(await names(q)).toEqual([])
})

test.each(['', '   ', '%', '_', '\\', '&'])('%j has no words and finds all Kicks', async (q) => {
  expect(await names(q)).toHaveLength(6)
})

test('finds a changed Kick by its new words', async () => {
  const kick = await addKick(site, mira, { name: 'Köln' })
  await site.database.$client.query(`update kicks set name = 'Málaga' where id = $1`, [kick.id])
  expect(await names('koln')).toEqual([])
  expect(await names('malaga')).toEqual(['Málaga'])
})
