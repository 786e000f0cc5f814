import {
  deployToken,
  nextKicks,
  publish,
  publishShellAndKicks,
  sendFiles,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
})
afterEach(() => site.close())

const commit = 'c'.repeat(40)
const origin = {
  commit,
  isDirty: true,
  source: `https://git.example/team/site/commit/${commit}`,
  isUnchecked: true,
}
const { release, files } = nextKicks('1.1.0-s00000002')

const post = async (from: object) => {
  await sendFiles(site, release, files)
  return site.call({
    method: 'POST',
    url: '/api/release',
    token: deployToken,
    body: { release, origin: from },
  })
}
const history = async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/release', token: deployToken })
  return body as { served: { part: string; owner: string }[]; log: { origin: object | null }[] }
}
const status = async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/status' })
  return (body as { part: string; owner: string; live: { isUnchecked: boolean } }[]).find(
    ({ part }) => part === 'kicks',
  )
}

test('the history has the commit, its link and skipped checks of a release', async () => {
  expect((await post(origin)).status).toBe(200)
  const { log } = await history()
  expect(log.map((entry) => entry.origin)).toEqual([origin, null, null])
})

test('the status has the owner of a part and says that its live version skipped the checks', async () => {
  expect(await status()).toMatchObject({ owner: 'Kicks team', live: { isUnchecked: false } })
  await post(origin)
  expect(await status()).toMatchObject({ live: { isUnchecked: true } })
})

test('a later checked release of another version has no mark', async () => {
  await post(origin)
  const third = nextKicks('1.2.0-s00000003')
  await publish(site, third.release, third.files)
  expect(await status()).toMatchObject({ live: { isUnchecked: false } })
})

test('the list of releases names the owner of each part', async () => {
  const { served } = await history()
  expect(served.map(({ part, owner }) => [part, owner])).toEqual([
    ['kicks', 'Kicks team'],
    ['shell', 'Shell team'],
  ])
})

test.each([
  ['a commit that is no hash', { ...origin, commit: 'HEAD' }],
  ['a link with a script', { ...origin, source: 'javascript:alert(1)' }],
  ['a link with a password', { ...origin, source: 'https://me:secret@git.example/commit/1' }],
])('refuses %s', async (_, from) => {
  expect((await post(from)).status).toBe(400)
})
