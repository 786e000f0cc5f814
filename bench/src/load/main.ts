import { parseArgs } from 'node:util'
import { formatTable, saveTable, type Table } from '../table'
import { enumeration } from './enumeration'
import { hostile } from './hostile'
import { logins } from './logins'
import { overload } from './overload'
import { steady } from './steady'

/** Runs the named scenarios, or all of them, one after another; exits with 1 when a goal is missed. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string' } },
  })
  const scenarios: Record<string, () => Promise<Table>> = {
    steady: () => steady(Number(values.seconds ?? 300)),
    logins,
    overload,
    enumeration,
    hostile: () => hostile(Number(values.seconds ?? 120)),
  }
  const unknown = positionals.filter((name) => !(name in scenarios))
  if (unknown.length > 0)
    throw new Error(
      `Unknown scenario: ${unknown.join(', ')}. Available: ${Object.keys(scenarios).join(', ')}.`,
    )
  for (const [name, run] of Object.entries(scenarios)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const table = await run()
    saveTable(table)
    console.log(`\n${formatTable(table)}`)
    if (table.rows.some(({ met }) => met === false)) process.exitCode = 1
  }
}

await main()
