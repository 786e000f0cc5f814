import type { ReleasedSlot, RemoteRelease } from '@bucketeer/platform'
import { largestSlot } from '@bucketeer/platform'
import {
  deployToken,
  type Files,
  kicksFiles,
  postRelease,
  publish,
  publishShellAndKicks,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
})
afterEach(() => site.close())

const slots = { 'bar.member': '1.0.0', 'kick.panel': '1.2.0' }
/** Publishes a shell that has slots. */
const publishShellWithSlots = () => {
  const files = { ...shellFiles, 'shell.js': 'boot(2)' }
  return publish(site, shellRelease({ version: '1.1.0-s00000002', slots }, files), files)
}

const panel: ReleasedSlot = {
  name: 'kick.panel',
  order: 10,
  access: 'protected',
  minHeight: 80,
  props: '^1.0.0',
}
const logFiles: Files = { 'remoteEntry.js': 'entry(log)', 'pages.js': 'pages(log)', 'panel.js': 'panel()' }
/** A remote that has no page. */
const logRelease = (changes: Partial<RemoteRelease> = {}, files = logFiles) =>
  remoteRelease(
    {
      part: 'log',
      title: 'Log',
      owner: 'Log team',
      routes: [],
      chunks: { 'slot:kick.panel': ['pages.js', 'panel.js'] },
      slots: [panel],
      ...changes,
    },
    files,
  )
const refusal = async (changes: Partial<RemoteRelease>, files = logFiles) => {
  const { status, body } = await postRelease(site, logRelease(changes, files))
  return { status, message: (body as { message?: string }).message }
}
const readRegistry = async () => {
  const response = await site.app.inject({ method: 'GET', url: '/registry.json' })
  return response.json<{ remotes: { name: string; slots: unknown[]; chunks: unknown }[] }>()
}

test('a remote without pages goes live, and the registry has its slots', async () => {
  await publishShellWithSlots()
  expect((await publish(site, logRelease(), logFiles)).status).toBe(200)
  const log = (await readRegistry()).remotes.find(({ name }) => name === 'log')
  expect(log).toMatchObject({ slots: [panel], chunks: { 'slot:kick.panel': ['pages.js', 'panel.js'] } })
})

test('the registry has no slots of a remote that is switched off', async () => {
  await publishShellWithSlots()
  await publish(site, logRelease(), logFiles)
  await site.call({
    method: 'PUT',
    url: '/api/release/log/switch',
    token: deployToken,
    body: { isOff: true },
  })
  expect((await readRegistry()).remotes.find(({ name }) => name === 'log')).toMatchObject({ slots: [] })
})

test('status and the list of releases name the slots that a part fills, and its owner', async () => {
  await publishShellWithSlots()
  await publish(site, logRelease(), logFiles)
  const log = { part: 'log', owner: 'Log team', slots: ['kick.panel'] }
  const status = await site.app.inject({ method: 'GET', url: '/api/status' })
  expect(status.json()).toContainEqual(expect.objectContaining(log))
  const { body } = await site.call({ method: 'GET', url: '/api/release', token: deployToken })
  expect(body).toHaveProperty('served', expect.arrayContaining([expect.objectContaining(log)]))
})

test('refuses slots while the live shell has none', async () => {
  expect(await refusal({})).toEqual({
    status: 409,
    message: expect.stringMatching(
      /^log 1\.0\.0-s00000001 fills the slot kick\.panel, which shell 1\.0\.0-s00000001 does not have/,
    ) as string,
  })
})

describe('with a shell that has slots', () => {
  beforeEach(publishShellWithSlots)

  test.each<[string, Partial<RemoteRelease>, RegExp]>([
    [
      'an unknown slot',
      { slots: [{ ...panel, name: 'kick.attic' }], chunks: { 'slot:kick.attic': ['panel.js'] } },
      /fills the slot kick\.attic, which shell .* does not have\. It has bar\.member, kick\.panel\./,
    ],
    [
      'other props',
      { slots: [{ ...panel, props: '^2.0.0' }] },
      /fills the slot kick\.panel for props \^2\.0\.0, and shell .* has 1\.2\.0\. Build log for 1\.2\.0/,
    ],
    ['the same slot twice', { slots: [panel, panel] }, /fills the slot kick\.panel twice\. Join the two/],
    [
      'a slot with a file that is not in the release',
      { chunks: { 'slot:kick.panel': ['pages.js', 'other.js'] } },
      /lacks files of the slot kick\.panel/,
    ],
    ['a slot without files', { chunks: {} }, /lacks files of the slot kick\.panel\. Build it again/],
    ['neither route nor slot', { slots: [], chunks: {} }, /has no route and fills no slot/],
  ])('refuses %s and says what to do', async (_what, changes, words) => {
    const { status, message } = await refusal(changes)
    expect(status).toBe(409)
    expect(message).toMatch(words)
  })

  test('refuses a piece that is too large', async () => {
    const files = { ...logFiles, 'panel.js': 'x'.repeat(largestSlot) }
    const { status, message } = await refusal({}, files)
    expect(status).toBe(409)
    expect(message).toMatch(/brings 65 kB of scripts for the slot kick\.panel, and 64 kB are allowed/)
  })

  test('refuses the container of another remote', async () => {
    const { status, message } = await refusal({ container: remoteRelease().container })
    expect(status).toBe(409)
    expect(message).toMatch(/has the container kicks_1, and so has kicks/)
  })

  test('refuses a shell that gives up a slot which a live remote fills', async () => {
    await publish(site, logRelease(), logFiles)
    const files = { ...shellFiles, 'shell.js': 'boot(3)' }
    const release = shellRelease({ version: '1.2.0-s00000003', slots: { 'bar.member': '1.0.0' } }, files)
    const { status, body } = await publish(site, release, files)
    expect(status).toBe(409)
    expect(body).toHaveProperty('message', expect.stringMatching(/log .* fills the slot kick\.panel, which/))
  })

  test('refuses a rollback to a shell without slots while a remote fills one', async () => {
    await publish(site, logRelease(), logFiles)
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/release/shell/rollback',
      token: deployToken,
      body: {},
    })
    expect(status).toBe(409)
    expect(body).toHaveProperty(
      'message',
      expect.stringMatching(/fills the slot .*, which shell .* does not have/),
    )
  })
})

describe('a manifest that is not valid', () => {
  const react = { range: 'file:../react', names: [] }
  test.each<[string, object, string]>([
    ['an unknown field', { gadgets: [] }, 'release.gadgets is unknown to this server.'],
    [
      'a range that is no version',
      { requires: { react } },
      'release.requires.react.range must be a version or a range, such as ^1.2.3.',
    ],
    ['no entry', { entry: undefined }, 'release.entry is missing.'],
  ])('is refused by the name of the field: %s', async (_what, changes, message) => {
    const release = { ...remoteRelease({}, kicksFiles), ...changes }
    const { status, body } = await postRelease(site, release)
    expect({ status, body }).toMatchObject({ status: 400, body: { message } })
  })
})
