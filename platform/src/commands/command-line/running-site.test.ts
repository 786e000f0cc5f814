import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectNoneRunning, findSite, storeRunning } from '../releases/site-access.mjs'

const before = { ...process.env }
let dataDir: string
let listener: Server
let address: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bucketeer-running-'))
  listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const place = listener.address()
  const port = typeof place === 'object' ? String(place?.port) : ''
  address = `http://127.0.0.1:${port}`
  Object.assign(process.env, { DATA_DIR: dataDir, PORT: port })
})
afterAll(() => {
  process.env = before
  listener.close()
  rmSync(dataDir, { recursive: true })
})

test('refuses to start on the port of a running site, and names its process', async () => {
  await storeRunning(dataDir, { pid: process.pid, address })
  await expect(expectNoneRunning()).rejects.toThrow(
    `Bucketeer runs from this folder already, at ${address}, as process ${process.pid}: Ctrl-C there or kill ${process.pid} stops it.`,
  )
})

test('allows a start after a site has ended, or while it listens on another port', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  await storeRunning(dataDir, { pid: ended.pid ?? 0, address })
  await expect(expectNoneRunning()).resolves.toBeUndefined()
  await storeRunning(dataDir, { pid: process.pid, address: 'http://127.0.0.1:1' })
  await expect(expectNoneRunning()).resolves.toBeUndefined()
})

test('refuses to start on the port of a running site when another server uses the same folder', async () => {
  await storeRunning(dataDir, { pid: process.pid, address })
  await storeRunning(dataDir, { pid: process.pid, address: 'http://127.0.0.1:1' })
  await expect(expectNoneRunning()).rejects.toThrow(`at ${address}, as process ${process.pid}`)
})

describe('A release command without --to', () => {
  const port = () => new URL(address).port
  beforeEach(async () => {
    process.env.DEPLOY_TOKEN = 'a-token'
    await storeRunning(dataDir, { pid: process.pid, address })
  })
  afterEach(() => {
    process.env.PORT = port()
  })

  test('uses the site that runs from this folder, on any port', async () => {
    delete process.env.PORT
    expect(await findSite()).toEqual({ address, token: 'a-token' })
  })

  test('uses PORT when it is set, and 3000 when no site runs', async () => {
    process.env.PORT = '4999'
    expect(await findSite()).toMatchObject({ address: 'http://127.0.0.1:4999' })
    delete process.env.PORT
    await storeRunning(dataDir, { pid: 2 ** 22 + 1, address })
    expect(await findSite()).toMatchObject({ address: 'http://127.0.0.1:3000' })
  })

  test.each(['two\nlines', 'tökén', 'a b'])('refuses the token %j without a request', async (token) => {
    process.env.DEPLOY_TOKEN = token
    await expect(findSite()).rejects.toThrow('DEPLOY_TOKEN has characters that no token has')
  })
})
