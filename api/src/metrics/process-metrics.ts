import { collectDefaultMetrics, Registry, Counter, Gauge, Histogram } from 'prom-client'
import type { QueueObserver } from '../http/fair-queue'

/**
 * The metrics of the process: those of Node, whose observers never stop, and of what all apps of the process share. Tests
 * start many apps.
 */
export const processMetrics = new Registry()

collectDefaultMetrics({ register: processMetrics })

const registers = [processMetrics]
const labelNames = ['queue'] as const

const waiting = new Gauge({
  name: 'queue_waiting_tasks',
  help: 'Tasks that wait in a queue.',
  labelNames,
  registers,
})
const running = new Gauge({
  name: 'queue_running_tasks',
  help: 'Tasks of a queue that run.',
  labelNames,
  registers,
})
const waits = new Histogram({
  name: 'queue_wait_duration_seconds',
  help: 'How long tasks waited before they ran.',
  labelNames,
  buckets: [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})
const rejected = new Counter({
  name: 'queue_rejected_tasks_total',
  help: 'Tasks that a full queue rejected.',
  labelNames,
  registers,
})

/** Returns an observer that counts the tasks of a queue under its name. */
export const queueMetrics = (queue: string): QueueObserver => {
  for (const gauge of [waiting, running]) gauge.set({ queue }, 0)
  rejected.inc({ queue }, 0)
  return {
    queued: () => waiting.inc({ queue }),
    started(waitMs) {
      waiting.dec({ queue })
      running.inc({ queue })
      waits.observe({ queue }, waitMs / 1000)
    },
    ended: () => running.dec({ queue }),
    rejected: () => rejected.inc({ queue }),
  }
}
