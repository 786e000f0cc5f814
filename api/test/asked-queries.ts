import type { TestSite } from './test-site'

interface Query {
  text: string
  values: unknown[]
  /** With a name it is prepared once, and planned for any values. */
  name?: string
}

/** The queries that the site asks its database meanwhile. */
export async function askedQueries({ database }: TestSite, work: () => Promise<unknown>): Promise<Query[]> {
  const asked = jest.spyOn(database.$client, 'query')
  try {
    await work()
    return asked.mock.calls.map(([query, values]: unknown[]) => ({ ...Object(query), values: values ?? [] }))
  } finally {
    asked.mockRestore()
  }
}

/** How PostgreSQL goes about those of the queries that read this table, as `explain` says it. */
export async function plansOn(table: string, { database }: TestSite, queries: Query[]): Promise<string> {
  const client = await database.$client.connect()
  const plans: string[] = []
  try {
    for (const { name, text, values } of queries.filter(({ text }) => text.includes(` from "${table}"`))) {
      await client.query(`set plan_cache_mode = ${name ? 'force_generic_plan' : 'force_custom_plan'}`)
      await client.query(`prepare looked_at as ${text}`)
      const given = values.map((value) => client.escapeLiteral(String(value))).join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute looked_at (${given})`)
      await client.query('deallocate looked_at')
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
  } finally {
    client.release(true)
  }
  return plans.join('\n')
}
