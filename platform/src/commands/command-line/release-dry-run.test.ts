import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { build } from '../build'
import { run } from '../release'
import type { Part } from '../../build/parts/parts'
import { checkPart } from '../releases/check-part'

const version = '0.1.0-s00000002'
const older = '0.1.0-s00000001'

jest.mock('../run-site', () => ({ expectPackable: jest.fn() }))
jest.mock('../build', () => ({ build: jest.fn() }))
jest.mock('../../build/parts/built', () => ({
  isBuilt: () => false,
  builtRelease: ({ name }: Part) => ({ part: name, version: '0.1.0-s00000002', files: [] }),
}))
jest.mock('../releases/check-part', () => ({ checkPart: jest.fn() }))

const before = { ...process.env }
const checkCall = 'POST /api/release/check'
let site: Server
let to: string
/** The response to the check. */
let check: object | undefined
let calls: { call: string; body: string }[]
beforeAll(async () => {
  process.env.DEPLOY_TOKEN = 'a-token'
  site = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls.push({ call, body })
    const answer = call === checkCall ? check : { served: null }
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { message: 'There is nothing to POST at this address.' }))
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
  jest.clearAllMocks()
  calls = []
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)))
})
afterEach(() => jest.restoreAllMocks())

const dryRun = (positionals: string[], options: { canary?: string } = {}) =>
  run({ args: [], values: { to, 'dry-run': true, ...options }, positionals })
const checkedPart = (part: string, changes: object = {}) => ({
  part,
  live: older,
  isNew: true,
  problems: [],
  ...changes,
})

test('checks and builds the part, and only asks the site', async () => {
  check = { parts: [checkedPart('kicks')], others: [], missing: 3 }
  expect(await dryRun(['kicks'])).toBe(0)
  expect(checkPart).toHaveBeenCalledTimes(1)
  expect(build).toHaveBeenCalledTimes(1)
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/release/kicks', checkCall])
  expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ releases: [{ part: 'kicks', version, files: [] }] })
  expect(lines).toEqual([
    `  kicks ${version} would become live in place of ${older}.`,
    `  3 files that ${to} does not have. Nothing was changed.`,
  ])
})

test('prints every problem of the parts and of the others, and fails', async () => {
  check = {
    parts: [checkedPart('shell'), checkedPart('kicks', { problems: ['One.', 'Two.'] })],
    others: [{ part: 'people', version: older, problems: ['Three.'] }],
    missing: 0,
  }
  expect(await dryRun(['shell', 'kicks'])).toBe(1)
  expect(lines.slice(0, -1)).toEqual([
    `  shell ${version} would become live in place of ${older}.`,
    `  kicks ${version} would be refused:`,
    '    One.',
    '    Two.',
    `  people ${older}, which visitors get, would not fit:`,
    '    Three.',
  ])
})

test.each([
  [{ live: null }, 'would become live as a new part.'],
  [{ isNew: false }, 'is live already.'],
])('says what would happen with %j', async (changes, outcome) => {
  check = { parts: [checkedPart('kicks', changes)], others: [], missing: 0 }
  expect(await dryRun(['kicks'])).toBe(0)
  expect(lines[0]).toBe(`  kicks ${version} ${outcome}`)
})

test('refuses a canary', async () => {
  await expect(dryRun(['kicks'], { canary: '10' })).rejects.toThrow('A dry run has no canary.')
  expect(calls).toEqual([])
})
