import { Counter, Histogram } from 'prom-client'
import { type Database, operations } from '@bucketeer/host/server'
import type { SiteMetrics } from './site-metrics'

/** Adds the metrics of the connection pool and of the queries. */
export function recordDatabaseMetrics(
  { registry, addGauge }: SiteMetrics,
  { $client: pool, queryObservers }: Database,
) {
  const registers = [registry]
  addGauge('database_pool_connections', 'Open connections to the database.', () => pool.totalCount)
  addGauge('database_pool_idle_connections', 'Open connections without a query.', () => pool.idleCount)
  const waiting = 'Queries and transactions that wait for a connection.'
  addGauge('database_pool_waiting_requests', waiting, () => pool.waitingCount)
  addGauge('database_pool_max_connections', 'The maximum number of connections.', () => pool.options.max)
  const durations = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Duration of queries by their first word, without the wait for a connection.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5, 10],
    registers,
  })
  const failures = new Counter({
    name: 'database_query_failures_total',
    help: 'Failed queries by their first word.',
    labelNames: ['operation'],
    registers,
  })
  for (const operation of operations) failures.inc({ operation }, 0)

  queryObservers.add(({ operation }) => {
    const startedAt = performance.now()
    return (error) => {
      durations.observe({ operation }, (performance.now() - startedAt) / 1000)
      if (error !== undefined) failures.inc({ operation })
    }
  })
}
