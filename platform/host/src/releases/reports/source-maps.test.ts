import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { toUrlHash } from '@bucketeer/platform'
import {
  remoteRelease,
  deployToken,
  type Files,
  kicksFiles,
  publish,
  publishShell,
} from '../../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../../api/test/test-site'
import { waitFor } from '../../../../../api/test/wait-for'

const scripts = Array.from({ length: 8 }, (_, index) => `script-${index}.js`)
const mapOf = (script: string) =>
  JSON.stringify({
    version: 3,
    sources: [`webpack://kicks@1.0.0-s00000001/./src/${script}`],
    names: [],
    mappings: 'AASI',
  })
const files: Files = {
  ...kicksFiles,
  ...Object.fromEntries(
    scripts.flatMap((script) => [[script, script] as const, [`${script}.map`, mapOf(script)] as const]),
  ),
}
const release = remoteRelease({}, files)
const { version } = release

let stacks: string[][] = []
let site: TestSite
let cookie = ''
beforeEach(async () => {
  stacks = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      const { msg, stack } = JSON.parse(String(chunk)) as { msg: string; stack: string[] }
      if (msg === 'A part failed in a browser') stacks.push(stack)
      done()
    },
  })
  const log = pino({ level: 'warn' }, sink)
  site = await openTestSite({ deployToken, trustedProxies: ['127.0.0.1'] }, log)
  await publishShell(site)
  await publish(site, release, files)
  const { headers } = await site.app.inject('/registry.json')
  cookie = String(headers['set-cookie']).split(';')[0] ?? ''
})
afterEach(async () => {
  jest.restoreAllMocks()
  await site.close()
})

/** Reports a failure with a frame in each of these files and returns the logged positions. */
const report = async (paths: string[], address: string) => {
  const before = stacks.length
  await site.call({
    method: 'POST',
    url: '/api/report',
    headers: { cookie, 'x-forwarded-for': address },
    body: {
      part: 'kicks',
      version,
      failure: 'render',
      stack: paths.map((path) => `at x (http://h/releases/${path}:1:3)`).join('\n'),
    },
  })
  return waitFor(() => stacks[before])
}
const kicks = (script: string) => `kicks/${version}/${script}`
const [script = ''] = scripts
const mapped = (path: string) => `x (kicks: src/${path}:10:5)`

test('maps frames after a report with a dozen invented files', async () => {
  await report(
    Array.from({ length: 12 }, (_, index) => kicks(`no${index}.js`)),
    '10.0.0.1',
  )
  expect(await report([kicks(script)], '10.0.0.1')).toEqual([mapped(script)])
})

test('maps frames of scripts with a hash instead of a version', async () => {
  const hash = (path: string) => toUrlHash(release.files.find((file) => file.path === path)?.sha384 ?? '')
  const url = (path: string, of: string) => `kicks/files/${path}?sha384=${hash(of)}`
  expect(await report([url(script, script), url(script, 'pages.js')], '10.0.0.1')).toEqual([
    mapped(script),
    `x (kicks/unknown version/${script}:1:3)`,
  ])
})

test('keeps a map in memory while invented files are reported', async () => {
  await report([kicks(script)], '10.0.0.1')
  const open = jest.spyOn(site.store, 'open')
  await report(['a.js', 'b.js', 'c.js', 'd.js', 'e.js'].map(kicks), '10.0.0.1')
  expect(await report([kicks(script)], '10.0.0.1')).toEqual([mapped(script)])
  expect(open).not.toHaveBeenCalled()
})

test('maps frames of other networks after one has reached its limit', async () => {
  const places = await report(scripts.map(kicks), '10.0.0.1')
  expect(places.filter((place) => place.startsWith('x (kicks: '))).toHaveLength(5)
  const others = scripts.slice(2, 7)
  expect(await report(others.map(kicks), '10.0.0.2')).toEqual(others.map(mapped))
})

test('reads a map once for concurrent reports', async () => {
  const { open: openNow } = site.store
  const open = jest.spyOn(site.store, 'open').mockImplementation(async (...key) => {
    await setTimeout(300)
    return openNow(...key)
  })
  await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => report([kicks(script)], address)))
  await waitFor(() => (stacks.length === 3 ? true : undefined))
  expect(stacks).toEqual([[mapped(script)], [mapped(script)], [mapped(script)]])
  expect(open).toHaveBeenCalledTimes(1)
})

test('maps a frame again after the store recovers', async () => {
  const open = jest.spyOn(site.store, 'open').mockRejectedValueOnce(new Error('The store is gone.'))
  expect(await report([kicks(script)], '10.0.0.1')).toEqual([`x (${kicks(script)}:1:3)`])
  expect(open).toHaveBeenCalledTimes(1)
  expect(await report([kicks(script)], '10.0.0.1')).toEqual([mapped(script)])
})

test('does not query the database for versions that are not served', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const unknown = ['kicks/9.9.9-s00000009/pages.js', 'stamps/1.0.0-s00000001/pages.js']
  await report(unknown, '10.0.0.1')
  // The report itself is stored with its stack.
  const asked = query.mock.calls
    .map((call) => JSON.stringify(call))
    .filter((call) => !call.includes('set \\"details'))
  expect(asked.join()).toContain('release_reports')
  expect(asked.join()).not.toMatch(/9\.9\.9-s00000009|stamps/)
})
