import type { Release } from '@bucketeer/platform'
import {
  deployToken,
  kicksFiles,
  nextKicks,
  publish,
  remoteRelease,
  sendFiles,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

/** A route of the old shell, which the new shell gives up and people takes. */
const user = { path: '/user/:userId', access: 'protected' as const }
const login = { path: '/login', access: 'public' as const }
const oldShell = shellRelease({ routes: [login, user] })
const newShell = shellRelease({ version: '1.1.0-s00000002', routes: [login] })
const ofPeople = (version: string, requires = {}) =>
  remoteRelease({
    part: 'people',
    version,
    routes: [user],
    chunks: { [user.path]: ['pages.js'] },
    requires,
  })
const people = ofPeople('1.0.0-s00000001')
const kicks = remoteRelease()
const checkout = '0'.repeat(32)

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publish(site, oldShell, shellFiles)
  await publish(site, kicks, kicksFiles)
})
afterEach(() => site.close())

const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = deployToken) =>
  site.call({ method, url: `/api/release${url}`, token, ...(body && { body }) })
const release = (releases: Release[], more: object = {}, token = deployToken) =>
  call('POST', '/batch', { releases, ...more }, token)
const rollBack = (parts: string[], token = deployToken) =>
  call('POST', '/rollback', { parts, why: 'a test' }, token)

/** Returns the live version of each part. */
const live = async () => {
  const { body } = await call('GET', '')
  const { served } = body as { served: { part: string; live: string }[] }
  return Object.fromEntries(served.map((each) => [each.part, each.live]))
}
const log = async () => {
  const { body } = await call('GET', '')
  return (body as { log: { part: string; event: string }[] }).log
}
const before = { shell: oldShell.version, kicks: kicks.version }
const after = { shell: newShell.version, kicks: kicks.version, people: people.version }

describe('a batch that moves a route from the shell to a remote', () => {
  test('makes both live together, and neither alone can take the route', async () => {
    expect(await publish(site, people, kicksFiles)).toMatchObject({
      status: 409,
      body: {
        message:
          'people declares the route /user/:userId, and shell has /user/:userId. Choose another path, or have shell give it up first, or together: npm run release -- shell people.',
      },
    })
    expect(await release([newShell, people])).toMatchObject({
      status: 200,
      body: {
        missing: [],
        parts: [
          { part: 'shell', event: 'released' },
          { part: 'people', event: 'released' },
        ],
      },
    })
    expect(await live()).toEqual(after)
  })

  test('changes nothing when one part does not fit', async () => {
    const misfit = ofPeople(people.version, { react: { range: '^20.0.0', names: [] } })
    expect(await release([newShell, misfit])).toMatchObject({ status: 409 })
    expect(await live()).toEqual(before)
    expect(await log()).toHaveLength(2)
  })

  test('is released by a start of the checkout that made the site', async () => {
    const start = { checkout, named: [] }
    await site.close()
    site = await openTestSite({ deployToken })
    await sendFiles(site, oldShell, shellFiles)
    await sendFiles(site, kicks, kicksFiles)
    expect(await release([oldShell, kicks], { start })).toMatchObject({ status: 200 })
    expect(await live()).toEqual(before)

    expect(await release([newShell, kicks, people], { start })).toMatchObject({
      status: 200,
      body: { parts: [{ event: 'released' }, { event: null }, { event: 'released' }] },
    })
    expect(await live()).toEqual(after)
  })

  test('is refused by a start that leaves the shell alone, with the command that releases both', async () => {
    const start = { checkout, named: [] }
    expect(await release([newShell, kicks, people], { start })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/npm run release -- shell people\..* Left as they are.*shell/) },
    })
    expect(await live()).toEqual(before)
    expect(
      await release([newShell, people], { start: { checkout, named: ['shell', 'people'] } }),
    ).toMatchObject({ status: 200 })
    expect(await live()).toEqual(after)
  })

  test('does not interleave with a concurrent batch', async () => {
    // Keeps the route in the shell; does not fit people.
    const otherShell = shellRelease({ version: '1.2.0-s00000003', routes: [login, user] })
    const otherKicks = nextKicks('1.2.0-s00000003')
    await sendFiles(site, otherKicks.release, otherKicks.files)
    const [one, other] = await Promise.all([
      release([newShell, people]),
      release([otherShell, otherKicks.release]),
    ])
    expect(one.status).toBe(200)
    expect([200, 409]).toContain(other.status)
    const kicksVersion = other.status === 200 ? otherKicks.release.version : kicks.version
    expect(await live()).toEqual({ ...after, kicks: kicksVersion })
  })
})

describe('permissions of a batch', () => {
  const newToken = async (part: string) => {
    const { body } = await site.call({
      method: 'POST',
      url: '/api/deploy-token',
      token: deployToken,
      body: { part, name: `the ${part} team` },
    })
    return (body as { token: string }).token
  }

  test("a team's token releases and rolls back no other part", async () => {
    const token = await newToken('people')
    expect((await release([newShell, people], {}, token)).status).toBe(403)
    await release([newShell, people])
    expect((await rollBack(['shell', 'people'], token)).status).toBe(403)
    expect(await live()).toEqual(after)
  })
})

describe('a rollback of several parts', () => {
  beforeEach(() => release([newShell, people]))

  test('undoes the move of a route, and the next batch makes it again', async () => {
    expect(await rollBack(['shell', 'people'])).toMatchObject({
      status: 200,
      body: {
        parts: [
          { part: 'shell', served: { live: oldShell.version }, event: 'rolled back' },
          { part: 'people', served: null, event: 'removed' },
        ],
      },
    })
    expect(await live()).toEqual(before)
    expect((await release([newShell, people])).status).toBe(200)
    expect(await live()).toEqual(after)
  })

  test('is what the refusal of a rollback of the shell alone names', async () => {
    expect(await call('POST', '/shell/rollback', {})).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/ Roll them back together: npm run rollback -- shell people\.$/),
      },
    })
    expect(await live()).toEqual(after)
    expect((await rollBack(['shell', 'people'])).status).toBe(200)
  })

  test('is not named where it would be refused, too', async () => {
    const next = ofPeople('1.1.0-s00000002')
    expect((await publish(site, next, kicksFiles)).status).toBe(200)
    const { status, body } = await call('POST', '/shell/rollback', {})
    expect(status).toBe(409)
    expect((body as { message: string }).message).not.toContain('Roll them back together')
    expect((await rollBack(['shell', 'people'])).status).toBe(409)
    expect(await live()).toEqual({ ...after, people: next.version })
  })

  test('keeps a part without a version before whose routes no other part takes back', async () => {
    await release([newShell, people])
    const { status, body } = await rollBack(['kicks', 'people'])
    expect(status).toBe(409)
    expect(body).toHaveProperty('message', expect.stringMatching(/There is no version of kicks before/))
    expect(await live()).toEqual(after)
  })

  test('needs several parts', async () => expect((await rollBack(['kicks'])).status).toBe(400))

  test('changes nothing when one part has nothing to go back to or is unknown', async () => {
    expect((await rollBack(['shell', 'nobody'])).status).toBe(404)
    await rollBack(['shell', 'people'])
    expect(await rollBack(['kicks', 'shell'])).toMatchObject({
      status: 409,
      body: { message: `There is no version of the shell before ${oldShell.version}.` },
    })
    expect(await live()).toEqual(before)
  })

  test('withdraws the canary of a part', async () => {
    const canary = nextKicks('1.1.0-s00000002')
    await publish(site, canary.release, canary.files, 10)
    expect(await rollBack(['kicks', 'people', 'shell'])).toMatchObject({
      body: { parts: [{ event: 'withdrawn' }, { event: 'removed' }, { event: 'rolled back' }] },
    })
    expect(await live()).toEqual(before)
  })

  test('happens once when two people ask for it at the same time', async () => {
    const responses = await Promise.all([rollBack(['shell', 'people']), rollBack(['shell', 'people'])])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await live()).toEqual(before)
  })

  test('leaves the parts alone at the next start of the checkout', async () => {
    await rollBack(['shell', 'people'])
    const response = await release([newShell, people], { start: { checkout, named: [] } })
    expect(response).toMatchObject({
      status: 200,
      body: { parts: [{ skipped: { event: 'rolled back' } }, { skipped: { event: 'removed' } }] },
    })
    expect(await live()).toEqual(before)
  })
})
