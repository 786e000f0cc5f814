import { randomBytes } from 'node:crypto'
import { remoteRelease } from '../../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../../api/test/test-site'
import { recordAudit } from '../../../../../api/src/modules/audit/repository'
import { createReleaseRepository } from '../repository'
import { createReportRepository } from './repository'

const { part, version } = remoteRelease()

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await createReleaseRepository(site.database, recordAudit).keep(remoteRelease())
  // Opens all connections of the pool, so that the reports below overlap.
  await Promise.all(Array.from({ length: 10 }, () => site.database.$client.query('select pg_sleep(0.2)')))
})
afterAll(() => site.close())

test('respects the limit of a network for concurrent reports', async () => {
  const reports = createReportRepository(site.database)
  const networks = Array.from({ length: 5 }, () => randomBytes(32))
  const each = networks.flatMap((address) => Array.from({ length: 10 }, () => address))
  await Promise.all(
    each.map((address) =>
      reports.add({ part, version, visitor: randomBytes(16), address, failure: 'render' }, 3),
    ),
  )
  expect(await reports.tally({ part, version })).toEqual({ visitors: 15, failed: 15, networks: 5 })
})
