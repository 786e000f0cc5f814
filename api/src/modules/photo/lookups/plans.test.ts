import { addJournal, addKick, addStory } from '../../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

/** Returns the tables that the query for the photos of a page reads, in alphabetical order. */
async function tablesReadBy(url: string): Promise<string[]> {
  const spy = jest.spyOn(site.database.$client, 'query')
  const { status } = await site.call({ method: 'GET', url, token: mira.token })
  const calls: unknown[][] = [...spy.mock.calls]
  spy.mockRestore()
  expect(status).toBe(200)
  const [sent, values] = calls.find(([each]) => String(Object(each).text).includes('"all_photos"')) ?? []
  const { rows } = await site.database.$client.query(`explain ${Object(sent).text}`, values as unknown[])
  const scans = rows.flatMap(
    (row) => / on (kicks|stories|log_entries|photos)\b/.exec(row['QUERY PLAN']) ?? [],
  )
  return [...new Set(scans.filter((scan) => !scan.startsWith(' ')))].sort()
}

const pages: [page: string, tables: string[], addPage: () => Promise<string>][] = [
  ['a Kick', ['kicks', 'photos'], async () => `/api/kick/${(await addKick(site, mira)).id}`],
  [
    'a log entry',
    ['photos'],
    async () => {
      const body = { kickId: (await addKick(site, mira)).id, state: 'done' }
      const entry = await site.call({ method: 'POST', url: '/api/log', token: mira.token, body })
      return `/api/log/${textAt(entry.body, '_id')}`
    },
  ],
  [
    'a Journal',
    ['photos', 'stories'],
    async () => {
      const journalId = await addJournal(site, mira)
      await addStory(site, mira, journalId)
      return `/api/journal/${journalId}`
    },
  ],
]

// As a join, the query would read all Kicks, Stories and photos.
test.each(pages)('reads the photos of %s from %j alone', async (_page, tables, addPage) => {
  expect(await tablesReadBy(await addPage())).toEqual(tables)
})
