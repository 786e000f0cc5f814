import pg from 'pg'
import type { Statement } from '../recording/record-queries'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

function toLiteral(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`)
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  return pg.escapeLiteral(String(value))
}

/** Returns the text of a statement with its values in it. */
export const withLiterals = ({ text, values }: Statement) =>
  text.replaceAll(/\$(\d+)/g, (_, index) => toLiteral(values[Number(index) - 1]))

/** Explains a prepared statement with its generic plan, and any other one with its own values. */
const explainStatement = (statement: Statement) =>
  statement.name
    ? `explain (generic_plan, format json) ${statement.text}`
    : `explain (format json) ${withLiterals(statement)}`

/** EXPLAIN takes no statements that begin or end a transaction. */
const isQuery = ({ text }: Statement) => !/^\s*(begin|commit|rollback|set)\b/i.test(text)

const collectScans = (plan: Plan): Plan[] => [
  ...('Relation Name' in plan || 'Index Name' in plan ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(collectScans),
]

const describeScan = (scan: Plan) =>
  'Index Name' in scan ? String(scan['Index Name']) : `${scan['Node Type']} on ${scan['Relation Name']}`

export interface QueryPlan {
  /** The index scans, in the order of the plan. */
  scans: string
  /** Whether a large table is read without an index; PostgreSQL reads small ones so. */
  hasSequentialScan: boolean
}

const largeTables = 'select relname from pg_class where reltuples > 1000'

/** Reads from EXPLAIN how PostgreSQL finds the rows of each statement. */
export async function readQueryPlans(
  connection: pg.ClientConfig,
  statements: Statement[],
): Promise<QueryPlan[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const large = new Set(
      (await client.query<{ relname: string }>(largeTables)).rows.map((row) => row.relname),
    )
    const isSequential = (scan: Plan) =>
      scan['Node Type'] === 'Seq Scan' && large.has(scan['Relation Name'] ?? '')
    const plans: QueryPlan[] = []
    for (const statement of statements.filter(isQuery)) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explainStatement(statement))
      const scans = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => collectScans(Plan)))
      // The plan of a bitmap heap scan also contains the index scan that builds its bitmap.
      const reported = scans.filter((scan) => scan['Node Type'] !== 'Bitmap Heap Scan')
      plans.push({
        scans: reported.map(describeScan).join(', '),
        hasSequentialScan: reported.some(isSequential),
      })
    }
    return plans
  } finally {
    await client.end()
  }
}
