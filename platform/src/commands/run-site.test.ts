import { runNodeQuietly } from '../run-tool'
import { packAside } from './run-site'

jest.mock('../run-tool', () => ({ runNodeQuietly: jest.fn() }))

const site = { address: 'http://127.0.0.1:3000', token: 'a token' }
let printed: jest.SpyInstance
beforeEach(() => {
  jest.mocked(runNodeQuietly).mockResolvedValue(0)
  printed = jest.spyOn(console, 'log').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

test('prints the address of the packages at the public address of a site that was started with one', async () => {
  await packAside(site, 'https://bucketeer.example')
  expect(printed).toHaveBeenCalledWith(
    '  Packages for other repositories: https://bucketeer.example/packages/',
  )
})

test('prints the address of the packages at the address that a site listens on without a public one', async () => {
  await packAside(site)
  expect(printed).toHaveBeenCalledWith('  Packages for other repositories: http://127.0.0.1:3000/packages/')
})
