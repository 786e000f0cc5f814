import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Value } from 'typebox/value'
import { RemoteJson, ShellJson } from '../contract/remote-json'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** A part of the site that is built and released by itself: the shell or a remote. */
export interface Part {
  /** `shell`, or the remote's name. */
  name: string
  folder: string
}

/** The shell, then every remote, in the order of their folders, which lie in one. */
export const findParts = (within = root): Part[] => [
  { name: 'shell', folder: join(within, 'shell') },
  ...readdirSync(within)
    .filter((entry) => entry.startsWith('remote-') && existsSync(join(within, entry, 'remote.json')))
    .sort()
    .map((entry) => ({ name: entry.slice('remote-'.length), folder: join(within, entry) })),
]

export const findPart = (name: string): Part => {
  const parts = findParts()
  const part = parts.find((candidate) => candidate.name === name)
  if (part) return part
  throw new Error(`There is no part called ${name}. There are: ${parts.map((each) => each.name).join(', ')}.`)
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads and checks a remote's `remote.json`; throws with what is wrong in it. */
export const readRemoteJson = (folder: string): RemoteJson => {
  const file = join(folder, 'remote.json')
  const json = readJson(file)
  if (Value.Check(RemoteJson, json)) return json
  const [problem] = Value.Errors(RemoteJson, json)
  throw new Error(`${file}${problem?.instancePath ?? ''} ${problem?.message ?? 'is not valid'}`)
}

/** Reads and checks the shell's `shell.json`. */
export const readShellJson = (folder: string): ShellJson =>
  Value.Parse(ShellJson, readJson(join(folder, 'shell.json')))

export interface Manifest {
  name: string
  version: string
  dependencies: Record<string, string>
}

/** A folder's package.json, as far as builds need it. */
export const readManifest = (folder: string): Manifest => {
  const { name, version, dependencies = {} } = readJson(join(folder, 'package.json')) as Partial<Manifest>
  if (!name || !version) throw new Error(`${folder}/package.json lacks its name or version.`)
  return { name, version, dependencies }
}
