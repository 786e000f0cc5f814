import { setTimeout as pause } from 'node:timers/promises'
import { readMetric } from '../site/server-metrics'

interface Sample {
  atMs: number
  bytes: number
}

const intervalMs = 1000

const readResidentBytes = (address: string) => readMetric(address, 'process_resident_memory_bytes')

const mean = (samples: Sample[]) => samples.reduce((sum, { bytes }) => sum + bytes, 0) / samples.length

/**
 * Samples the server's resident memory until `work` settles. Returns the means at the start and at the end of that
 * time; the start excludes the first fifth, in which the heap and the buffers still grow to what the load needs.
 */
export async function watchMemory<T>(
  address: string,
  work: Promise<T>,
): Promise<{ result: T; startBytes: number; endBytes: number }> {
  const samples: Sample[] = []
  const startedAt = performance.now()
  let isSettled = false
  const settled = work.finally(() => (isSettled = true))
  while (!isSettled) {
    const bytes = await readResidentBytes(address).catch(() => undefined)
    if (bytes) samples.push({ atMs: Math.round(performance.now() - startedAt), bytes })
    await Promise.race([pause(intervalMs), settled])
  }
  const result = await settled
  const durationMs = Math.round(performance.now() - startedAt)
  const between = (from: number, to: number) =>
    samples.filter(({ atMs }) => atMs >= durationMs * from && atMs <= durationMs * to)
  return { result, startBytes: mean(between(0.2, 0.3)), endBytes: mean(between(0.9, 1)) }
}
