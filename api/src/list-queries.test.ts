import { records } from '../test/operations'
import { signUp } from '../test/people'
import { recordQueries } from '../test/recorded-queries'
import { openTestSite, type TestSite } from '../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test.each(records.flatMap(([operation, { rows }]) => (rows ? [[operation, rows] as const] : [])))(
  '%s takes as many queries for thirty rows as for three',
  async (_operation, rows) => {
    const owner = await signUp(site)
    for (const { urls, key, add } of await rows({ site, owner, other: await signUp(site) })) {
      /** Counts the queries of each URL, and checks that its list has enough rows. */
      const countQueries = async (minRows: number) => {
        const counts: Record<string, number> = {}
        for (const url of urls) {
          let body: unknown
          const queries = await recordQueries(site, async () => {
            body = (await site.call({ method: 'GET', url, token: owner.token })).body
          })
          const list: unknown = key ? Object(body)[key] : body
          if (add) expect([url, Array.isArray(list) && list.length >= minRows]).toEqual([url, true])
          counts[url] = queries.length
        }
        return counts
      }
      for (let row = 0; row < 3; row += 1) await add?.()
      // The first response reads the key for the URLs of pictures, once for the process.
      await countQueries(3)
      const few = await countQueries(3)
      for (let row = 3; row < 30; row += 1) await add?.()
      expect(await countQueries(30)).toEqual(few)
    }
  },
)
