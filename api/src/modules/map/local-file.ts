import { open, stat } from 'node:fs/promises'
import { isNativeError } from 'node:util/types'
import type { MapFile } from './map-file'
import { MapFileUnavailable } from './map-file-unavailable'

const unavailable = (error: unknown): never => {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
  throw new MapFileUnavailable(
    code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code || String(error)})`,
    { cause: error },
  )
}

/** Returns a file on this computer. */
export const openLocalFile = (path: string): MapFile => ({
  place: path,
  async state() {
    const found = await stat(path).catch(unavailable)
    if (!found.isFile()) throw new MapFileUnavailable('it is no file')
    const { size, mtimeMs } = found
    return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
  },
  async read({ start, end }) {
    const handle = await open(path).catch(unavailable)
    return handle.createReadStream({ start, end })
  },
})
