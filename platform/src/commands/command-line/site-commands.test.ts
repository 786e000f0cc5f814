import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../../bin/root.mjs'

const token = 'the-token-of-a-site-that-runs-here'
const entry = {
  part: 'postcards',
  version: '1.0.0-s00000001',
  event: 'released',
  percent: null,
  who: 'us',
  why: 'w'.repeat(100),
  at: '2026-11-23T10:00:00.000Z',
  origin: null,
}
const origin = {
  commit: 'c'.repeat(40),
  isDirty: true,
  source: `https://git.example/team/site/commit/${'c'.repeat(40)}`,
  isUnchecked: true,
}
const auditEntry = { id: 7, at: entry.at, who: 'us', what: 'release: released', subject: 'postcards 1' }
const served = {
  part: 'postcards',
  live: entry.version,
  canary: null,
  isOff: false,
  isRequired: false,
  owner: 'Kicks team',
  slots: [],
  failed: { live: 0, canary: null },
}

const canary = { version: '1.1.0-s00000002', percent: 10 }

/** A checkout without packages and without the part, with another lock file. */
let checkout: string
let site: Server
let asked: { call: string; token: string | undefined }[]

const answerTo = (call: string) => {
  if (call === 'PUT /api/release/steady/switch') return { served, event: null }
  if (call === 'POST /api/release/rollback')
    return {
      parts: [
        { part: 'shell', served: { ...served, part: 'shell' }, event: 'rolled back' },
        { part: 'people', served: null, event: 'removed' },
      ],
    }
  if (call === 'POST /api/release/dark/rollback')
    return { served: { ...served, isOff: true }, event: 'rolled back' }
  if (call === 'GET /api/release/failing')
    return {
      failures: [
        {
          ...{
            version: entry.version,
            failure: 'render',
            reason: 'No\u001b[31mstamp.',
            route: '/postcards',
          },
          ...{ stack: ['Page (src/page.tsx:4:2)'], visitors: 3, at: entry.at },
        },
      ],
    }
  if (call.startsWith('GET /api/release/')) return { failures: [] }
  if (call.includes('part=gone')) return { served: [], log: [{ ...entry, part: 'gone', event: 'removed' }] }
  if (call.includes('part=hostile')) return { served: [served], log: [{ ...entry, who: 'us\u001b[31m\nme' }] }
  if (call.includes('/rollback')) return { served, event: 'rolled back' }
  if (call.includes('/switch')) return { served: { ...served, isOff: true }, event: 'off' }
  if (call.startsWith('DELETE /api/release')) return { tokens: 2 }
  if (call.startsWith('POST /api/deploy-token')) return { _id: '1', token: 'a-new-token' }
  if (call.startsWith('GET /api/audit')) return [auditEntry]
  if (call.startsWith('GET /api/deploy-token')) return []
  if (call.includes('part=owned'))
    return {
      served: [{ ...served, owner: 'Postcards team', isRequired: true, isOff: true }],
      log: [{ ...entry, why: null, origin }],
    }
  if (call.includes('part=failing'))
    return { served: [{ ...served, canary, failed: { live: 3, canary: 1 } }], log: [entry] }
  return { served: [served], log: Array.from({ length: 2000 }, () => entry) }
}

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'bucketeer-checkout-'))
  for (const folder of ['platform/bin', 'platform/src/commands', 'platform/src/commands/releases'])
    cpSync(join(root, folder), join(checkout, folder), { recursive: true })
  for (const file of ['package.json', 'platform/package.json']) cpSync(join(root, file), join(checkout, file))
  writeFileSync(join(checkout, 'package-lock.json'), '{}')
  mkdirSync(join(checkout, '.data'))
  writeFileSync(join(checkout, '.data/deploy-token'), `${token}\n`)
  site = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    asked.push({ call, token: request.headers.authorization?.split(' ')[1] })
    request.resume()
    if (call.endsWith('/nope')) response.statusCode = 400
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answerTo(call)))
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(() => {
  site.close()
  rmSync(checkout, { recursive: true })
})
beforeEach(() => {
  asked = []
})

const port = () => String((site.address() as AddressInfo).port)

const env = () => ({ PORT: port() })

const start = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, [join(checkout, 'platform/bin/bucketeer.mjs'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const run = async (args: string[], env: Record<string, string>) => {
  const child = start(args, env)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { stdout, stderr, code }
}

const places = [
  {
    where: 'with a token',
    args: () => ['--to', `http://127.0.0.1:${port()}`],
    env: () => ({ DEPLOY_TOKEN: token }),
  },
  { where: 'on the server itself', args: () => [], env: () => ({ PORT: port() }) },
]
const calls = [
  [['releases', 'postcards', '--off', '-m', 'wrong'], 'PUT /api/release/postcards/switch'],
  [['rollback', 'postcards'], 'POST /api/release/postcards/rollback'],
  [['rollback', 'shell', 'people'], 'POST /api/release/rollback'],
  [['releases'], 'GET /api/release'],
  [['deploy-token'], 'GET /api/deploy-token'],
  [['deploy-token', 'postcards'], 'POST /api/deploy-token'],
] as const

describe.each(places)('A command without installed packages, run $where', ({ args, env }) => {
  test.each(calls)('%j sends %s', async (command, call) => {
    const { stderr, code } = await run([...command, ...args()], env())
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(asked[0]).toEqual({ call, token })
  })
})

test('releases shows the owner of a part, whether it is required, and the source of a release with its marks', async () => {
  const { stdout } = await run(['releases', 'owned'], { PORT: port() })
  expect(stdout).toContain('Postcards team')
  expect(stdout).toMatch(/required, switched off/)
  expect(stdout).toContain(`${origin.source} (with changes, unchecked)`)
})

test('audit prints a table, or one JSON object per line', async () => {
  const table = await run(['audit'], { PORT: port() })
  expect(table.stdout).toMatch(/2026-11-23 10:00:00 +us +release: released +postcards 1/)
  const { stdout } = await run(['audit', '--json', '--limit', '1'], { PORT: port() })
  expect(JSON.parse(stdout)).toEqual(auditEntry)
  expect(asked.map(({ call }) => call)).toContain('GET /api/audit?limit=1')
})

test('releases counts the visitors for whom the live version and the canary failed', async () => {
  const { stdout } = await run(['releases', 'failing'], { PORT: port() })
  expect(stdout).toMatch(/part +owner +live +canary +failed for/)
  expect(stdout).toContain('3 visitors, canary 1 visitor')
  expect(stdout).toMatch(/10:00 +\S+ +3 +render +\/postcards +No \[31mstamp\. +Page \(src\/page\.tsx:4:2\)/)
})

test('releases ends without an error when its output pipe is closed', async () => {
  const child = start(['releases'], { PORT: port() })
  const complaint = text(child.stderr)
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = await once(child, 'exit')
  expect({ code, complaint: await complaint }).toEqual({ code: 0, complaint: '' })
})

describe('releases --remove', () => {
  test('requires a confirmation, and refuses without a terminal', async () => {
    const { code, stderr } = await run(['releases', 'postcards', '--remove'], { PORT: port() })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'This removes postcards, whose deploy tokens then only read. Add --yes if you mean it.\n',
    })
    expect(asked).toEqual([])
  })

  test('removes a part without a confirmation with --yes', async () => {
    const command = ['releases', 'postcards', '--remove', '--yes', '-m', 'no more']
    const { code, stdout } = await run(command, { PORT: port() })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: '  postcards is removed. Its history stays, which its 2 deploy tokens still read.\n',
    })
    expect(asked).toEqual([{ call: 'DELETE /api/release/postcards?why=no+more', token }])
  })
})

test('releases --on and --off report when nothing changes', async () => {
  const [on, off] = [
    await run(['releases', 'steady', '--on'], env()),
    await run(['releases', 'steady', '--off'], env()),
  ]
  expect([on.stdout, off.stdout]).toEqual([
    '  steady is on already.\n',
    '  steady is switched off already.\n',
  ])
})

test('rollback reports a part that is still switched off', async () => {
  const { stdout } = await run(['rollback', 'dark'], env())
  expect(stdout).toContain('  dark is still switched off; npm run releases -- dark --on turns it on.\n')
})

test('rollback of several parts names what is live of each', async () => {
  const { stdout } = await run(['rollback', 'shell', 'people'], env())
  expect(stdout).toContain(`  shell: ${served.live} is live for everybody.\n`)
  expect(stdout).toContain('  people: off the site, as before its first release; a release brings it back.\n')
})

test('rollback takes a version for one part only', async () => {
  const mixed = ['rollback', 'kicks', '1.0.0-s00000001', 'shell']
  expect(await run(mixed, env())).toMatchObject({ code: 1, stderr: expect.stringContaining('one part') })
  await run(['rollback', 'kicks', '1.0.0-s00000001'], env())
  expect(asked.at(-1)).toMatchObject({ call: 'POST /api/release/kicks/rollback' })
})

test('releases shows the date of a removal, without an empty table', async () => {
  const { stdout } = await run(['releases', 'gone'], env())
  expect(stdout).toMatch(
    /^ {2}gone was removed from this site on 2026-11-23; a release brings it back\.\n\n {2}when/,
  )
  expect(stdout).not.toContain('failed for')
})

test('deploy-token --revoke reports an unknown id', async () => {
  expect(await run(['deploy-token', '--revoke', 'nope'], env())).toMatchObject({
    code: 1,
    stderr: 'nope is not the id of a token; npm run deploy-token lists them.\n',
  })
})

test('commands remove control characters from output and arguments', async () => {
  const { stdout } = await run(['releases', 'hostile'], env())
  expect(stdout).toContain('us [31m me')
  await run(['releases', 'postcards', '--remove', '--yes', '-m', 'one\ntwo'], env())
  expect(asked.at(-1)?.call).toBe('DELETE /api/release/postcards?why=one+two')
})

test('help and usage errors need no installation', async () => {
  expect(await run(['start', '--help'], {})).toMatchObject({ code: 0, stderr: '' })
  expect(await run(['release', 'kicks', '--canray', '10'], {})).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('did you mean --canary?'),
  })
  expect(await run(['start', 'extra'], {})).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'npm start has no argument extra. npm start -- --help shows how to use it.\n',
  })
  expect(await run(['relases'], {})).toMatchObject({
    code: 1,
    stderr: 'There is no command relases; did you mean releases?\n',
  })
})
