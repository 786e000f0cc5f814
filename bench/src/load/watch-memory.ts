import { setTimeout as pause } from 'node:timers/promises'
import { readMetric } from '../site/server-metrics'

interface Sample {
  at: number
  bytes: number
}

const everyMs = 1000

const residentBytes = (address: string) => readMetric(address, 'process_resident_memory_bytes')

const mean = (samples: Sample[]) => samples.reduce((sum, { bytes }) => sum + bytes, 0) / samples.length

/** Watches what a server holds while something is done; from its own figures, which also says that it answers. */
export async function watchMemory<T>(
  address: string,
  work: Promise<T>,
): Promise<{ result: T; startBytes: number; endBytes: number }> {
  const samples: Sample[] = []
  const begun = performance.now()
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    const bytes = await residentBytes(address).catch(() => undefined)
    if (bytes) samples.push({ at: Math.round(performance.now() - begun), bytes })
    await Promise.race([pause(everyMs), over])
  }
  const result = await over
  const lasted = Math.round(performance.now() - begun)
  const within = (from: number, to: number) =>
    samples.filter(({ at }) => at >= lasted * from && at <= lasted * to)
  // By then all code has run and the buffers have grown to what the load needs.
  return { result, startBytes: mean(within(0.2, 0.3)), endBytes: mean(within(0.9, 1)) }
}
