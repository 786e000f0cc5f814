import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'
import { processMetrics } from '../metrics/process-metrics'
import type { Channel } from './channel'
import { answerPrimary, primary } from './primary'

type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** The source of the text at `/metrics`. */
export type Figures = Pick<Registry, 'contentType' | 'metrics'>

/** Milliseconds until the last metrics of a worker are used, because it is busy. */
const collectTimeoutMs = 2000

let ownMetrics: () => Promise<unknown> = async () => undefined

/** Returns the metrics of the process; in a worker, those of the whole site. */
export const metricsOfSite = (registry: Registry): Figures => {
  if (!cluster.isWorker) return registry
  ownMetrics = () => registry.getMetricsAsJSON()
  answerPrimary('collect', ownMetrics)
  return { contentType: registry.contentType, metrics: async () => String(await primary().ask('metrics')) }
}

/** Sends the metrics of a worker that stops to the primary process, which keeps its counters. */
export const sendLastMetrics = async (): Promise<void> => {
  // The primary process may have been killed.
  if (!process.connected) return
  const sent = ownMetrics().then((metrics) => primary().ask('last metrics', metrics))
  await Promise.race([sent, pause(collectTimeoutMs, undefined, { ref: false })])
}

/** prom-client averages the delays of event loops; the slowest worker would hide behind the others. */
const withSlowestEventLoop = (metrics: Metrics): Metrics =>
  metrics.map((metric) =>
    metric.name.startsWith('nodejs_eventloop_lag_') && metric.aggregator === 'average'
      ? { ...metric, aggregator: 'max' }
      : metric,
  )

// prom-client's types have numbers for the type of a metric, but the JSON has names.
const isCumulative = ({ type }: Metrics[number]) => ['counter', 'histogram'].includes(String(type))

const isMetrics = (value: unknown): value is Metrics => Array.isArray(value)

const sum = (all: Metrics[]) => AggregatorRegistry.aggregate(all)

/** The metrics of this process for the sum: the primary process has no event loop that serves requests. */
const metricsOfPrimary = async () =>
  (await processMetrics.getMetricsAsJSON()).filter(({ name }) => !name.startsWith('nodejs_'))

/**
 * Sums the metrics of the workers in the primary process. The counters of a worker that has ended remain in the sum: a
 * counter that falls would look like a restart of the site, whose whole value Prometheus adds anew. They are those that
 * the worker sent when it stopped, or those of the last scrape if it was killed.
 */
export function createMetricsSum(timeoutMs = collectTimeoutMs) {
  const latest = new Map<Channel, Metrics>()
  let ended = Promise.resolve<Metrics>([])

  const update = (worker: Channel, collected: unknown): void => {
    if (latest.has(worker) && isMetrics(collected)) latest.set(worker, withSlowestEventLoop(collected))
  }

  const collect = async (worker: Channel) =>
    update(worker, await Promise.race([worker.ask('collect'), pause(timeoutMs, undefined, { ref: false })]))

  return {
    add: (worker: Channel) => void latest.set(worker, []),
    update,
    remove(worker: Channel) {
      const last = latest.get(worker)?.filter(isCumulative) ?? []
      latest.delete(worker)
      ended = ended.then((earlier) => sum([earlier, last]).getMetricsAsJSON())
    },
    async metrics(): Promise<string> {
      await Promise.all([...latest.keys()].map(collect))
      return sum([await metricsOfPrimary(), await ended, ...latest.values()]).metrics()
    },
  }
}
