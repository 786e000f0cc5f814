import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import type { Release } from './send-release'

/** A release, and where its files lie. */
export interface BuiltPart {
  release: Release
  folder: string
}

const partAt = (folder: string): BuiltPart => {
  const dist = join(root, folder, 'dist')
  // Written by our own build.
  return { release: JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release, folder: dist }
}

export const builtShell = () => partAt('shell')

/** Every remote, as it is built. */
export const builtRemotes = () =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('remote-'))
    .map(partAt)
