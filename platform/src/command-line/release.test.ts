import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { build } from '../commands/build'
import { run } from '../commands/release'

jest.mock('../commands/build', () => ({ build: jest.fn() }))
jest.mock('../parts/built-release', () => ({ isBuilt: () => false, builtRelease: () => undefined }))

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

const release = () => run({ args: [], values: { to }, positionals: ['kicks'] })

test('a token that is not good for the part is refused before anything is built', async () => {
  status = 403
  await expect(release()).rejects.toThrow(message)
  expect(build).not.toHaveBeenCalled()
})

test('a site that is too old to be asked gets the release', async () => {
  status = 404
  await expect(release()).rejects.toThrow('kicks is not built.')
  expect(build).toHaveBeenCalledTimes(1)
})
