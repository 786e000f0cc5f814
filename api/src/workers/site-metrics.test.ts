import { Counter, Gauge, Registry } from 'prom-client'
import { createMetricsSum } from './site-metrics'

/** A worker with a counter, a gauge and the delay of its event loop. */
const createWorker = () => {
  const registry = new Registry()
  const registers = [registry]
  return {
    calls: new Counter({ name: 'calls_total', help: 'Calls.', registers }),
    open: new Gauge({ name: 'open', help: 'Open.', registers }),
    lag: new Gauge({
      name: 'nodejs_eventloop_lag_p99_seconds',
      help: 'Lag.',
      registers,
      aggregator: 'average',
    }),
    // A message between processes is a copy.
    ask: async () => JSON.parse(JSON.stringify(await registry.getMetricsAsJSON())) as unknown,
  }
}

const valueIn = (text: string, name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])

test('adds counters and gauges, and has the slowest event loop', async () => {
  const site = createMetricsSum()
  const [first, second] = [createWorker(), createWorker()]
  first.calls.inc(3)
  second.calls.inc(4)
  first.open.set(1)
  second.open.set(1)
  first.lag.set(0.5)
  second.lag.set(0.1)
  site.add(first)
  site.add(second)
  const text = await site.metrics()
  expect(valueIn(text, 'calls_total')).toBe(7)
  expect(valueIn(text, 'open')).toBe(2)
  expect(valueIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBe(0.5)
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test('keeps the counters of workers that have ended, and forgets their gauges', async () => {
  const site = createMetricsSum()
  const [first, second, third] = [createWorker(), createWorker(), createWorker()]
  for (const worker of [first, second, third]) {
    worker.calls.inc(5)
    worker.open.set(2)
    site.add(worker)
  }
  expect(valueIn(await site.metrics(), 'calls_total')).toBe(15)
  site.remove(first)
  site.remove(second)
  third.calls.inc()
  const text = await site.metrics()
  expect(valueIn(text, 'calls_total')).toBe(16)
  expect(valueIn(text, 'open')).toBe(2)
})

test('keeps the counters that a worker sends when it stops, without a scrape', async () => {
  const site = createMetricsSum()
  const worker = createWorker()
  site.add(worker)
  worker.calls.inc(5)
  site.update(worker, await worker.ask())
  site.remove(worker)
  expect(valueIn(await site.metrics(), 'calls_total')).toBe(5)
})

test('uses the last metrics of a worker that does not answer in time', async () => {
  const site = createMetricsSum(10)
  const worker = createWorker()
  worker.calls.inc(2)
  site.add(worker)
  await site.metrics()
  worker.ask = () => new Promise(() => undefined)
  expect(valueIn(await site.metrics(), 'calls_total')).toBe(2)
})
