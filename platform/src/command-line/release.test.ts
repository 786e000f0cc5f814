import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { build } from '../commands/build'
import { checkPart } from '../releases/check-part'
import { run } from '../commands/release'

jest.mock('../commands/build', () => ({ build: jest.fn() }))
jest.mock('../parts/built-release', () => ({ isBuilt: () => false, builtRelease: () => undefined }))

jest.mock('../releases/check-part', () => ({ checkPart: jest.fn() }))

const before = { ...process.env }
let site: Server
let to: string
let status: number
const message = 'This deploy token is good for journals, not for kicks.'
beforeAll(async () => {
  process.env.DEPLOY_TOKEN = 'a-token-of-another-team'
  site = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
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
beforeEach(() => void jest.clearAllMocks())

test('refuses a token for another part before the build', async () => {
  status = 403
  await expect(release()).rejects.toThrow(message)
  expect(checkPart).not.toHaveBeenCalled()
  expect(build).not.toHaveBeenCalled()
})

test('does not build or send a part whose checks fail', async () => {
  status = 404
  jest.mocked(checkPart).mockRejectedValueOnce(new Error('Nothing is released.'))
  await expect(release()).rejects.toThrow('Nothing is released.')
  expect(build).not.toHaveBeenCalled()
})

test('skips the checks with --unchecked', async () => {
  status = 404
  await expect(release({ unchecked: true })).rejects.toThrow('kicks is not built.')
  expect(checkPart).not.toHaveBeenCalled()
})

test('sends the release to an older site that cannot check the token first', async () => {
  status = 404
  await expect(release()).rejects.toThrow('kicks is not built.')
  expect(build).toHaveBeenCalledTimes(1)
})
