import { storePackages } from '../../../../api/test/packages'
import { deployToken, nextKicks, publish, publishShellAndKicks } from '../../../../api/test/releases'
import { createTestDatabase, type TestDatabase } from '../../../../api/test/test-database'
import { openTestSiteOn, type TestSite } from '../../../../api/test/test-site'
import { waitFor } from '../../../../api/test/wait-for'

let home: TestDatabase
let one: TestSite
let other: TestSite
beforeAll(async () => {
  home = await createTestDatabase()
  const kept = { connection: home.connection, drop: async () => undefined }
  const config = {
    deployToken,
    canaryBudget: { percent: 10, minVisitors: 5, visitorsPerAddress: 3 },
    trustedProxies: ['127.0.0.1'],
  }
  one = await openTestSiteOn(kept, config)
  other = await openTestSiteOn(kept, config)
  await publishShellAndKicks(one)
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await home.drop()
})

const kicksOf = async ({ app }: TestSite, cookie = '') => {
  const response = await app.inject({ method: 'GET', url: '/registry.json', headers: { cookie } })
  if (response.statusCode !== 200) return undefined
  const { remotes } = response.json<{ remotes: { name: string; version: string }[] }>()
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
    const response = await other.call({ method: 'GET', url: '/api/release', token: deployToken })
    return JSON.stringify(response.body).includes(next.release.version) || undefined
  })
  for (let visitor = 0; visitor < 10; visitor++) {
    const first = await one.app.inject({ method: 'GET', url: '/registry.json' })
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    await waitFor(async () => (await kicksOf(other, cookie)) === (await kicksOf(one, cookie)) || undefined)
  }
})

test('a canary is withdrawn after the failures that its servers were told together', async () => {
  const { release, files } = nextKicks('1.3.0-s00000004')
  await publish(one, release, files, 50)
  const canaryVisitor = () =>
    waitFor(async () => {
      const { headers } = await other.app.inject({ method: 'GET', url: '/registry.json' })
      const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
      return (await kicksOf(other, cookie)) === release.version ? cookie : undefined
    })
  const report = async (site: TestSite, failure: string | null, address: string) =>
    site.call({
      method: 'POST',
      url: '/api/report',
      headers: { cookie: await canaryVisitor(), 'x-forwarded-for': address },
      body: { part: 'kicks', version: release.version, failure },
    })
  const hasCanary = async () => {
    const { body } = await one.call({ method: 'GET', url: '/api/release', token: deployToken })
    return JSON.stringify(body).includes('"canary":{')
  }
  await report(one, null, '10.0.0.1')
  await report(other, null, '10.0.0.2')
  await report(one, 'render', '10.0.0.3')
  await report(other, 'render', '10.0.0.4')
  expect(await hasCanary()).toBe(true)
  await report(one, 'load', '10.0.0.5')
  expect(await hasCanary()).toBe(false)
})

test('packages that one server stored are listed by the others', async () => {
  expect((await other.call({ method: 'GET', url: '/packages/index.json' })).status).toBe(404)
  await storePackages(one)
  expect((await other.call({ method: 'GET', url: '/packages/index.json' })).status).toBe(200)
})
