import { addKick } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

test('reads the rows of a page of 5,000 Kicks by an index', async () => {
  const { pictureId } = await addKick(site, mira)
  const query = (text: string, values: unknown[] = []) => site.database.$client.query(text, values)
  await query(
    `insert into kicks (id, creator_id, name, description, picture_id, category, continent, like_count)
     select gen_random_uuid(), $1, 'Kick ' || n, '', $2, 'Chill', 'Asia', n % 500 from generate_series(1, 5000) n`,
    [mira.userId, pictureId],
  )
  await query('vacuum (analyze) kicks, kick_ranks')
  const spy = jest.spyOn(site.database.$client, 'query')
  const url = '/api/kick?sort=liked&limit=24&cursor=250~00000000-0000-7000-8000-000000000000'
  await site.call({ method: 'GET', url, token: mira.token })
  const calls: unknown[][] = [...spy.mock.calls]
  spy.mockRestore()
  const [sent, values] =
    calls.find(([sent]) => String(Object(sent).text ?? sent).includes('kick_ranks')) ?? []
  const { rows } = await query(
    `explain (analyze, timing off) ${String(Object(sent).text ?? sent)}`,
    values as unknown[],
  )
  const plan = rows.map((row) => String(Object(row)['QUERY PLAN'])).join('\n')
  expect(plan).toContain('kick_ranks_most_liked')
  expect(plan).not.toMatch(/Seq Scan on (kicks|kick_ranks)/)
}, 60_000)
