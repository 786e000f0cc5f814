import { parseArgs } from 'node:util'
import type { Benchmark, BenchmarkOptions } from './benchmark'
import { against } from './against/against'
import { bytes } from './bytes/bytes'
import { growth } from './growth/growth'
import { imports } from './imports/imports'
import { journals } from './journals/journals'
import { lighthouse } from './lighthouse/lighthouse'
import { monolith } from './monolith/monolith'
import { peers } from './peers/peers'
import { pictures } from './pictures/pictures'
import { polling } from './polling/polling'
import { server } from './server/server'
import { slots } from './slots/slots'
import { formatTable, saveTable, type Row } from './table'
import { work } from './work/work'

/** Lists the benchmarks in the order in which they run. */
const benchmarks: Benchmark[] = [
  server,
  growth,
  polling,
  pictures,
  imports,
  work,
  peers,
  bytes,
  monolith,
  slots,
  journals,
  lighthouse,
  against,
]

function findBenchmark(name: string): Benchmark {
  const benchmark = benchmarks.find((each) => each.name === name)
  if (benchmark) return benchmark
  const names = benchmarks.map((each) => each.name).join(', ')
  throw new Error(`Unknown benchmark "${name}". Available: ${names}.`)
}

async function runBenchmark(benchmark: Benchmark, options: BenchmarkOptions): Promise<Row[]> {
  const startedAt = performance.now()
  const rows: Row[] = []
  console.log(`\n── ${benchmark.name}`)
  for await (const table of benchmark.run(options)) {
    saveTable(table)
    console.log(`\n${formatTable(table)}`)
    rows.push(...table.rows)
  }
  console.log(`\n  ${benchmark.name}: ${Math.round((performance.now() - startedAt) / 1000)} s`)
  return rows
}

/** Runs a benchmark; when it fails, prints the error and lets the others run. */
const tryBenchmark = (benchmark: Benchmark, options: BenchmarkOptions): Promise<Row[]> =>
  runBenchmark(benchmark, options).catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
    return []
  })

/** Runs the named benchmarks, or those that run by default, one after another. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      million: { type: 'boolean', default: false },
      only: { type: 'string' },
      smallest: { type: 'boolean', default: false },
    },
  })
  // `against` is followed by a commit.
  const [revision] = positionals.includes('against')
    ? positionals.splice(positionals.indexOf('against') + 1, 1)
    : []
  const options = { ...values, ...(revision && { revision }) }
  const selected =
    positionals.length > 0
      ? positionals.map(findBenchmark)
      : benchmarks.filter(({ runsByDefault }) => runsByDefault)
  const rows: Row[] = []
  for (const benchmark of selected) rows.push(...(await tryBenchmark(benchmark, options)))
  const rowsWithGoal = rows.filter(({ met }) => met !== undefined)
  console.log(`\n${rowsWithGoal.filter(({ met }) => met).length} of ${rowsWithGoal.length} goals met`)
}

await main()
