import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { createFolderStore } from './folder-store'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = async (key: string) => {
  const found = await createFolderStore(folder).open(key)
  return found && text(found.stream)
}

test('what is put under a key is opened with its size', async () => {
  const store = createFolderStore(folder)
  await store.put('kicks/1.2.0/main.ab12.js', Buffer.from('ahoy'))
  const found = await store.open('kicks/1.2.0/main.ab12.js')
  expect(found?.size).toBe(4)
  expect(found && (await text(found.stream))).toBe('ahoy')
})

test('a stream of many chunks arrives whole, and an empty one too', async () => {
  const store = createFolderStore(folder)
  const chunks = Array.from({ length: 100 }, (_, index) => Buffer.alloc(10_000, index))
  await store.put('big', Readable.from(chunks))
  await store.put('empty', Buffer.alloc(0))
  const big = await store.open('big')
  expect(big && Buffer.concat(chunks).equals(await buffer(big.stream))).toBe(true)
  const empty = await store.open('empty')
  expect(empty && (await text(empty.stream))).toBe('')
  expect(empty?.size).toBe(0)
})

test('a source that breaks leaves the object before it, and no draft', async () => {
  const store = createFolderStore(folder)
  await store.put('page', Buffer.from('first'))
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('sec')
      throw new Error('connection lost')
    })(),
  )
  await expect(store.put('page', breaking)).rejects.toThrow('connection lost')
  expect(await read('page')).toBe('first')
  expect(await readdir(folder)).toEqual(['page'])
})

test('there is nothing under an unknown key, a folder, or a key below a file', async () => {
  const store = createFolderStore(folder)
  await store.put('a/b', Buffer.from('x'))
  for (const key of ['missing', 'a', 'a/b/c']) {
    expect(await store.has(key)).toBe(false)
    expect(await store.open(key)).toBeNull()
  }
})

test('a deleted object is gone, and may be deleted again', async () => {
  const store = createFolderStore(folder)
  await store.put('a', Buffer.from('x'))
  expect(await store.has('a')).toBe(true)
  await store.delete('a')
  await store.delete('a')
  expect(await store.has('a')).toBe(false)
})

test.each(['../secret', 'a/../../secret', '/etc/passwd', '', '.hidden', 'a//b', 'a/', 'a\\b', 'a\0b', '..'])(
  'the key %j is refused by every call',
  async (key) => {
    const store = createFolderStore(join(folder, 'inside'))
    await writeFile(join(folder, 'secret'), 'secret')
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
    await expect(store.open(key)).rejects.toThrow('Not a key')
    await expect(store.has(key)).rejects.toThrow('Not a key')
    await expect(store.delete(key)).rejects.toThrow('Not a key')
  },
)
