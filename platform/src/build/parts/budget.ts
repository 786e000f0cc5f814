import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isShellRelease, type Release, type RemoteRelease, type ShellRelease } from '../../contract/release'
import { builtRelease } from './built'
import { root } from '../../../bin/root.mjs'
import { readJson } from './json-file'
import { type Part } from './parts'

/**
 * `bench/budget.json`: by part, the maximum size of JavaScript in kB (1,000 bytes), compressed by brotli. `entry` is the
 * shell's entry. `page`, or a route's path, is what a page needs of its part: a remote's entry and the chunks of the
 * page. Any other key is a lazy singleton, `calls`, or a part of chunk names. `remotes` applies to every remote without
 * values of its own.
 */
type Budgets = Record<string, Record<string, number> | undefined>

/** One item of the budget and its scripts. */
interface Item {
  name: string
  files: string[]
  isPage?: true
}

function itemsOfShell({ entry, provides, chunks, calls }: ShellRelease): Item[] {
  const late = Object.entries(provides).flatMap(([name, { files }]) => (files ? [{ name, files }] : []))
  const shared = late.flatMap(({ files }) => files)
  const pages = Object.entries(chunks).map(([name, files]) => ({
    name,
    files: files.filter((file) => !shared.includes(file)),
    isPage: true as const,
  }))
  return [{ name: 'entry', files: [entry] }, ...late, { name: 'calls', files: calls }, ...pages]
}

const itemsOfRemote = ({ entry, chunks }: RemoteRelease): Item[] =>
  Object.entries(chunks).map(([name, files]) => ({ name, files: [entry, ...files], isPage: true }))

function itemsOf(release: Release, budget: Record<string, number>): Item[] {
  const items = isShellRelease(release) ? itemsOfShell(release) : itemsOfRemote(release)
  const words = Object.keys(budget).filter((key) => key !== 'page' && !items.some(({ name }) => name === key))
  const scripts = release.files.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  return [...items, ...words.map((name) => ({ name, files: scripts.filter((path) => path.includes(name)) }))]
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/**
 * Returns one sentence for each item of a release that exceeds its budget, has no budget, or has no script.
 *
 * @param sizeOf returns a script's compressed size in bytes
 */
export function overspent(release: Release, budgets: Budgets, sizeOf: (path: string) => number): string[] {
  const budget = { ...(!isShellRelease(release) && budgets.remotes), ...budgets[release.part] }
  return itemsOf(release, budget).flatMap(({ name, files, isPage }) => {
    const of = `${name} of ${release.part}`
    const kilobytes = budget[name] ?? (isPage ? budget.page : undefined)
    if (kilobytes === undefined) return [`${of} has no budget.`]
    if (files.length === 0) return [`${of} has a budget, and no script.`]
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
    if (bytes <= kilobytes * 1000) return []
    return [
      `${of} takes ${inKilobytes(bytes)} kB, ${inKilobytes(bytes - kilobytes * 1000)} kB more than its budget of ${kilobytes} kB.`,
    ]
  })
}

/** Returns the sentences of {@link overspent} for a part's build; none without that file. */
export function overBudget(part: Part): string[] {
  const release = builtRelease(part)
  if (!release) return [`${part.name} is not built.`]
  const file = join(root, 'bench/budget.json')
  // The repository of a remote has none.
  if (!existsSync(file)) return []
  // Our own file, checked by its tests.
  const budgets = readJson<Budgets>(file)
  const sizes = new Map<string, number>()
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(part.folder, 'dist', path))).length
    sizes.set(path, size)
    return size
  }
  return overspent(release, budgets, sizeOf)
}
