import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { builtRelease } from '../../build/parts/built'
import { build } from '../build'
import { checkPart } from '../releases/check-part'
import { run } from '../release'
import { expectPackable } from '../run-site'

jest.mock('../run-site', () => ({ expectPackable: jest.fn(), packAside: jest.fn() }))
jest.mock('../build', () => ({ build: jest.fn() }))
jest.mock('../../build/parts/built', () => ({ isBuilt: () => false, builtRelease: jest.fn() }))

jest.mock('../releases/check-part', () => ({ checkPart: jest.fn() }))

const before = { ...process.env }
let site: Server
let to: string
let status: number
/** Responses by `METHOD path`; others get `status` and `message`. */
let answers: Record<string, object>
let calls: { call: string; body: string }[]
const message = 'This deploy token is good for journals, not for kicks.'
beforeAll(async () => {
  process.env.DEPLOY_TOKEN = 'a-token-of-another-team'
  site = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls.push({ call, body })
    const answer = answers[call]
    response
      .writeHead(answer ? 200 : status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { message }))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const place = site.address()
  to = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
})
afterAll(() => {
  process.env = before
  site.close()
})

const release = (options: { unchecked?: boolean } = {}) =>
  run({ args: [], values: { to, ...options }, positionals: ['kicks'] })
beforeEach(() => {
  jest.clearAllMocks()
  answers = {}
  calls = []
})

test('refuses a token for another part before the build', async () => {
  status = 403
  await expect(release()).rejects.toThrow(message)
  expect(checkPart).not.toHaveBeenCalled()
  expect(build).not.toHaveBeenCalled()
})

test('does not build or send a part whose checks fail', async () => {
  status = 200
  jest.mocked(checkPart).mockRejectedValueOnce(new Error('Nothing is released.'))
  await expect(release()).rejects.toThrow('Nothing is released.')
  expect(build).not.toHaveBeenCalled()
})

test('skips the checks with --unchecked', async () => {
  status = 200
  await expect(release({ unchecked: true })).rejects.toThrow('kicks is not built.')
  expect(checkPart).not.toHaveBeenCalled()
})

describe('several parts', () => {
  const releaseBoth = (options: { canary?: string } = {}) =>
    run({ args: [], values: { to, ...options }, positionals: ['shell', 'kicks'] })
  const served = (part: string) => ({ part, live: '1.0.0-s00000001', canary: null, isOff: part === 'kicks' })
  const batch = 'POST /api/release/batch'
  const bodyOf = () =>
    JSON.parse(calls.find(({ call }) => call === batch)?.body ?? '{}') as {
      releases: { part: string }[]
    }
  let lines: unknown[]
  beforeEach(() => {
    status = 200
    lines = []
    jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
    jest.mocked(builtRelease).mockImplementation(
      // The fields that the command reads.
      ({ name }) => ({ part: name, version: '1.0.0-s00000001', files: [] }) as never,
    )
    answers = {
      [batch]: {
        missing: [],
        parts: [
          { part: 'shell', served: served('shell') },
          { part: 'kicks', served: served('kicks') },
        ],
      },
    }
  })
  afterEach(() => void jest.mocked(builtRelease).mockReset())

  test('are checked, built and sent in one request', async () => {
    expect(await releaseBoth()).toBe(0)
    expect(jest.mocked(checkPart).mock.calls.map(([{ name }]) => name)).toEqual(['shell', 'kicks'])
    expect(build).toHaveBeenCalledTimes(2)
    expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([batch])
    expect(bodyOf().releases.map(({ part }) => part)).toEqual(['shell', 'kicks'])
    expect(lines).toContain('  Live for everybody. Open pages keep the previous version.')
    expect(lines).toContain('  kicks is still switched off; npm run releases -- kicks --on turns it on.')
  })

  test('are not sent when the checks of one fail', async () => {
    jest.mocked(checkPart).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('Kicks is red.'))
    await expect(releaseBoth()).rejects.toThrow('Kicks is red.')
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  test('are not sent when a package has changed without a new version', async () => {
    jest.mocked(expectPackable).mockRejectedValueOnce(new Error('A package has changed.'))
    await expect(releaseBoth()).rejects.toThrow('A package has changed.')
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  test('have no canary', async () => {
    await expect(releaseBoth({ canary: '10' })).rejects.toThrow('A canary has one part.')
    expect(calls).toEqual([])
  })
})
