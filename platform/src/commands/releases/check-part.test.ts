import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToolQuietly } from '../../run-tool'
import { checkPart } from './check-part'

jest.mock('../../run-tool', () => ({ runToolQuietly: jest.fn() }))
jest.mock('../../../bin/root.mjs', () => ({ isInstalled: false, root: '' }))
const places = jest.requireMock<{ root: string }>('../../../bin/root.mjs')

const runTool = jest.mocked(runToolQuietly)
const write = (path: string, text = '') => writeFileSync(join(places.root, path), text)

beforeEach(() => {
  places.root = mkdtempSync(join(tmpdir(), 'bucketeer-checks-'))
  for (const folder of ['shell', 'shared-auth', 'shared-ui', 'platform', 'remote-kicks']) {
    mkdirSync(join(places.root, folder, 'src'), { recursive: true })
    write(`${folder}/src/main.ts`)
  }
  runTool.mockReset().mockResolvedValue(0)
  jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => rmSync(places.root, { recursive: true }))

const part = (name: string, folder: string) => ({ name, folder: join(places.root, folder) })
const shell = () => part('shell', 'shell')

test('a release of a remote checks its types and runs its tests', async () => {
  await checkPart(part('kicks', 'remote-kicks'))
  expect(runTool.mock.calls.map(([script]) => script)).toEqual(['typescript/bin/tsc', 'jest/bin/jest.js'])
  expect(runTool).toHaveBeenLastCalledWith('jest/bin/jest.js', [
    '--selectProjects',
    'remote-kicks',
    '--passWithNoTests',
  ])
})

test('a release of the shell also runs the tests of what it brings to all pages', async () => {
  await checkPart(shell())
  expect(runTool.mock.calls[1]?.[1]).toEqual([
    '--selectProjects',
    'shell',
    'shared-auth',
    'shared-ui',
    '--passWithNoTests',
  ])
})

test('what has passed is checked again when a file has changed, also one of shared-ui', async () => {
  await checkPart(shell())
  await checkPart(shell())
  expect(runTool).toHaveBeenCalledTimes(2)
  write('shared-ui/src/main.ts', 'export const accent = 1')
  await checkPart(shell())
  expect(runTool).toHaveBeenCalledTimes(4)
})

test('says which check failed, and checks again the next time', async () => {
  runTool.mockResolvedValueOnce(0).mockResolvedValueOnce(1)
  await expect(checkPart(shell())).rejects.toThrow('Nothing is released: the tests of shell fail.')
  await checkPart(shell())
  expect(runTool).toHaveBeenCalledTimes(4)
})
