import pg from 'pg'
import { recordQueries, type Statement } from '../recording/record-queries'
import type { Row } from '../table'
import { toRequest } from './growth-endpoints'
import { withLiterals } from './query-plans'
import type { FilledSite } from './start-filled-site'
import { hasPolicy, withoutPolicy } from './without-policy'

export const maxRatio = 1.3
/** A difference that is smaller than this is noise in queries of a fraction of a millisecond. */
export const slackMs = 0.5

const repetitions = 60

const names = [
  'list of Kicks',
  'list of Kicks, from its middle',
  'filtered list of Kicks',
  'search, word in most Kicks',
  'search, word in 20 Kicks',
  'search, word in 1 of 900 Kicks',
  'list of Public Journals',
  'Bucket with 1,000 Kicks',
]

interface Explained {
  'QUERY PLAN': { 'Execution Time': number }[]
}

/** Returns the milliseconds of a query without its planning, because prepared statements are planned once. */
async function timeQuery(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<Explained>(`explain (analyze, timing off, format json) ${text}`)
  return rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? 0
}

/**
 * Times one request's queries in turn without and with the policy. Compares the fastest of many, which other work on the
 * machine slows least.
 */
async function compare(client: pg.Client, name: string, statements: Statement[]): Promise<Row> {
  const withIt = statements.filter(({ text }) => hasPolicy(text)).map(withLiterals)
  if (withIt.length === 0) throw new Error(`The policy is in no query of: ${name}`)
  const without = withIt.map(withoutPolicy)
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < repetitions; round += 1)
    for (const [index, texts] of [without, withIt].entries()) {
      let sum = 0
      for (const text of texts) sum += await timeQuery(client, text)
      times[index]?.push(sum)
    }
  const [before, after] = [Math.min(...times[0]), Math.min(...times[1])]
  return {
    cells: [name, `${before.toFixed(2)} ms`, `${after.toFixed(2)} ms`, `${(after / before).toFixed(2)}×`],
    met: after <= before * maxRatio || after - before <= slackMs,
  }
}

/** Compares the queries of lists, searches and a Bucket with the same ones without the conditions of the policy. */
export async function policyRows({ server, endpoints }: FilledSite): Promise<Row[]> {
  const compared = endpoints.filter(({ name }) => names.includes(name))
  const recordings = await recordQueries(server.connection, compared.map(toRequest))
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    const rows: Row[] = []
    for (const [index, { name }] of compared.entries())
      rows.push(await compare(client, name, recordings[index] ?? []))
    return rows
  } finally {
    await client.end()
  }
}
