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
} from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'

/** The operator's checkout, and another one. */
const ours = '0'.repeat(32)
const theirs = 'f'.repeat(32)

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
    leftAlone: { event: string; who: string; at: string } | null
  }[]
}
const batch = (body: object, token = deployToken) =>
  site.call({ method: 'POST', url: '/api/release/batch', token, body })

const first = { shell: shellRelease(), kicks: remoteRelease() }
const upgrade = nextKicks('1.1.0-s00000002')
const foreign = nextKicks('1.5.0-s00000005')
const bringing = (kicks: Release = first.kicks, shell: Release = first.shell) => [shell, kicks]

/** Sends the request of `npm start`, after all files. */
const start = async (releases: Release[] = bringing(), checkout = ours, named: string[] = []) => {
  const { status, body } = await batch({ releases, start: { checkout, named } })
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
beforeEach(() =>
  sendAll(
    [first.shell, shellFiles],
    [first.kicks, kicksFiles],
    [upgrade.release, upgrade.files],
    [foreign.release, foreign.files],
  ),
)

test('a start of an empty site returns missing files, then releases all parts at once', async () => {
  const files = { ...kicksFiles, 'list.js': 'list(unsent)' }
  const releases = bringing(remoteRelease({ version: '1.0.0-s00000009' }, files))
  const asked = await batch({ releases, start: { checkout: ours, named: [] } })
  expect(asked).toMatchObject({ status: 202, body: { missing: [expect.any(String)], parts: [] } })
  expect((await history()).log).toEqual([])

  expect(await start()).toMatchObject({
    missing: [],
    parts: [
      { part: 'shell', event: 'released', leftAlone: null },
      { part: 'kicks', event: 'released', leftAlone: null },
    ],
  })
  expect(await live()).toMatchObject({ live: first.kicks.version, isOff: false })
})

test('the next start of the same checkout upgrades its parts, and changes nothing without new versions', async () => {
  await start()
  expect(kicksOf(await start(bringing(upgrade.release)))).toMatchObject({ event: 'released' })
  const { log } = await history()
  expect(kicksOf(await start(bringing(upgrade.release)))).toMatchObject({ event: null, leftAlone: null })
  expect((await history()).log).toEqual(log)
})

test('a start of another checkout changes nothing, and receives who released the live versions', async () => {
  await start(bringing(upgrade.release))
  const { log } = await history()
  expect(kicksOf(await start(bringing(), theirs))).toMatchObject({
    served: { live: upgrade.release.version },
    event: null,
    leftAlone: { event: 'released', who: 'the operator', at: expect.any(String) },
  })
  expect((await history()).log).toEqual(log)
})

describe('a start of the site', () => {
  beforeEach(() => start())

  test('keeps the release of a team, unless it names the part', async () => {
    await publish(site, foreign.release, foreign.files)
    expect(kicksOf(await start(bringing(upgrade.release)))?.leftAlone).toMatchObject({ event: 'released' })
    expect(await live()).toMatchObject({ live: foreign.release.version })

    const named = await start(bringing(upgrade.release), ours, ['kicks'])
    expect(kicksOf(named)).toMatchObject({ event: 'released', served: { live: upgrade.release.version } })
    expect(kicksOf(await start())).toMatchObject({ event: 'released', served: { live: first.kicks.version } })
  })

  test('keeps a version to which a part was rolled back', async () => {
    await start(bringing(upgrade.release))
    await ofKicks('rollback', {})
    expect(kicksOf(await start(bringing(upgrade.release)))?.leftAlone).toMatchObject({ event: 'rolled back' })
    expect(await live()).toMatchObject({ live: first.kicks.version })
  })

  test('keeps a part switched off', async () => {
    await ofKicks('switch', { isOff: true }, 'PUT')
    expect(kicksOf(await start(bringing(upgrade.release)))?.leftAlone).toMatchObject({ event: 'off' })
    expect(await live()).toMatchObject({ live: first.kicks.version, isOff: true })
  })

  test('keeps a canary', async () => {
    await publish(site, foreign.release, foreign.files, 10)
    expect(kicksOf(await start())?.leftAlone).toMatchObject({ event: 'canary' })
    expect(await live()).toMatchObject({ canary: { version: foreign.release.version, percent: 10 } })
  })
})

test('releases nothing that a concurrent start has released', async () => {
  const responses = await Promise.all([start(), start(bringing(upgrade.release), theirs)])
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
    const response = await batch({ releases, start: { checkout: ours, named: [] } })
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
      start: { checkout: ours, named: [] },
    })
    expect(response).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/Left as they are, because somebody else changed them last: kicks\.$/),
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
