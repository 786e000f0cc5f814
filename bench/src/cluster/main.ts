import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { formatTable, saveTable, type Row } from '../table'
import { startCluster, type Cluster } from './cluster'
import { type Fault, faults } from './faults'
import { type Client, kinds, type Load, type Observation, startLoad } from './load'
import { operations } from './operations'
import { createProcesses } from './processes'
import { expectPrograms } from './programs'

const gaps = ['gap: pages', 'gap: lists', 'gap: writes']
const columns = ['fault', 'writes', 'lost', 'twice', ...gaps, ...kinds]
const noticeMs = 3000
const clients: Client[] = ['page', 'list', 'write']

/** Returns how many acknowledged writes are missing, and how many exist twice. */
async function countMistakes({ query, address }: Cluster, { created, uploaded }: Observation) {
  const rows = await query('select name, count(*)::integer from buckets where name = any($1) group by name', [
    created,
  ])
  const pictures = await Promise.all(
    uploaded.map((url) => fetch(new URL(new URL(url, address).pathname, address))),
  )
  const missing = pictures.filter(({ ok }) => !ok).length
  return {
    lost: created.length - rows.length + missing,
    twice: rows.filter(({ count }) => count !== 1).length,
  }
}

/** Causes a fault under load, and returns its row: the clients' observation until everything works again. */
async function observeFault(cluster: Cluster, load: Load, fault: Fault, ms: number): Promise<Row> {
  load.observe()
  await fault.run(cluster, ms)
  // Patroni and HAProxy notice a loss within this time.
  await pause(noticeMs)
  await cluster.waitUntilHealthy()
  await pause(noticeMs)
  const seen = load.observe()
  const { lost, twice } = await countMistakes(cluster, seen)
  const longest = clients.map((client) => `${(seen.longestGap[client] / 1000).toFixed(1)} s`)
  /** The share of the pages in brackets, which must open without the database. */
  const counts = kinds.map((kind) => {
    const total = clients.reduce((sum, client) => sum + seen.responses[client][kind], 0)
    const ofPages = seen.responses.page[kind]
    return ofPages > 0 && kind !== '2xx' ? `${total} (pages: ${ofPages})` : String(total)
  })
  return {
    cells: [
      fault.name,
      String(seen.created.length + seen.uploaded.length),
      String(lost),
      String(twice),
      ...longest,
      ...counts,
    ],
    met:
      lost === 0 &&
      twice === 0 &&
      clients.every((client) => seen.responses[client]['500'] === 0) &&
      seen.responses.page['bare 503'] === 0,
  }
}

/** Runs the faults, or the named one, and the operator's commands on a cluster of its own. */
async function main() {
  const { values } = parseArgs({
    options: { fault: { type: 'string', multiple: true }, seconds: { type: 'string', default: '40' } },
  })
  const { fault: named = faults.map(({ name }) => name), seconds } = values
  const unknown = named.filter((name) => !faults.some((fault) => fault.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}.`,
    )
  const programs = expectPrograms()
  const processes = createProcesses()
  const end = () => void processes.end().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
  process.once('uncaughtException', (error) => {
    console.error(error)
    end()
  })
  try {
    console.log(`Starting the cluster in ${processes.folder}`)
    const cluster = await startCluster(processes, programs)
    const load = await startLoad(cluster.address)
    await pause(noticeMs)
    const rows: Row[] = []
    for (const fault of faults.filter(({ name }) => named.includes(name))) {
      const row = await observeFault(cluster, load, fault, Number(seconds) * 1000)
      console.log(row.cells.join('  '))
      rows.push(row)
    }
    await load.stop()
    const faultTable = {
      name: 'cluster',
      title: `Faults of ${seconds} s`,
      columns,
      rows,
      goal: '0 lost, 0 twice, no 500, and no bare 503 for pages',
    }
    const operationTable = await operations(cluster, processes.folder)
    for (const table of [faultTable, operationTable]) {
      saveTable(table)
      console.log(`\n${formatTable(table)}`)
      if (table.rows.some(({ met }) => met === false)) process.exitCode = 1
    }
  } finally {
    await processes.end()
  }
  process.exit()
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
