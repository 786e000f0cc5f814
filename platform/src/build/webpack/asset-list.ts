import { createHash } from 'node:crypto'
import type { Compilation } from 'webpack'
import type { ReleaseFile } from '../../contract/release'

/** Returns every file of a compilation with its size and hash, sorted by path. */
export const listAssets = (compilation: Compilation): ReleaseFile[] =>
  compilation
    .getAssets()
    .map(({ name, source }) => {
      const bytes = source.buffer()
      const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      return { path: name, size: bytes.length, sha384 }
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
