import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createFolderStore } from './folder-store'

test('a source that breaks leaves no draft behind', async () => {
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
