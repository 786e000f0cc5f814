import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { isInstalled, root } from '../../../bin/root.mjs'
import { RemoteJson, ShellJson } from '../../contract/remote-json'
import { readJson } from './json-file'

/** A part of the site that is built and released on its own: the shell or a remote. */
export interface Part {
  /** `shell`, or the remote's name. */
  name: string
  folder: string
}

const checkoutParts = (within: string): Part[] => [
  { name: 'shell', folder: join(within, 'shell') },
  ...readdirSync(within)
    .filter((entry) => entry.startsWith('remote-') && existsSync(join(within, entry, 'remote.json')))
    .sort()
    .map((entry) => ({ name: entry.slice('remote-'.length), folder: join(within, entry) })),
]

/**
 * Returns the parts of a checkout: the shell, then every remote, sorted by folder. The repository of a remote has that
 * remote alone.
 */
export const findParts = (within = root): Part[] =>
  isInstalled ? [{ name: readRemoteJson(within).name, folder: within }] : checkoutParts(within)

export function findPart(name: string): Part {
  const parts = findParts()
  const part = parts.find((candidate) => candidate.name === name)
  if (part) return part
  throw new Error(`There is no part called ${name}. There are: ${parts.map((each) => each.name).join(', ')}.`)
}

/**
 * Reads a JSON file and checks it against a schema. The caller names the type, because inferring it from the schema
 * takes the compiler twenty seconds.
 * @throws Error with the first mistake and its place
 */
function readChecked(schema: TSchema, file: string): unknown {
  const json = readJson<unknown>(file)
  if (Value.Check(schema, json)) return json
  const [problem] = Value.Errors(schema, json)
  const path = problem?.instancePath.split('/').slice(1).join('.') ?? ''
  throw new Error(
    // Objects have no additional properties: their schema is `false`.
    problem?.keyword === 'boolean'
      ? `${file} has ${path}, which is not a field there. Remove it or correct its name.`
      : `${file}: ${[path, problem?.message ?? 'is not valid'].filter(Boolean).join(' ')}.`,
  )
}

/** Reads a remote's `remote.json`. */
export const readRemoteJson = (folder: string) =>
  readChecked(RemoteJson, join(folder, 'remote.json')) as RemoteJson

/** Returns the version of each slot's props, by the slot's name, of the shared-ui that a part is built with. */
export function slotVersions(folder: string): Record<string, string> {
  const require = createRequire(join(folder, 'package.json'))
  // A table of our own package, whose types check it.
  return readJson(require.resolve('@bucketeer/shared-ui/slot-versions.json'))
}

/** Reads the `shell.json` of the shell. */
export const readShellJson = (folder: string) =>
  readChecked(ShellJson, join(folder, 'shell.json')) as ShellJson

export interface Manifest {
  name: string
  version: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** Reads the fields of a folder's package.json that builds need. */
export function readManifest(folder: string): Manifest {
  const manifest = readJson<Partial<Manifest>>(join(folder, 'package.json'))
  const { name, version, dependencies = {}, peerDependencies = {} } = manifest
  if (!name || !version) throw new Error(`${folder}/package.json lacks its name or version.`)
  return { name, version, dependencies, peerDependencies }
}
