import { serverPid } from '@bucketeer/embedded-postgres/testing'
import { faultTest, recordResult, rounds, siteOfEachTest } from './testing/fault-test'
import { startWriters } from './testing/writers'

jest.setTimeout(60_000 + rounds * 30_000)

const writers = 16
const site = siteOfEachTest()

/** Kills a process repeatedly while users write, and checks that every acknowledged write was stored. */
async function killUnderLoad(fault: string, kill: () => Promise<void>) {
  const load = await startWriters(site().address, writers)
  for (let round = 0; round < rounds; round += 1) {
    await load.waitForProgress()
    await kill()
  }
  await load.waitForProgress()
  await load.stop()
  const rows = await site().query('select name from buckets union all select note from log_entries')
  const stored = new Set(rows.map(({ name }) => name))
  const lost = load.acknowledged.filter((name) => !stored.has(name))
  recordResult(
    fault,
    `${rounds} kills: ${lost.length} of ${load.acknowledged.length.toLocaleString('en')} acknowledged writes lost, ${load.rejected().toLocaleString('en')} rejected; longest outage ${(load.longestOutage() / 1000).toFixed(1)} s`,
  )
  expect(load.acknowledged.length).toBeGreaterThan(writers * rounds)
  expect(load.unexpected).toEqual([])
  expect(lost).toEqual([])
  // All entries are of one person.
  expect(await site().query('select done_count, again_count from kicks')).toEqual([
    { done_count: 1, again_count: 0 },
  ])
}

faultTest(`kill -9 of the server under ${writers} writers loses no acknowledged write`, () =>
  killUnderLoad('The server, kill -9', async () => {
    await site().kill()
    await site().start()
  }),
)

faultTest(`kill -9 of PostgreSQL under ${writers} writers loses no acknowledged write`, () =>
  killUnderLoad(
    'PostgreSQL, kill -9',
    async () => void process.kill(await serverPid(site().dataDir), 'SIGKILL'),
  ),
)
