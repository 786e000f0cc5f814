import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checksums, writeArchive } from './write-archive'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-archive-'))
  mkdirSync(join(folder, 'site/lib'), { recursive: true })
  writeFileSync(join(folder, 'site/start'), '#!/bin/sh\n')
  chmodSync(join(folder, 'site/start'), 0o750)
  writeFileSync(join(folder, 'site/lib/a'), 'A')
  symlinkSync('a', join(folder, 'site/lib/b'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const time = new Date('2026-01-31T12:00:00Z')
const write = async (name: string) => {
  await writeArchive(join(folder, 'site'), 'site-1.0.0', join(folder, name), time)
  return readFileSync(join(folder, name))
}

test('writes the same bytes for the same files, whatever their times', async () => {
  const first = await write('first.tar.gz')
  utimesSync(join(folder, 'site/lib/a'), 1, 1)
  expect((await write('second.tar.gz')).equals(first)).toBe(true)
})

test('unpacks to a folder with programs, files, links and the time', async () => {
  await write('site.tar.gz')
  execFileSync('tar', ['xzf', 'site.tar.gz'], { cwd: folder })
  const unpacked = join(folder, 'site-1.0.0')
  expect(lstatSync(join(unpacked, 'start')).mode & 0o111).toBe(0o111)
  expect(lstatSync(join(unpacked, 'lib/a')).mtime).toEqual(time)
  expect(readlinkSync(join(unpacked, 'lib/b'))).toBe('a')
})

test('lists the SHA-256 of each file, as sha256sum does, and of no link', () => {
  expect(checksums(join(folder, 'site'))).toBe(
    [
      '559aead08264d5795d3909718cdd05abd49572e84fe55590eef31a88a08fdffd  lib/a',
      'a8076d3d28d21e02012b20eaf7dbf75409a6277134439025f282e368e3305abf  start',
      '',
    ].join('\n'),
  )
})
