import type { Release } from '@bucketeer/platform'
import {
  remoteRelease,
  shellRelease,
  deployToken,
  type Files,
  kicksFiles,
  nextKicks,
  publish,
  sendFiles,
  shellFiles,
} from '../../../../api/test/releases'
import { copyDatabase, createMigratedDatabase } from '../../../../api/test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
})
afterEach(() => site.close())

interface BatchResponse {
  missing: string[]
  parts: {
    part: string
    served: { live: string; isOff: boolean } | null
    event: string | null
    skipped: { event: string; who: string; at: string; wasLive: boolean } | null
  }[]
}
const batch = (body: object, token = deployToken) =>
  site.call({ method: 'POST', url: '/api/release/batch', token, body })

const first = { shell: shellRelease(), kicks: remoteRelease() }
const upgrade = nextKicks('1.1.0-s00000002')
const foreign = nextKicks('1.5.0-s00000005')
const newest = nextKicks('1.6.0-s00000006')
const bringing = (kicks: Release = first.kicks, shell: Release = first.shell) => [shell, kicks]

/** Sends the request of `npm start`, after all files. */
const start = async (releases: Release[] = bringing(), named: string[] = []) => {
  const { status, body } = await batch({ releases, start: { named } })
  expect(status).toBe(200)
  // Its shape is in our OpenAPI document.
  return body as BatchResponse
}
const kicksOf = ({ parts }: BatchResponse) => parts.find(({ part }) => part === 'kicks')

const history = async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/release', token: deployToken })
  return body as {
    served: { part: string; live: string; isOff: boolean }[]
    log: { part: string; event: string; version: string; who: string }[]
  }
}
const live = async (part = 'kicks') => (await history()).served.find((each) => each.part === part)
const ofKicks = (action: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  site.call({ method, url: `/api/release/kicks/${action}`, token: deployToken, body })

const sendAll = async (...sent: [Release, Files][]) => {
  for (const [release, files] of sent) await sendFiles(site, release, files)
}
const sendReleases = () =>
  sendAll(
    [first.shell, shellFiles],
    [first.kicks, kicksFiles],
    [upgrade.release, upgrade.files],
    [foreign.release, foreign.files],
    [newest.release, newest.files],
  )
beforeEach(sendReleases)

test('a start of an empty site returns missing files, then releases all parts at once', async () => {
  const files = { ...kicksFiles, 'list.js': 'list(unsent)' }
  const releases = bringing(remoteRelease({ version: '1.0.0-s00000009' }, files))
  const asked = await batch({ releases, start: { named: [] } })
  expect(asked).toMatchObject({ status: 202, body: { missing: [expect.any(String)], parts: [] } })
  expect((await history()).log).toEqual([])

  expect(await start()).toMatchObject({
    missing: [],
    parts: [
      { part: 'shell', event: 'released', skipped: null },
      { part: 'kicks', event: 'released', skipped: null },
    ],
  })
  expect(await live()).toMatchObject({ live: first.kicks.version, isOff: false })
})

test('the next start upgrades its parts, and changes nothing without new versions', async () => {
  await start()
  expect(kicksOf(await start(bringing(upgrade.release)))).toMatchObject({ event: 'released' })
  const { log } = await history()
  expect(kicksOf(await start(bringing(upgrade.release)))).toMatchObject({ event: null, skipped: null })
  expect((await history()).log).toEqual(log)
})

describe('a version that was live before', () => {
  beforeEach(async () => {
    await start()
    await start(bringing(upgrade.release))
  })

  test('stays replaced at the start of an older checkout, which receives who released the live one', async () => {
    const { log } = await history()
    expect(kicksOf(await start())).toMatchObject({
      served: { live: upgrade.release.version },
      event: null,
      skipped: { event: 'released', who: 'the operator', at: expect.any(String), wasLive: true },
    })
    expect((await history()).log).toEqual(log)
  })

  test('stays replaced after a revert of its sources, until a start names its part', async () => {
    await start(bringing(newest.release))
    expect(kicksOf(await start(bringing(upgrade.release)))?.skipped).toMatchObject({ wasLive: true })
    expect(kicksOf(await start(bringing(upgrade.release), ['kicks']))).toMatchObject({ event: 'released' })
    expect(await live()).toMatchObject({ live: upgrade.release.version })
    expect(kicksOf(await start(bringing(newest.release)))?.skipped).toMatchObject({ wasLive: true })
  })

  test('stays replaced while servers of one site are upgraded in turn', async () => {
    await start(bringing(newest.release))
    // The second server restarts with the old version, and then with the new one.
    expect(kicksOf(await start(bringing(upgrade.release)))).toMatchObject({ event: null })
    expect(kicksOf(await start(bringing(newest.release)))).toMatchObject({ event: null, skipped: null })
    expect(await live()).toMatchObject({ live: newest.release.version })
  })
})

test('a copy of the site keeps the history, so that only a new build is released to it', async () => {
  await site.close()
  const original = await createMigratedDatabase()
  site = await openTestSiteOn({ ...original, drop: () => Promise.resolve() }, { deployToken })
  await sendReleases()
  await start()
  await start(bringing(upgrade.release))
  await site.close()

  site = await openTestSiteOn(await copyDatabase(new URL(original.url).pathname.slice(1)), { deployToken })
  await original.drop()
  await sendReleases()
  expect(kicksOf(await start())?.skipped).toMatchObject({ wasLive: true })
  expect(kicksOf(await start(bringing(newest.release)))).toMatchObject({ event: 'released' })
})

describe('a start of the site', () => {
  beforeEach(() => start())

  test('keeps the release of a team, unless it names the part', async () => {
    await publish(site, foreign.release, foreign.files)
    expect(kicksOf(await start(bringing(upgrade.release)))?.skipped).toMatchObject({ event: 'released' })
    expect(await live()).toMatchObject({ live: foreign.release.version })

    const named = await start(bringing(upgrade.release), ['kicks'])
    expect(kicksOf(named)).toMatchObject({ event: 'released', served: { live: upgrade.release.version } })
    expect(kicksOf(await start(bringing(newest.release)))).toMatchObject({ event: 'released' })
  })

  test('keeps a version to which a part was rolled back', async () => {
    await start(bringing(upgrade.release))
    await ofKicks('rollback', {})
    expect(kicksOf(await start(bringing(upgrade.release)))?.skipped).toMatchObject({ event: 'rolled back' })
    expect(await live()).toMatchObject({ live: first.kicks.version })
  })

  test('keeps a part switched off', async () => {
    await ofKicks('switch', { isOff: true }, 'PUT')
    expect(kicksOf(await start(bringing(upgrade.release)))?.skipped).toMatchObject({ event: 'off' })
    expect(await live()).toMatchObject({ live: first.kicks.version, isOff: true })
  })

  test('keeps a canary', async () => {
    await publish(site, foreign.release, foreign.files, 10)
    expect(kicksOf(await start())?.skipped).toMatchObject({ event: 'canary' })
    expect(await live()).toMatchObject({ canary: { version: foreign.release.version, percent: 10 } })
  })
})

test('releases nothing that a concurrent start has released', async () => {
  const responses = await Promise.all([start(), start()])
  expect(responses.map((response) => kicksOf(response)?.event).sort()).toEqual(['released', null].sort())
  expect((await history()).log).toHaveLength(2)
})

describe('a new major version of a singleton', () => {
  const react = (version: string) => ({ provides: { react: { version, names: null } } })
  const newShell = shellRelease({ version: '2.0.0-s00000002', ...react('20.0.0') })
  const forReact = (range: string) => ({ requires: { react: { range, names: [] } } })
  const newKicks = nextKicks('2.0.0-s00000002', forReact('^20.0.0'))
  const postcards = (version: string, range: string) =>
    remoteRelease({
      part: 'postcards',
      version,
      ...forReact(range),
      routes: [{ path: '/postcards', access: 'public' }],
      chunks: {},
    })

  beforeEach(async () => {
    await sendAll([newKicks.release, newKicks.files])
    await start()
  })

  test('goes live together with the remotes that were built for it', async () => {
    await start([newShell, newKicks.release])
    expect((await history()).log.map(({ part, event }) => [part, event])).toEqual([
      ['kicks', 'released'],
      ['shell', 'released'],
      ['kicks', 'released'],
      ['shell', 'released'],
    ])
    expect(await live('shell')).toMatchObject({ live: newShell.version })
  })

  test('is refused while a remote that the checkout lacks is live', async () => {
    await publish(site, postcards('1.0.0-s00000001', '^19.3.0'), kicksFiles)
    const before = await history()
    const releases = [newShell, newKicks.release]
    const response = await batch({ releases, start: { named: [] } })
    expect(response).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^postcards .* requires react \^19\.3\.0, .* provides 20\.0\.0/),
      },
    })
    expect(await history()).toEqual(before)
    expect((await start()).parts).toMatchObject([{ event: null }, { event: null }])
    expect(await history()).toEqual(before)

    const next = postcards('2.0.0-s00000002', '^20.0.0')
    const both = await batch({ releases: [...releases, next] })
    expect(both).toMatchObject({ status: 200 })
    expect(await live('postcards')).toMatchObject({ live: next.version, isOff: false })
  })

  test('is refused if it does not fit a part that was left alone, and names that part', async () => {
    await publish(site, foreign.release, foreign.files)
    const response = await batch({
      releases: [newShell, newKicks.release],
      start: { named: [] },
    })
    expect(response).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/Left as they are, because of their history: kicks\.$/),
      },
    })
    expect(await live('shell')).toMatchObject({ live: first.shell.version })
  })
})

describe('a batch without a start', () => {
  test('releases only parts of its deploy token, one release for each part', async () => {
    const { body } = await site.call({
      method: 'POST',
      url: '/api/deploy-token',
      token: deployToken,
      body: { part: 'kicks', name: 'the kicks team' },
    })
    const { token } = body as { token: string }
    expect((await batch({ releases: bringing() }, token)).status).toBe(403)
    expect((await batch({ releases: [first.kicks] }, token)).status).toBe(200)
    expect((await batch({ releases: [first.kicks, upgrade.release] })).status).toBe(400)
    expect((await history()).log.map(({ who }) => who)).toEqual(['the kicks team'])
  })

  test('refuses other content under a version and releases nothing', async () => {
    await start()
    const files = { ...kicksFiles, 'list.js': 'list(changed)' }
    await start(bringing(upgrade.release))
    const shell = shellRelease({ version: '1.0.1-s00000002' })
    expect((await batch({ releases: bringing(remoteRelease({}, files), shell) })).status).toBe(409)
    expect(await live('shell')).toMatchObject({ live: first.shell.version })
  })
})
