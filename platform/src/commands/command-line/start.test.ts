import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAside } from '../build'
import { run } from '../start'
import { freePortFrom } from '../dev/develop-against'
import { releaseBuilt } from '../releases/release-built'
import { storeRunning } from '../releases/site-access.mjs'

jest.mock('../build', () => ({ buildAside: jest.fn() }))
jest.mock('../releases/release-built', () => ({ releaseBuilt: jest.fn() }))
jest.mock('../../../bin/root.mjs', () => ({
  ...jest.requireActual<object>('../../../bin/root.mjs'),
  get root() {
    return process.env.DATA_DIR
  },
}))
jest.mock('../../build/parts/parts', () => ({ findPart: jest.fn(), findParts: jest.fn() }))

const before = { ...process.env }
let folder: string
let port: number
let address: string
let complaint: jest.SpyInstance
beforeEach(async () => {
  port = await freePortFrom(4741)
  address = `http://127.0.0.1:${port}`
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-start-'))
  mkdirSync(join(folder, 'api/dist'), { recursive: true })
  Object.assign(process.env, { DATA_DIR: folder, PORT: String(port) })
  complaint = jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'log').mockImplementation()
})
afterEach(() => {
  process.env = { ...before }
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Writes a server's bundle with this program. */
const serverOf = (program: string) => writeFileSync(join(folder, 'api/dist/main.js'), program)
const start = () => run({ args: [], values: {}, positionals: [] })
const listening = (answer = '') =>
  `require('node:http').createServer((_, response) => {${answer}}).listen(${port}, '127.0.0.1', () => process.send({ address: '${address}' }))`

test('start reports the signal that killed the server, and how to restart it', async () => {
  jest.mocked(releaseBuilt).mockImplementation(async () => {
    const { pid } = JSON.parse(readFileSync(join(folder, `running/${port}.json`), 'utf8'))
    process.kill(pid, 'SIGKILL')
    return []
  })
  serverOf(listening())
  expect(await start()).toBe(1)
  expect(complaint).toHaveBeenCalledWith(
    'The server ended (SIGKILL). npm start starts it again; nothing is lost.',
  )
})

test('start prints no message when the server exits with an error code', async () => {
  serverOf('process.exit(3)')
  expect(await start()).toBe(3)
  expect(complaint).not.toHaveBeenCalled()
})

test('start names a server of this folder that took the port during the build', async () => {
  const other = createServer()
  jest.mocked(buildAside).mockImplementationOnce(async () => {
    await once(other.listen(port, '127.0.0.1'), 'listening')
    await storeRunning(folder, { pid: process.pid, address })
  })
  serverOf('process.exit(1)')
  await expect(start()).rejects.toThrow(`at ${address}, as process ${process.pid}`)
  other.close()
})

test('start prints what it does, and the address once the front page answers', async () => {
  jest.mocked(releaseBuilt).mockResolvedValue([])
  const answered = join(folder, 'answered')
  serverOf(`let visits = 0
    ${listening(`
      if (++visits < 4) return response.writeHead(503).end()
      require('node:fs').writeFileSync(${JSON.stringify(answered)}, '')
      response.end()
      setTimeout(() => process.exit(0), 500)`)}`)
  const printed: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    if (line.includes(address)) expect(existsSync(answered)).toBe(true)
    printed.push(line.trim())
  })
  expect(await start()).toBe(0)
  const phases = [
    'Starting the database and the server …',
    'Releasing what is new …',
    'Opening the front page …',
  ]
  expect(printed.filter((line) => line.endsWith('…'))).toEqual(phases)
  expect(printed).toContain(`Bucketeer is at ${address}`)
})
