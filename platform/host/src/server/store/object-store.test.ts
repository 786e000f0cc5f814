import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { startS3Server } from '../../../../../api/test/s3-server'
import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'
import { createS3Store } from './s3-store'

interface TestStore {
  store: ObjectStore
  remove: () => Promise<void>
}

/** Creates an empty store of each kind. */
const kinds: Record<string, () => Promise<TestStore>> = {
  folder: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bucketeer-store-'))
    await writeFile(join(folder, 'secret'), 'secret')
    return {
      store: createFolderStore(join(folder, 'inside')),
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  },
  S3: async () => {
    const server = await startS3Server()
    return { store: createS3Store(server.config), remove: server.close }
  },
}

describe.each(Object.entries(kinds))('a store in %s', (_kind, make) => {
  let store: ObjectStore
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ store, remove } = await make())
  })
  afterAll(() => remove())

  test('passes its check while it is empty', () => expect(store.check()).resolves.toBeUndefined())

  test('opens a stored object with its size', async () => {
    await store.put('kicks/1.2.0/main.ab12@2x.js', Buffer.from('ahoy'))
    const found = await store.open('kicks/1.2.0/main.ab12@2x.js')
    expect(found?.size).toBe(4)
    expect(found && (await text(found.stream))).toBe('ahoy')
  })

  test('returns the size of an object', async () => {
    await store.put('sized', Readable.from([Buffer.alloc(70_000, 1), Buffer.alloc(5, 2)]))
    expect(await store.size('sized')).toBe(70_005)
    expect(await store.size('missing')).toBeNull()
  })

  test('lists the objects of a folder on all pages, without deeper folders', async () => {
    const names = ['a', 'b.jsonl', 'c', 'd', 'e']
    for (const key of [...names.map((name) => `list/${name}`), 'list/deeper/f', 'listing/g'])
      await store.put(key, Buffer.from('ahoy'))
    expect((await store.list('list')).toSorted()).toEqual(names)
    expect(await store.list('nothing')).toEqual([])
    await expect(store.list('../list')).rejects.toThrow('Invalid key')
  })

  test('stores a stream of many chunks, and an empty object', async () => {
    const chunks = Array.from({ length: 100 }, (_, index) => Buffer.alloc(10_000, index))
    await store.put('big', Readable.from(chunks))
    await store.put('empty', Buffer.alloc(0))
    const big = await store.open('big')
    expect(big && Buffer.concat(chunks).equals(await buffer(big.stream))).toBe(true)
    const empty = await store.open('empty')
    expect(empty && (await text(empty.stream))).toBe('')
    expect(empty?.size).toBe(0)
  })

  test('keeps the old object when the source stream fails', async () => {
    await store.put('page', Buffer.from('first'))
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('sec')
        throw new Error('connection lost')
      })(),
    )
    await expect(store.put('page', breaking)).rejects.toThrow('connection lost')
    const page = await store.open('page')
    expect(page && (await text(page.stream))).toBe('first')
  })

  test('finds nothing for an unknown key, a folder, or a key below a file', async () => {
    await store.put('a/b', Buffer.from('x'))
    for (const key of ['missing', 'a', 'a/b/c']) {
      expect(await store.has(key)).toBe(false)
      expect(await store.open(key)).toBeNull()
    }
  })

  test('deletes an object, and ignores a second deletion', async () => {
    await store.put('gone', Buffer.from('x'))
    expect(await store.has('gone')).toBe(true)
    await store.delete('gone')
    await store.delete('gone')
    expect(await store.has('gone')).toBe(false)
  })

  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    '',
    '.hidden',
    'a//b',
    'a/',
    'a\\b',
    'a\0b',
    '..',
  ])('rejects the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Invalid key')
    await expect(store.open(key)).rejects.toThrow('Invalid key')
    await expect(store.has(key)).rejects.toThrow('Invalid key')
    await expect(store.delete(key)).rejects.toThrow('Invalid key')
  })
})
