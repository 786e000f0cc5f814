import { addKick } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

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

const names = async (q: string, language = 'en') => {
  const url = `/api/kick?${new URLSearchParams({ q, limit: '24' })}`
  const headers = { cookie: `language=${language}` }
  const { body } = await site.call({ method: 'GET', url, token: mira.token, headers })
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

test.each([
  ['de', 'Norwegen', 'Nordlicht über Tromsø'],
  ['de', 'polarnacht norwegen', 'Nordlicht über Tromsø'],
  ['de', 'Österreich', 'Straße der Œuvres'],
  ['ar', 'سويسرا', 'Zürich by night'],
  ['ar', 'اليابان', 'Ramen'],
])('in %s, the country %s finds %s', async (language, q, name) => {
  expect(await names(q, language)).toEqual([name])
})

test.each(['zurich ramen', 'xyz', 'ondue2', 'ight zurix', 'rm'])('%s finds nothing', async (q) => {
  expect(await names(q)).toEqual([])
})

test.each(['%', '_', '\\', '&', '.'])('%j has no words and finds nothing', async (q) => {
  expect(await names(q)).toEqual([])
})

test.each(['', '   ', '\u200b'])('%j finds all Kicks', async (q) => {
  expect(await names(q)).toHaveLength(6)
})

test('finds a changed Kick by its new words, and by those that the change keeps', async () => {
  const kick = await addKick(site, mira, { name: 'Köln', country: 'Deutschland', placeName: 'Dom' })
  const pictures = `/media/${kick.pictureId}/1280.webp`
  const body = { name: 'Málaga', description: 'Brief.', category: 'Chill', pictures }
  const { status } = await site.call({ method: 'PUT', url: `/api/kick/${kick.id}`, token: mira.token, body })
  expect(status).toBe(200)
  expect(await names('koln')).toEqual([])
  expect(await names('malaga dom deutschland')).toEqual(['Málaga'])
})

describe('GET /api/kick/spelling', () => {
  const corrected = async (q: string, person = mira) => {
    const url = `/api/kick/spelling?${new URLSearchParams({ q })}`
    const { body } = await site.call({ method: 'GET', url, token: person.token })
    return Object(body).q
  }

  test.each([
    ['Nordlichd', 'nordlicht'],
    ['nrodlicht', 'nordlicht'],
    ['nordlihct', 'nordlicht'],
    ['ordlicht', 'nordlicht'],
    ['nordlicchtt', null],
    ['rammen', 'ramen'],
    ['rmaen', 'ramen'],
    ['arkan', null],
    ['geirangr', 'geirangerfjord'],
    ['Fondu nitgh', 'fondu night'],
    ['zurihc by fondue', 'zurich by fondue'],
    ['rame', null],
    ['zürich', null],
    ['12345', null],
    ['%%%%%', null],
  ])('corrects %s to %s', async (q, meant) => {
    expect(await corrected(q)).toBe(meant)
  })

  test('knows no words of Kicks that the user may not see', async () => {
    const other = await signUp(site)
    await addKick(site, mira, { name: 'Xylophone', audience: 'Private' })
    expect(await corrected('xylofone', other)).toBeNull()
    await addKick(site, mira, { name: 'Saxophone' })
    expect(await corrected('saxofone', other)).toBeNull()
    expect(await corrected('saxophonne', other)).toBe('saxophone')
  })
})

describe('scripts without spaces', () => {
  beforeAll(async () => {
    for (const name of [
      '去西安、北京',
      '東京都・大阪',
      'ラーメンと tower',
      '남산서울타워',
      'เที่ยวกรุงเทพฯ',
      'Alps🏔️',
    ])
      await addKick(site, mira, { name, description: '', country: null })
  })

  test.each([
    ['西安', '去西安、北京'],
    ['安', '去西安、北京'],
    ['去西安', '去西安、北京'],
    ['京都', '東京都・大阪'],
    ['都 大阪', '東京都・大阪'],
    ['らーめん', 'ラーメンと tower'],
    ['メ', 'ラーメンと tower'],
    ['とtow', 'ラーメンと tower'],
    ['서울', '남산서울타워'],
    ['타', '남산서울타워'],
    ['กร', 'เที่ยวกรุงเทพฯ'],
    ['กรุงเทพ', 'เที่ยวกรุงเทพฯ'],
    ['🏔', 'Alps🏔️'],
  ])('%s finds %s', async (q, name) => {
    expect(await names(q)).toEqual([name])
  })

  test.each(['安北', '都大', '西京', '安西', '우타'])('%s finds nothing', async (q) => {
    expect(await names(q)).toEqual([])
  })
})

describe('everyday spellings', () => {
  beforeAll(async () => {
    for (const name of ['Kauaʻi', 'آسفي', 'مَرَّاكُش', 'Łódź', 'हिन्दी', 'ΚΩΣ', 'Орёл'])
      await addKick(site, mira, { name, description: '', country: null })
  })

  test.each([
    ['Kauai', 'Kauaʻi'],
    ["kaua'i", 'Kauaʻi'],
    ['اسفي', 'آسفي'],
    ['مراكش', 'مَرَّاكُش'],
    ['lodz', 'Łódź'],
    ['हिंदी', 'हिन्दी'],
    ['κως', 'ΚΩΣ'],
    ['орел', 'Орёл'],
  ])('%s finds %s', async (q, name) => {
    expect(await names(q)).toEqual([name])
  })
})

test.each(['% 西%', '% 西安 安%'])('reads Kicks with %s by the index', async (pattern) => {
  const client = await site.database.$client.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(
    `explain select from kicks where withdrawn_at is null and searchable like '${pattern}'`,
  )
  client.release(true)
  expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on kicks_search')
})
