import Fastify from 'fastify'
import { openTestSite, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'
import { runDaily } from './run-daily'
import { createDailyWorkRepository } from './repository'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const skipDay = () =>
  site.database.$client.query(`update daily_work set begun_at = begun_at - interval '1 day'`)

test('one of many servers can claim a task, and again after a day', async () => {
  const { claim } = createDailyWorkRepository(site.database)
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim('Sweeping')))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await claim('Sweeping')).toBe(false)
  expect(await claim('Dusting')).toBe(true)
  await skipDay()
  expect(await claim('Sweeping')).toBe(true)
})

async function runningSite(name: string, run: () => Promise<void>) {
  const app = Fastify()
  runDaily(app, site.database, { name, run, firstCheckMs: 1 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

test('runs a task while the app listens, waits for it on close, and does not run it again after a restart', async () => {
  let hasEnded = false
  const run = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    hasEnded = true
  })
  const first = await runningSite('Watering', run)
  await waitFor(() => run.mock.calls.at(0))
  await first.close()
  expect(hasEnded).toBe(true)

  const second = await runningSite('Watering', run)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await second.close()
  expect(run).toHaveBeenCalledTimes(1)
})
