import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import webpack, { type Configuration } from 'webpack'
import { copyRemote } from '../work/remote-copy'

/** The size of each script by its path, compressed with Brotli, and its content. */
type Scripts = Map<string, { bytes: number; content: string }>

export interface ChangedWord {
  /** The words file that the most bytes depend on. */
  file: string
  /** The compressed size of the scripts that differ after the change, and of all scripts. */
  changed: number
  all: number
}

async function loadConfiguration(folder: string, build: number): Promise<Configuration> {
  // The query makes Node evaluate the file again: plugins serve one build.
  const url = `${pathToFileURL(join(folder, 'webpack.config.ts')).href}?build=${build}`
  const module = (await import(url)) as { default: Configuration }
  return module.default
}

async function build(folder: string, count: number): Promise<Scripts> {
  const compiler = webpack(await loadConfiguration(folder, count))
  if (!compiler) throw new Error('webpack returned no compiler.')
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')))
      compiler.close(() => (failure ? reject(failure) : resolve()))
    }),
  )
  const names = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.js'))
  const scripts: Scripts = new Map()
  for (const name of names) {
    const content = await readFile(join(folder, 'dist', name), 'utf8')
    scripts.set(name, { content, bytes: brotliCompressSync(content).length })
  }
  return scripts
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Returns the sources of a script below `src`, from its source map; none for a script without a map. */
async function sourcesOf(folder: string, script: string): Promise<string[]> {
  const map = await readFile(join(folder, 'dist', `${script}.map`), 'utf8').catch(() => '{"sources":[]}')
  // webpack wrote it.
  const { sources } = JSON.parse(map) as { sources: string[] }
  return sources.flatMap((source) => /src\/.*$/.exec(source)?.[0] ?? [])
}

/** Returns the words file that the most bytes depend on. */
async function findWorstFile(folder: string, scripts: Scripts): Promise<string> {
  const sizes = new Map<string, number>()
  for (const [script, { bytes }] of scripts) {
    const files = (await sourcesOf(folder, script)).filter((source) => /(^|\/)words\.ts$/.test(source))
    for (const file of new Set(files)) sizes.set(file, (sizes.get(file) ?? 0) + bytes)
  }
  const [worst] = [...sizes].sort(([, one], [, other]) => other - one)
  if (!worst) throw new Error(`No script of ${folder} contains a words file.`)
  return worst[0]
}

async function changeWord(file: string) {
  const before = await readFile(file, 'utf8')
  const after = before.replace(/(?<=: ')\w+/, 'Altered')
  if (after === before) throw new Error(`${file} has no word to change.`)
  await writeFile(file, after)
}

/** Builds a copy of a remote, changes one word where that costs the most, and builds it again. */
export async function measureChangedWord(remote: string): Promise<ChangedWord> {
  const copy = await copyRemote(remote)
  try {
    const before = await build(copy.folder, 1)
    const file = await findWorstFile(copy.folder, before)
    await changeWord(join(copy.folder, file))
    const after = await build(copy.folder, 2)
    const changed = [...after].filter(([name, { content }]) => before.get(name)?.content !== content)
    if (changed.length === 0) throw new Error(`No script contains the changed word of ${file}.`)
    return {
      file,
      changed: sum(changed.map(([, { bytes }]) => bytes)),
      all: sum([...after.values()].map(({ bytes }) => bytes)),
    }
  } finally {
    await copy.remove()
  }
}
