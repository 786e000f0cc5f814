import { createReadStream, createWriteStream, lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Header, pack, type Pack } from 'tar-stream'
import { pathsUnder } from './checksums'

const end = (stream: NodeJS.WritableStream) =>
  new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve).once('error', reject)
  })

const addEntry = async (archive: Pack, file: string, header: Pick<Header, 'name' | 'mtime'>) => {
  const status = lstatSync(file)
  if (status.isSymbolicLink())
    return void archive.entry({ ...header, type: 'symlink', linkname: readlinkSync(file) })
  const isProgram = (status.mode & 0o100) !== 0
  const entry = archive.entry({ ...header, size: status.size, mode: isProgram ? 0o755 : 0o644 })
  const ended = end(entry)
  await pipeline(createReadStream(file), entry)
  await ended
}

/**
 * Writes a folder as a gzipped tar archive. The same files give the same bytes: entries are sorted, and have one time and
 * no owner.
 * @param top the folder that the archive unpacks to
 * @param time the time of every entry
 */
export const writeArchive = async (
  folder: string,
  top: string,
  target: string,
  time: Date,
): Promise<void> => {
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(target))
  for (const path of pathsUnder(folder))
    await addEntry(archive, join(folder, path), { name: `${top}/${path}`, mtime: time })
  archive.finalize()
  await written
}
