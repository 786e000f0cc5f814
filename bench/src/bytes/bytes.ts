import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Benchmark } from '../benchmark'
import { type BuiltPart, builtRemotes, builtShell } from '../releases/built-parts'
import type { Row, Table } from '../table'

/** kB before the landing page is usable, and for a further remote with one of its pages. */
const goals = { landing: 205, remote: 40 }

const sizes = new Map<string, number>()
const compressed = ({ folder }: BuiltPart, files: string[]) =>
  files.reduce((sum, file) => {
    const path = join(folder, file)
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length
    sizes.set(path, size)
    return sum + size
  }, 0)

const row = (what: string, bytes: number, goal?: number): Row => ({
  cells: [what, (bytes / 1000).toFixed(1)],
  ...(goal !== undefined && { met: bytes <= goal * 1000 }),
})

/** A remote's entry with the scripts of one of its pages. */
const pageOf = (remote: BuiltPart, path: string) =>
  compressed(remote, [remote.release.entry, ...(remote.release.chunks?.[path] ?? [])])

const pathsOf = ({ release }: BuiltPart) => release.routes.map(({ path }) => path)

/** What of the shell is not in its entry: by name, the scripts. */
const lateOf = ({ release: { provides = {}, calls = [] } }: BuiltPart): [name: string, files: string[]][] => [
  ...Object.entries(provides).map(([name, { files = [] }]): [string, string[]] => [name, files]),
  ['calls of the server', calls],
]

const landingRows = (shell: BuiltPart, remotes: BuiltPart[]): Row[] => {
  const entry = compressed(shell, [shell.release.entry])
  const home = remotes.find((remote) => pathsOf(remote).includes('/'))
  const page = home ? pageOf(home, '/') : 0
  return [
    row('the shell’s entry', entry),
    row('the landing page and its remote’s entry', page),
    row('before the landing page is usable', entry + page, goals.landing),
  ]
}

const run = async function* (): AsyncIterable<Table> {
  const [shell, remotes] = [builtShell(), builtRemotes()]
  const columns = ['', 'kB']
  yield {
    name: 'bytes',
    title: 'JavaScript as it is built, compressed by brotli',
    columns,
    rows: [
      ...landingRows(shell, remotes),
      ...lateOf(shell)
        .filter(([, files]) => files.length > 0)
        .map(([name, files]) => row(`late: ${name}`, compressed(shell, files))),
      ...remotes.flatMap((remote) =>
        pathsOf(remote).map((path) =>
          row(`${path}, with its remote’s entry`, pageOf(remote, path), goals.remote),
        ),
      ),
    ],
    goal: `${goals.landing} kB before the landing page is usable, ${goals.remote} kB for a further remote`,
  }
}

/** How much JavaScript each page takes, from the builds alone. */
export const bytes: Benchmark = { name: 'bytes', isUsual: true, run }
