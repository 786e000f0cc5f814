import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Header, pack, type Pack } from 'tar-stream'

/** Returns the paths of all files and links below a folder, sorted. */
export const pathsUnder = (folder: string, path = ''): string[] =>
  readdirSync(join(folder, path), { withFileTypes: true })
    .flatMap((entry) => {
      const own = path ? `${path}/${entry.name}` : entry.name
      return entry.isDirectory() ? pathsUnder(folder, own) : [own]
    })
    .sort()

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Returns a line with the hash of a file, as `sha256sum` prints it. */
export const checksumLine = (file: string, name: string): string => `${sha256(file)}  ${name}\n`

/** Returns the lines of all files of a folder; symbolic links have none. */
export const checksums = (folder: string): string =>
  pathsUnder(folder)
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .map((path) => checksumLine(join(folder, path), path))
    .join('')

const end = (stream: NodeJS.WritableStream) =>
  new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve).once('error', reject)
  })

async function addEntry(archive: Pack, file: string, header: Pick<Header, 'name' | 'mtime'>) {
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
export async function writeArchive(folder: string, top: string, target: string, time: Date): Promise<void> {
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(target))
  for (const path of pathsUnder(folder))
    await addEntry(archive, join(folder, path), { name: `${top}/${path}`, mtime: time })
  archive.finalize()
  await written
}
