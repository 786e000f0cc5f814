import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { InvalidValue } from '@bucketeer/host/server'
import { type Contents, rowsOf, withUpload, writeZip, useUploads } from './testing/uploads'

useUploads()

const zipOf = async (contents: Contents) => readFile(await writeZip(contents))
const list = '- [ ] Rome\n'

/** Returns a ZIP file with bytes replaced in its text, as tools for attacks do it. */
const changed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** Returns a ZIP file whose directory, which begins with PK\\x01\\x02, has other bytes at an offset. */
function withDirectory(zip: Buffer, offset: number, ...bytes: number[]) {
  const copy = Buffer.from(zip)
  copy.set(bytes, copy.indexOf('PK\x01\x02') + offset)
  return copy
}

const refused: [title: string, code: string, make: () => Promise<Buffer>][] = [
  [
    'a path above the archive',
    'import-file.path',
    async () => changed(await zipOf({ 'aaa.md': list }), 'aaa.md', '../.md'),
  ],
  [
    'an absolute path',
    'import-file.path',
    async () => changed(await zipOf({ 'aaa.md': list }), 'aaa.md', '/aa.md'),
  ],
  [
    'a path with a backslash',
    'import-file.path',
    async () => changed(await zipOf({ 'aaa.md': list }), 'aaa.md', 'a\\a.md'),
  ],
  [
    'a path with a drive',
    'import-file.path',
    async () => changed(await zipOf({ 'aaa.md': list }), 'aaa.md', 'C:/.md'),
  ],
  [
    'a symbolic link',
    'import-file.link',
    async () => withDirectory(await zipOf({ 'a.md': list }), 38, 0, 0, 0xff, 0xa1),
  ],
  [
    'an encrypted file',
    'import-file.encrypted',
    async () => withDirectory(await zipOf({ 'a.md': list }), 8, 1),
  ],
  [
    'an unknown packing',
    'import-file.packing',
    async () => withDirectory(await zipOf({ 'a.md': list }), 10, 93),
  ],
  [
    'a name twice',
    'import-file.same-name',
    async () => changed(await zipOf({ 'a.md': list, 'b.md': list }), 'b.md', 'a.md'),
  ],
  [
    'a file of a thousandth of its size',
    'import-file.too-large',
    async () => zipOf({ 'a.md': Buffer.alloc(2 ** 24) }),
  ],
  [
    'a total of more than 2 GB',
    'import-file.too-large',
    async () => withDirectory(await zipOf({ 'a.md': list }), 20, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0xff),
  ],
  [
    'a size that is too small',
    'import-file.damaged',
    async () => withDirectory(await zipOf({ 'a.md': list.repeat(99) }), 24, 9, 0, 0, 0),
  ],
  [
    'a size that is too large',
    'import-file.damaged',
    async () => withDirectory(await zipOf({ 'a.md': list.repeat(99) }), 24, 0, 9, 0, 0),
  ],
  ['no end', 'import-file.damaged', async () => (await zipOf({ 'a.md': list.repeat(999) })).subarray(0, -30)],
  [
    'damaged data',
    'import-file.damaged',
    async () => changed(await zipOf({ 'a.md': list.repeat(99) }), 'PK\x01\x02', 'PK\x01\x03'),
  ],
  ['nothing', 'import-file.unknown', async () => zipOf({})],
  ['pictures only', 'import-file.unknown', async () => zipOf({ 'a.jpg': 'a', 'b.jpg': 'b' })],
]
test.each(refused)('refuses an archive with %s', async (_, code, make) => {
  const error: unknown = await rowsOf(await make()).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(InvalidValue)
  expect(error).toMatchObject({ sentence: { code } })
})

test('reads a photo of an archive, and none that it does not have', async () => {
  await withUpload(
    { 'a.md': list, 'b/c.jpg': 'photo', '__MACOSX/._a.md': 'x', '.DS_Store': 'x' },
    async (upload) => {
      const photo = upload.photo('b/c.jpg')
      expect(photo && (await text(photo))).toBe('photo')
      expect(upload.photo('b/d.jpg')).toBeUndefined()
    },
  )
})
