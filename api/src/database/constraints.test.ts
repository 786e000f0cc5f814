import { openTestSite, type TestSite } from '../../test/test-site'
import { refusingConstraints } from './writes'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test.each(refusingConstraints)(
  'the migrations have the constraint %s, or a function that fails by it',
  async (name) => {
    const { rowCount } = await site.database.$client.query(
      `select from pg_constraint where conname = $1
     union all
     select from pg_proc where strpos(prosrc, 'constraint = ' || quote_literal($1)) > 0`,
      [name],
    )
    expect(rowCount).toBe(1)
  },
)
