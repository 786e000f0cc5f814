import { setTimeout as pause } from 'node:timers/promises'
import { requestHeaders, type Request } from '../requests/request'

const intervalMs = 20

export interface ConstantRateRequests {
  /** Stops sending, waits for pending responses, and returns the latency of each request in milliseconds. */
  stop(): Promise<number[]>
}

/** Sends the request fifty times per second, without waiting for responses. */
export function startConstantRateRequests(address: string, request: Request): ConstantRateRequests {
  const latencies: number[] = []
  const pending = new Set<Promise<void>>()
  let isStopped = false
  const send = async () => {
    const startedAt = performance.now()
    const response = await fetch(address + request.path, { headers: requestHeaders(request) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${request.path}: ${response.status}`)
    latencies.push(performance.now() - startedAt)
  }
  const sending = (async () => {
    while (!isStopped) {
      const sent = send().finally(() => pending.delete(sent))
      pending.add(sent)
      await pause(intervalMs)
    }
    await Promise.all(pending)
  })()
  return {
    async stop() {
      isStopped = true
      await sending
      return latencies
    },
  }
}
