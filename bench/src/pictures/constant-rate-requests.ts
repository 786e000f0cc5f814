import { setTimeout as pause } from 'node:timers/promises'
import { requestHeaders, type Request } from '../requests/request'

const everyMs = 20

export interface ConstantRateRequests {
  /** Ends the calling. @returns how long each call took, in milliseconds */
  stop(): Promise<number[]>
}

/** Makes the call fifty times a second, whether the one before has been answered or not, as many people do. */
export function startConstantRateRequests(address: string, request: Request): ConstantRateRequests {
  const times: number[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false
  const call = async () => {
    const since = performance.now()
    const answer = await fetch(address + request.path, { headers: requestHeaders(request) })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${request.path}: ${answer.status}`)
    times.push(performance.now() - since)
  }
  const calling = (async () => {
    while (!isOver) {
      const made = call().finally(() => underWay.delete(made))
      underWay.add(made)
      await pause(everyMs)
    }
    await Promise.all(underWay)
  })()
  return {
    async stop() {
      isOver = true
      await calling
      return times
    },
  }
}
