import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hexOf } from '../../contract/file-url'
import { parallelRequests } from '../../contract/in-parallel'
import { releaseBuilt } from './release-built'
import type { BuiltRelease } from './send-release'

const sha384 = `sha384-${'A'.repeat(64)}`
let folder: string
let build: BuiltRelease
/** Responses of the site by `METHOD path`, as status and body. The last one repeats. */
let answers: Record<string, [status: number, body: object][]>
let answerCall: (call: string) => Promise<[status: number, body: object]>
let calls: { call: string; body: string }[]
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  writeFileSync(join(folder, 'entry.js'), 'entry()')
  const version = '0.1.0-s00000001'
  const common = { part: 'kicks', version, title: 'Kicks', owner: 'Kicks team', entry: 'entry.js' }
  const files = [{ path: 'entry.js', size: 7, sha384 }]
  build = {
    folder,
    release: {
      ...common,
      files,
      container: 'kicks',
      routes: [],
      nav: [],
      slots: [],
      chunks: {},
      requires: {},
      asks: {},
    },
  }
  calls = []
  answers = {}
  answerCall = async (call) => {
    const [answer = [404, {}]] = answers[call] ?? []
    if ((answers[call]?.length ?? 0) > 1) answers[call]?.shift()
    return answer
  }
  server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls.push({ call, body })
    const [status, answer] = await answerCall(call)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = (named: string[] = []) => {
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  return releaseBuilt({ address: `http://127.0.0.1:${port}`, token: 'a-token' }, named, [build])
}
const batch = 'POST /api/release/batch'
const registry = 'GET /registry.json'
const served = (live: string, isOff = false) => ({ part: 'kicks', live, canary: null, isOff })
const outcome = (changes: object) => ({
  missing: [],
  parts: [{ part: 'kicks', served: served('0.1.0-s00000001'), skipped: null, ...changes }],
})

test('sends the files that the site lacks, with the named parts', async () => {
  const hex = '0'.repeat(96)
  answers = {
    [batch]: [
      [202, { missing: [sha384], parts: [] }],
      [200, outcome({})],
    ],
    [`PUT /api/release/file/${hex}`]: [[200, {}]],
  }
  expect(await start(['kicks'])).toEqual([])
  expect(calls.map(({ call }) => call)).toEqual([batch, `PUT /api/release/file/${hex}`, batch])
  expect(calls[1]?.body).toBe('entry()')
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    why: 'npm start -- --release kicks',
    start: { named: ['kicks'] },
  })
})

test('sends several files at once, and after an interruption only those that the site still lacks', async () => {
  const files = Array.from({ length: 60 }, (_, index) => ({
    path: `${index}.js`,
    size: 1,
    sha384: `sha384-${Buffer.alloc(48, index).toString('base64')}`,
  }))
  for (const { path } of files) writeFileSync(join(folder, path), 'x')
  build.release.files = files
  const stored = new Set<string>()
  const missing = () =>
    files.map((file) => file.sha384).filter((hash) => !stored.has(`PUT /api/release/file/${hexOf(hash)}`))
  let accepted = 20
  let [open, most] = [0, 0]
  answerCall = async (call) => {
    if (call === registry) return [503, {}]
    if (call === batch) return [200, { ...outcome({}), missing: missing() }]
    open += 1
    most = Math.max(most, open)
    // Long enough for a busy machine to send the others.
    await pause(80)
    open -= 1
    if ((accepted -= 1) < 0) return [503, { message: 'Stopping.' }]
    stored.add(call)
    return [200, {}]
  }
  await expect(start()).rejects.toThrow('Stopping.')
  // Those on their way would count with the next ones.
  while (open > 0) await pause(5)
  accepted = 60
  calls = []
  await start()
  expect(most).toBe(parallelRequests)
  expect(stored.size).toBe(60)
  // Some of the first 20 may have been on their way.
  expect(calls.filter(({ call }) => call.startsWith('PUT')).length).toBeLessThan(60)
})

test('reports a part that was left alone, unless the site has the same version', async () => {
  const skipped = { event: 'released', who: 'the kicks team', at: new Date().toISOString(), wasLive: false }
  answers = { [batch]: [[200, outcome({ served: served('0.2.0-s00000002'), skipped })]] }
  expect(await start()).toEqual([expect.stringMatching(/^kicks: live 0\.2\.0-s00000002 \(released by/)])
  answers = { [batch]: [[200, outcome({ skipped })]] }
  expect(await start()).toEqual([])
})

test('reports a named part that is switched off', async () => {
  answers = { [batch]: [[200, outcome({ served: served('0.1.0-s00000001', true) })]] }
  expect(await start(['kicks'])).toEqual([
    'kicks is still switched off; npm run releases -- kicks --on turns it on.',
  ])
})

test('reports why nothing was released, and continues on a site with a shell', async () => {
  answers = { [batch]: [[409, { message: 'It does not fit.' }]], [registry]: [[200, {}]] }
  expect(await start()).toEqual(['Nothing was released, and the live versions stay live: It does not fit.'])
})

test('fails when the site refuses the release and has no shell', async () => {
  answers = { [batch]: [[409, { message: 'It does not fit.' }]], [registry]: [[503, {}]] }
  await expect(start()).rejects.toThrow('It does not fit.')
})
