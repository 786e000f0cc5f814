import { addKick, addShareLink } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
const kickIds: string[] = []

const query = (text: string, values: unknown[] = []) => site.database.$client.query(text, values)

/** Adds many entries of one person on different days, some for members, some done. */
const addEntries = ({ userId }: SignedIn, from: number, to: number) =>
  query(
    `insert into log_entries (id, user_id, kick_id, kick_name, state, happened_on, precision, audience)
     select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 10], 'Swim', case when n % 3 = 0 then 'done' else 'doing' end,
       date '2024-12-31' - n % 5000, 'day',
       case when n % 2 = 0 then 'Members' else 'Private' end
     from generate_series($3::integer, $4) n`,
    [userId, kickIds, from, to],
  )

const maxEntries = 10_000

beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site)
  for (let index = 0; index < 10; index += 1) kickIds.push((await addKick(site, mira)).id)
  for (const person of [mira, otto])
    for (let from = 1; from < maxEntries; from += 2500) await addEntries(person, from, from + 2499)
  await query('vacuum (analyze) log_entries')
}, 120_000)
afterAll(() => site.close())

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Returns the nodes of the plans of the queries that read entries, with the rows that they read. */
async function plansOf(url: string, person: SignedIn) {
  const spy = jest.spyOn(site.database.$client, 'query')
  const { status } = await site.call({ method: 'GET', url, token: person.token })
  const calls: unknown[][] = [...spy.mock.calls]
  spy.mockRestore()
  expect(status).toBe(200)
  const plans: Node[][] = []
  for (const [sent, values] of calls) {
    const text = String(Object(sent).text ?? sent)
    if (!/from "log_entries"/.test(text)) continue
    const { rows } = await query(`explain (analyze, timing off, format json) ${text}`, values as unknown[])
    const [{ Plan }] = Object(rows[0])['QUERY PLAN'] as [{ Plan: Node }]
    plans.push(nodesOf(Plan))
  }
  return plans
}

const readsEntries = (node: Node) => node['Relation Name'] === 'log_entries'

const pages = [
  ['the first page', '/api/log?limit=24'],
  ['a page from the middle', '/api/log?limit=24&cursor=2018-02-01~3~00000000-0000-7000-8000-000000000000'],
  ['a page of a year', '/api/log?limit=24&year=2019'],
]

describe.each(pages)('%s of a log of 10,000 entries', (_page, url) => {
  test.each([
    ['the user’s own log', 25],
    // Every other entry is for members.
    ['somebody else’s log', 51],
  ])('reads only the rows of the page from %s', async (whose, most) => {
    const isOwn = whose === 'the user’s own log'
    const [nodes = []] = await plansOf(isOwn ? url : `${url}&user=${mira.userId}`, isOwn ? mira : otto)
    const [scan, ...others] = nodes.filter(readsEntries)
    expect(scan).toMatchObject({ 'Index Name': 'log_of_person', 'Actual Loops': 1 })
    expect(others).toEqual([])
    expect(Number(scan?.['Actual Rows']) + (scan?.['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(most)
    expect(nodes.filter((node) => node['Node Type'].includes('Sort'))).toEqual([])
  })
})

test.each([
  // Each day of the calendar has about ten entries.
  ['memories', '/api/log/on-this-day', 'log_on_this_day', 30],
  // Each year has about 244 that are done.
  ['a year', '/api/log/years/2019', 'log_done_of_person', 300],
])('%s of a log of 10,000 entries read only their own rows', async (_what, url, index, most) => {
  const scans = (await plansOf(url, mira)).flat().filter(readsEntries)
  // The others look up the entries of one Kick.
  const once = scans.filter((scan) => scan['Actual Loops'] === 1)
  expect(once.length).toBeGreaterThan(0)
  for (const scan of once) {
    expect(scan['Index Name']).toBe(index)
    expect(scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(most)
  }
  expect(scans.filter((scan) => scan['Node Type'] === 'Seq Scan')).toEqual([])
})

test('the link of a year of a log of 10,000 entries reads the rows of that year only', async () => {
  const { key } = await addShareLink(site, mira, { kind: 'year', id: '2019' })
  const scans = (await plansOf(`/api/shared/${key}`, otto)).flat().filter(readsEntries)
  // The others look up the entries of one Kick.
  const once = scans.filter((scan) => scan['Actual Loops'] === 1)
  // Entries, numbers and countries.
  expect(once).toHaveLength(3)
  // Each year has about 730.
  for (const scan of once)
    expect(scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(740)
  expect(scans.filter((scan) => scan['Node Type'] === 'Seq Scan')).toEqual([])
})
