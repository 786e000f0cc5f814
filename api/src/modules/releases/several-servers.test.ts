import { storePackages } from '../../../test/packages'
import { deployToken, nextKicks, publish, publishShellAndKicks } from '../../../test/releases'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'

let home: TestDatabase
let one: TestSite
let other: TestSite
beforeAll(async () => {
  home = await createTestDatabase()
  const kept = { connection: home.connection, drop: async () => undefined }
  one = await openTestSiteOn(kept, { deployToken })
  other = await openTestSiteOn(kept, { deployToken })
  await publishShellAndKicks(one)
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await home.drop()
})

const kicksOf = async ({ app }: TestSite, cookie = '') => {
  const answer = await app.inject({ method: 'GET', url: '/registry.json', headers: { cookie } })
  if (answer.statusCode !== 200) return undefined
  const { remotes } = answer.json<{ remotes: { name: string; version: string }[] }>()
  return remotes.find(({ name }) => name === 'kicks')?.version
}

test('a release through one server is live on the others soon after', async () => {
  const next = nextKicks('1.1.0-s00000002')
  await kicksOf(other)
  await publish(one, next.release, next.files)
  await waitFor(async () => (await kicksOf(other)) === next.release.version || undefined)
})

test('a visitor gets the same version of a canary from each server', async () => {
  const next = nextKicks('1.2.0-s00000003')
  await publish(one, next.release, next.files, 50)
  await waitFor(async () => {
    const answer = await other.call({ method: 'GET', url: '/api/release', token: deployToken })
    return JSON.stringify(answer.body).includes(next.release.version) || undefined
  })
  for (let visitor = 0; visitor < 10; visitor++) {
    const first = await one.app.inject({ method: 'GET', url: '/registry.json' })
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    await waitFor(async () => (await kicksOf(other, cookie)) === (await kicksOf(one, cookie)) || undefined)
  }
})

test('packages that one server stored are listed by the others', async () => {
  expect((await other.call({ method: 'GET', url: '/packages/index.json' })).status).toBe(404)
  await storePackages(one)
  expect((await other.call({ method: 'GET', url: '/packages/index.json' })).status).toBe(200)
})
