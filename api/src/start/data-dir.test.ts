import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataDir } from './site-database'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-folder-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('creates a missing folder and its parents', async () => {
  const deep = join(folder, 'a/b/c')
  expect(await prepareDataDir(deep)).toBe(deep)
  expect((await stat(deep)).isDirectory()).toBe(true)
})

test('rejects a path below a file with a message that names DATA_DIR', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(prepareDataDir(join(file, 'below'))).rejects.toThrow(/^DATA_DIR: .* Choose another folder\.$/)
})

test('rejects a file', async () => {
  await expect(prepareDataDir(process.execPath)).rejects.toThrow(/DATA_DIR/)
})

test('rejects a path where no folder can be created, without hanging', async () => {
  await expect(prepareDataDir('/dev/null/below')).rejects.toThrow(/DATA_DIR/)
  await expect(prepareDataDir('/proc/bucketeer/below')).rejects.toThrow(/DATA_DIR/)
})
