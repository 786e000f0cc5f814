import { parseArgs } from 'node:util'
import type { BenchmarkOptions, Benchmark } from './benchmark'
import { bytes } from './bytes/bytes'
import { growth } from './growth/growth'
import { lighthouse } from './lighthouse/lighthouse'
import { monolith } from './monolith/monolith'
import { peers } from './peers/peers'
import { pictures } from './pictures/pictures'
import { server } from './server/server'
import { work } from './work/work'
import { formatTable, saveTable, type Row } from './table'

/** In the order in which they are run. */
const measures: Benchmark[] = [server, growth, pictures, work, peers, bytes, monolith, lighthouse]

const named = (name: string): Benchmark => {
  const measure = measures.find((each) => each.name === name)
  if (measure) return measure
  throw new Error(
    `There is no measure called ${name}. There are: ${measures.map((each) => each.name).join(', ')}.`,
  )
}

const runMeasure = async (measure: Benchmark, choices: BenchmarkOptions): Promise<Row[]> => {
  const since = performance.now()
  const rows: Row[] = []
  console.log(`\n── ${measure.name}`)
  for await (const table of measure.run(choices)) {
    saveTable(table)
    console.log(`\n${formatTable(table)}`)
    rows.push(...table.rows)
  }
  console.log(`\n  ${measure.name}: ${Math.round((performance.now() - since) / 1000)} s`)
  return rows
}

/** A measure that fails is told, and keeps no other from being run. */
const attempt = (measure: Benchmark, choices: BenchmarkOptions): Promise<Row[]> =>
  runMeasure(measure, choices).catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
    return []
  })

/** Runs the named measures, or the usual ones, one after the other. */
const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { million: { type: 'boolean', default: false }, only: { type: 'string' } },
  })
  const wanted = positionals.length > 0 ? positionals.map(named) : measures.filter(({ isUsual }) => isUsual)
  const rows: Row[] = []
  for (const measure of wanted) rows.push(...(await attempt(measure, values)))
  const judged = rows.filter(({ met }) => met !== undefined)
  console.log(`\n${judged.filter(({ met }) => met).length} of ${judged.length} goals met`)
}

await main()
