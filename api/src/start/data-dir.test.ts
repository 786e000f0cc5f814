import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataDir } from './data-dir'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-folder-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a folder that is missing is made, with those above it', async () => {
  const deep = join(folder, 'a/b/c')
  expect(await prepareDataDir(deep)).toBe(deep)
  expect((await stat(deep)).isDirectory()).toBe(true)
})

test('a file in its place is refused in one line that names the variable', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(prepareDataDir(join(file, 'below'))).rejects.toThrow(/^DATA_DIR: .* Choose another folder\.$/)
})

test('a program in its place is no folder', async () => {
  await expect(prepareDataDir(process.execPath)).rejects.toThrow(/DATA_DIR/)
})

test('a place where no folder can be made is refused, and does not hang', async () => {
  await expect(prepareDataDir('/dev/null/below')).rejects.toThrow(/DATA_DIR/)
  await expect(prepareDataDir('/proc/bucketeer/below')).rejects.toThrow(/DATA_DIR/)
})
