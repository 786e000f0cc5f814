import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import type { Release } from './send-release'

/** Holds a built release and the folder of its files. */
export interface BuiltPart {
  release: Release
  folder: string
}

/** Reads the release that a build has left in a folder. */
export function readBuild(dist: string): BuiltPart {
  // The cast holds because our build writes this file.
  return { release: JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release, folder: dist }
}

const readPart = (folder: string) => readBuild(join(root, folder, 'dist'))

export const builtShell = () => readPart('shell')
export const builtRemotes = () =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('remote-'))
    .map((folder) => readPart(folder))
