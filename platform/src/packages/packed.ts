import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OfferedPackage } from '../contract/packages'

/** A tarball on this machine. */
export interface PackedPackage extends OfferedPackage {
  file: string
}

/** The list of tarballs in their folder. */
export const listName = 'packed.json'

export type Listed = Omit<PackedPackage, 'file'> & { path: string }

/** Returns the packed packages of a folder; undefined without its list. */
export const readPacked = (folder: string): PackedPackage[] | undefined => {
  const list = join(folder, listName)
  if (!existsSync(list)) return undefined
  // `pack` writes it.
  const packages = JSON.parse(readFileSync(list, 'utf8')) as Listed[]
  return packages.map(({ path, ...rest }) => ({ ...rest, file: join(folder, path) }))
}
