import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createFolderStore } from './folder-store'
import { StoreUnavailable } from './object-store'

test('leaves no temporary file when the source stream fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-store-'))
  const store = createFolderStore(folder)
  await store.put('page', Buffer.from('first'))
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('sec')
      throw new Error('connection lost')
    })(),
  )
  await expect(store.put('page', breaking)).rejects.toThrow('connection lost')
  expect(await readdir(folder)).toEqual(['page'])
  await rm(folder, { recursive: true })
})

test('rejects every operation while its folder is unusable, and recovers', async () => {
  const home = await mkdtemp(join(tmpdir(), 'bucketeer-store-'))
  const folder = join(home, 'objects')
  const store = createFolderStore(folder)
  await writeFile(folder, 'in its place')
  const calls = [
    () => store.put('a/page', Buffer.from('x')),
    () => store.open('a/page'),
    () => store.has('a/page'),
    () => store.delete('a/page'),
    () => store.check(),
  ]
  for (const call of calls) await expect(call()).rejects.toThrow(StoreUnavailable)
  await rm(folder)
  await store.put('a/page', Buffer.from('x'))
  expect(await store.has('a/page')).toBe(true)
  await rm(home, { recursive: true })
})

test('creates folders and files that only its user can read', async () => {
  const home = await mkdtemp(join(tmpdir(), 'bucketeer-store-'))
  await createFolderStore(join(home, 'objects')).put('pictures/a/640.webp', Buffer.from('x'))
  const modeOf = async (path: string) => (await stat(join(home, path))).mode & 0o777
  for (const folder of ['objects', 'objects/pictures', 'objects/pictures/a'])
    expect([folder, await modeOf(folder)]).toEqual([folder, 0o700])
  expect(await modeOf('objects/pictures/a/640.webp')).toBe(0o600)
  await rm(home, { recursive: true })
})
