import pg from 'pg'
import type { Statement } from '../server/recording/record-queries'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

const literal = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`)
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  return pg.escapeLiteral(String(value))
}

/** A prepared one is planned for any values, every other one for its own. */
const explanation = ({ name, text, values }: Statement) =>
  name
    ? `explain (generic_plan, format json) ${text}`
    : `explain (format json) ${text.replaceAll(/\$(\d+)/g, (_, index) => literal(values[Number(index) - 1]))}`

const scansIn = (plan: Plan): Plan[] => [
  ...('Relation Name' in plan || 'Index Name' in plan ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
]

const inWords = (scan: Plan) =>
  'Index Name' in scan ? String(scan['Index Name']) : `${scan['Node Type']} on ${scan['Relation Name']}`

/** How PostgreSQL finds the rows of a query. */
export interface Found {
  /** The indexes, in the order in which they are asked. */
  by: string
  /** Whether no table is read from its first row to its last. */
  isByIndex: boolean
}

export async function readQueryPlans(connection: pg.ClientConfig, statements: Statement[]): Promise<Found[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const plans: Found[] = []
    for (const statement of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explanation(statement))
      const scans = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan)))
      // A bitmap's heap is named beside the index that the bitmap is made of.
      const told = scans.filter((scan) => scan['Node Type'] !== 'Bitmap Heap Scan')
      plans.push({
        by: told.map(inWords).join(', '),
        isByIndex: told.every((scan) => scan['Node Type'] !== 'Seq Scan'),
      })
    }
    return plans
  } finally {
    await client.end()
  }
}
