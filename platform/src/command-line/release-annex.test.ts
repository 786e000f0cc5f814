import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { annexOf } from '../commands/build'
import { run } from '../commands/release'
import type { Part } from '../parts/parts'

const version = '0.1.0-s00000001'
const older = '0.1.0-s00000000'

jest.mock('../commands/pack-aside', () => ({ packAside: jest.fn() }))
jest.mock('../commands/build', () => ({ build: jest.fn(), annexOf: jest.fn() }))
jest.mock('../parts/built-release', () => ({
  isBuilt: () => true,
  builtRelease: ({ name }: Part) => ({ part: name, version: '0.1.0-s00000001', files: [] }),
}))
jest.mock('../parts/source-hash', () => ({ versionOf: () => '0.1.0-s00000001' }))

const before = { ...process.env }
let site: Server
let to: string
/** The live versions of the site's parts. */
let live: Record<string, string>
let calls: { call: string; body: string }[]
let annexStatus: number
beforeAll(async () => {
  process.env.DEPLOY_TOKEN = 'a-token'
  site = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls.push({ call, body })
    const isAnnex = call.endsWith('/annex')
    response.writeHead(isAnnex ? annexStatus : 200, { 'content-type': 'application/json' })
    const served = Object.entries(live).map(([part, each]) => ({
      part,
      live: each,
      canary: null,
      isOff: false,
    }))
    const answer = call.startsWith('GET')
      ? { served }
      : { missing: [], served: served[0] ?? { part: 'kicks' } }
    response.end(JSON.stringify(isAnnex ? { message: 'They do not fit.' } : answer))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const place = site.address()
  to = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
})
afterAll(() => {
  process.env = before
  site.close()
})

let lines: string[]
beforeEach(() => {
  calls = []
  lines = []
  annexStatus = 204
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)))
  jest
    .mocked(annexOf)
    .mockReset()
    .mockImplementation(({ name }, shell) => Promise.resolve({ part: name, version, shell, pages: {} }))
})
afterEach(() => jest.restoreAllMocks())

const release = (name: string) => run({ args: [], values: { to, unchecked: true }, positionals: [name] })
const sent = () => calls.flatMap(({ call }) => (call.endsWith('/annex') ? [call] : []))

test('a release of a remote sends its annex after it, for the live shell', async () => {
  live = { kicks: older, shell: version }
  await release('kicks')
  expect(sent()).toEqual(['PUT /api/release/kicks/annex'])
  expect(calls.at(-1)?.body).toBe(JSON.stringify({ version, shell: version, pages: {} }))
})

test('a release of a remote renders nothing for a site with another shell', async () => {
  live = { kicks: older, shell: older }
  await release('kicks')
  expect(annexOf).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test('a release of the shell sends the annexes of those remotes whose live version the checkout has', async () => {
  live = { shell: older, kicks: version, marketing: version, buckets: older }
  await release('shell')
  expect(sent()).toEqual(['PUT /api/release/kicks/annex', 'PUT /api/release/marketing/annex'])
})

test('pages that do not render prevent the release of their remote, and no release of the shell', async () => {
  live = { shell: version, kicks: version }
  jest.mocked(annexOf).mockRejectedValue(new Error('kicks cannot prerender /kicks: no map'))
  await expect(release('kicks')).rejects.toThrow('kicks cannot prerender /kicks: no map')
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await release('shell')
  expect(lines).toContain('  No prerendered pages of kicks: kicks cannot prerender /kicks: no map')
})

test('a refused annex leaves the release live', async () => {
  live = { kicks: older, shell: version }
  annexStatus = 403
  expect(await release('kicks')).toBe(0)
  expect(lines).toContain('  No prerendered pages of kicks: They do not fit.')
})
