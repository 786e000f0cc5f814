import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { requestKickList, type TimedResponse } from './request-kick-list'
import type { ClientOptions, ClientResults } from './simulate-clients'

function record(results: ClientResults, response: TimedResponse | undefined) {
  if (response?.status === 200) results.servedMs.push(response.latencyMs)
  else if (response?.isShed) results.shed += 1
  else if (response?.status === 503) results.databaseTimeouts += 1
  else results.other += 1
}

async function run({ address, clients, rampUpMs, seconds }: ClientOptions): Promise<ClientResults> {
  const agent = new Agent({ keepAlive: true })
  const results: ClientResults = { servedMs: [], shed: 0, databaseTimeouts: 0, other: 0 }
  const end = performance.now() + seconds * 1000
  const runClient = async (_: unknown, index: number) => {
    await pause((index / clients) * rampUpMs)
    while (performance.now() < end) {
      const response = await requestKickList(address, agent)
      record(results, response)
      await pause(response?.retryAfterMs ?? 0)
    }
  }
  await Promise.all(Array.from({ length: clients }, runClient))
  agent.destroy()
  return results
}

// An unhandled rejection ends this process, which makes simulateClients() reject.
process.on(
  'message',
  (options: ClientOptions) => void run(options).then((results) => process.send?.(results)),
)
