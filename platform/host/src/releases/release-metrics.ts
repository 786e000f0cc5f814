import { Counter, Gauge, type Registry } from 'prom-client'
import type { LiveReleaseReader } from './live-releases'
import type { ReleaseState } from './state-changes/release-state'

const labelNames = ['part', 'version'] as const

/**
 * Adds the metrics of the live versions, the canaries and their failures. Without the database they keep their last
 * values.
 */
export function recordReleaseMetrics(registry: Registry, live: Pick<LiveReleaseReader, 'state'>) {
  const registers = [registry]
  const partFailures = new Counter({
    name: 'part_failures_total',
    help: 'Failures in browsers, by part, served version and kind.',
    labelNames: [...labelNames, 'kind'],
    registers,
  })
  const withdrawnCanaries = new Counter({
    name: 'canaries_withdrawn_total',
    help: 'Canaries that this server withdrew because they failed, by part.',
    labelNames: ['part'],
    registers,
  })
  const read = (): Promise<ReleaseState> => live.state().catch(() => new Map())
  new Gauge({
    name: 'part_live_info',
    help: 'Is 1 for the live version of each part, 0 while the part is switched off.',
    labelNames,
    registers,
    async collect() {
      const state = await read()
      this.reset()
      for (const [part, { live, isOff }] of state) {
        this.set({ part, version: live.version }, isOff ? 0 : 1)
        // `increase()` misses the first withdrawal of a counter that starts at 1.
        withdrawnCanaries.inc({ part }, 0)
      }
    },
  })
  new Gauge({
    name: 'part_canary_ratio',
    help: 'The share of visitors who get the canary of a part, from 0 to 1.',
    labelNames,
    registers,
    async collect() {
      const state = await read()
      this.reset()
      for (const [part, { canary }] of state)
        if (canary) this.set({ part, version: canary.release.version }, canary.percent / 100)
    },
  })
  return { partFailures, withdrawnCanaries }
}
