import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
