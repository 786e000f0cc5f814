import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isShellRelease, type Release, type RemoteRelease, type ShellRelease } from '../../contract/release'
import { builtRelease } from './built'
import { root } from '../../../bin/root.mjs'
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
  kilobytes: number | undefined
  files: string[]
}

function itemsOfShell({ entry, provides, chunks, calls }: ShellRelease, budget: Record<string, number>) {
  const late = Object.entries(provides).flatMap(([name, { files }]) => (files ? [{ name, files }] : []))
  const shared = late.flatMap(({ files }) => files)
  const pages = Object.entries(chunks).map(([path, files]) => ({
    name: path,
    kilobytes: budget[path] ?? budget.page,
    files: files.filter((file) => !shared.includes(file)),
  }))
  const named = [{ name: 'entry', files: [entry] }, ...late, { name: 'calls', files: calls }]
  return [...named.map((each) => ({ ...each, kilobytes: budget[each.name] })), ...pages]
}

const itemsOfRemote = ({ entry, chunks }: RemoteRelease, budget: Record<string, number>) =>
  Object.entries(chunks).map(([path, files]) => ({
    name: path,
    kilobytes: budget[path] ?? budget.page,
    files: [entry, ...files],
  }))

function itemsOf(release: Release, budgets: Budgets): Item[] {
  const isShell = isShellRelease(release)
  const budget = { ...(!isShell && budgets.remotes), ...budgets[release.part] }
  const items = isShell ? itemsOfShell(release, budget) : itemsOfRemote(release, budget)
  const words = Object.keys(budget).filter((key) => key !== 'page' && !items.some(({ name }) => name === key))
  const scripts = release.files.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  return [
    ...items,
    ...words.map((word) => ({
      name: word,
      kilobytes: budget[word],
      files: scripts.filter((path) => path.includes(word)),
    })),
  ]
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/**
 * Returns one sentence for each item of a release that exceeds its budget, has no budget, or has no script.
 *
 * @param sizeOf returns a script's compressed size in bytes
 */
export const overspent = (release: Release, budgets: Budgets, sizeOf: (path: string) => number): string[] =>
  itemsOf(release, budgets).flatMap(({ name, kilobytes, files }) => {
    const of = `${name} of ${release.part}`
    if (kilobytes === undefined) return [`${of} has no budget.`]
    if (files.length === 0) return [`${of} has a budget, and no script.`]
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
    if (bytes <= kilobytes * 1000) return []
    return [
      `${of} takes ${inKilobytes(bytes)} kB, ${inKilobytes(bytes - kilobytes * 1000)} kB more than its budget of ${kilobytes} kB.`,
    ]
  })

/** Returns the sentences of {@link overspent} for a part's build; none without that file. */
export function overBudget(part: Part): string[] {
  const release = builtRelease(part)
  if (!release) return [`${part.name} is not built.`]
  const file = join(root, 'bench/budget.json')
  // The repository of a remote has none.
  if (!existsSync(file)) return []
  // Our own file, checked by its tests.
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Budgets
  const sizes = new Map<string, number>()
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(part.folder, 'dist', path))).length
    sizes.set(path, size)
    return size
  }
  return overspent(release, budgets, sizeOf)
}
