import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { requestKickList } from './request-kick-list'

const intervalMs = 20

export interface ConstantRateRequests {
  /** Stops sending, waits for pending responses, and returns the milliseconds to the headers of each. */
  stop(): Promise<number[]>
}

/** Requests the list of Kicks fifty times per second, without waiting for responses. */
export function startConstantRateRequests(address: string): ConstantRateRequests {
  const agent = new Agent({ keepAlive: true })
  const latencies: number[] = []
  const pending = new Set<Promise<void>>()
  let isStopped = false
  const send = async () => {
    const response = await requestKickList(address, agent)
    if (response?.status !== 200) throw new Error(`The list of Kicks: ${response?.status ?? 'no answer'}`)
    latencies.push(response.latencyMs)
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
      await sending.finally(() => agent.destroy())
      return latencies
    },
  }
}
