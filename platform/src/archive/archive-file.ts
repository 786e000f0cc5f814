import { readFileSync } from 'node:fs'
import { archiveFile } from '../../bin/root.mjs'
import type { ReleaseOrigin } from '../contract/release'

/** The content of `archive.json`, which marks an unpacked archive of the site. */
export interface ArchiveFile {
  /** The operating system and processor, such as `linux-x64`. */
  platform: string
  /** The origin of the parts. */
  origin: ReleaseOrigin
}

// `npm run package` writes it.
export const readArchive = (): ArchiveFile => JSON.parse(readFileSync(archiveFile, 'utf8')) as ArchiveFile
