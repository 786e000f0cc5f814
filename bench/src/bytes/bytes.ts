import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Benchmark, BenchmarkOptions } from '../benchmark'
import { type BuiltPart, builtRemotes, builtShell } from '../releases/built-parts'
import type { Row, Table } from '../table'
import { measureChangedWord } from './changed-word'

/** Limits in kB: for a usable landing page, and for each further remote with one of its pages. */
const goals = { landing: 220, remote: 40 }

/** The percentage of a remote's scripts that a returning visitor may load again after one changed word. */
const mostLoadedAgain = 30

const sizes = new Map<string, number>()
const compressedSize = ({ folder }: BuiltPart, files: string[]) =>
  files.reduce((sum, file) => {
    const path = join(folder, file)
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length
    sizes.set(path, size)
    return sum + size
  }, 0)

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const toRow = (what: string, bytes: number, goal?: number): Row => ({
  cells: [what, inKilobytes(bytes)],
  ...(goal !== undefined && { met: bytes <= goal * 1000 }),
})

/** Returns the size of a remote's entry and the chunks of one of its pages. */
const pageSize = (remote: BuiltPart, path: string) =>
  compressedSize(remote, [remote.release.entry, ...(remote.release.chunks?.[path] ?? [])])

const routePaths = ({ release }: BuiltPart) => release.routes.map(({ path }) => path)

/** Lists the shell's lazy chunks by name. */
const lazyChunks = ({
  release: { provides = {}, calls = [] },
}: BuiltPart): [name: string, files: string[]][] => [
  ...Object.entries(provides).map(([name, { files = [] }]): [string, string[]] => [name, files]),
  ['API client', calls],
]

function landingRows(shell: BuiltPart, remotes: BuiltPart[]): Row[] {
  const entry = compressedSize(shell, [shell.release.entry])
  const landingRemote = remotes.find((remote) => routePaths(remote).includes('/'))
  const page = landingRemote ? pageSize(landingRemote, '/') : 0
  return [
    toRow('shell entry', entry),
    toRow('landing page and its remote’s entry', page),
    toRow('landing page usable', entry + page, goals.landing),
  ]
}

async function changedWordRow({ release }: BuiltPart): Promise<Row> {
  const { file, changed, all } = await measureChangedWord(release.part)
  const percent = (100 * changed) / all
  return {
    cells: [release.part, file, inKilobytes(changed), inKilobytes(all), percent.toFixed(1)],
    met: percent <= mostLoadedAgain,
  }
}

const run = async function* ({ smallest }: BenchmarkOptions): AsyncIterable<Table> {
  const [shell, remotes] = [builtShell(), builtRemotes()]
  const columns = ['what', 'kB']
  yield {
    name: 'bytes',
    title: 'Size of the built JavaScript, compressed with Brotli',
    columns,
    rows: [
      ...landingRows(shell, remotes),
      ...lazyChunks(shell)
        .filter(([, files]) => files.length > 0)
        .map(([name, files]) => toRow(`lazy: ${name}`, compressedSize(shell, files))),
      ...remotes.flatMap((remote) =>
        routePaths(remote).map((path) =>
          toRow(`${path}, with its remote’s entry`, pageSize(remote, path), goals.remote),
        ),
      ),
    ],
    goal: `landing page usable ≤ ${goals.landing} kB, each further remote ≤ ${goals.remote} kB`,
  }
  const rows: Row[] = []
  for (const remote of smallest ? remotes.slice(0, 1) : remotes) rows.push(await changedWordRow(remote))
  yield {
    name: 'changed-word',
    title: 'One changed word, bytes loaded again by a returning visitor, compressed with Brotli',
    columns: ['remote', 'worst words file', 'kB again', 'kB of all scripts', '%'],
    rows,
    goal: `≤ ${mostLoadedAgain} %`,
  }
}

/** Measures the JavaScript that each page loads, and what a changed word makes browsers load again. */
export const bytes: Benchmark = { name: 'bytes', runsByDefault: true, run }
