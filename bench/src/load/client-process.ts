import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { requestKickList } from './request-kick-list'
import type { ClientResults, ClientOptions } from './simulate-clients'

const note = (fate: ClientResults, answer: Awaited<ReturnType<typeof requestKickList>>) => {
  if (answer?.status === 200) fate.served.push(answer.tookMs)
  else if (answer?.isTurnedAway) fate.turnedAway += 1
  else if (answer?.status === 503) fate.late += 1
  else fate.other += 1
}

const run = async ({ address, people, onset, seconds }: ClientOptions): Promise<ClientResults> => {
  const agent = new Agent({ keepAlive: true })
  const fate: ClientResults = { served: [], turnedAway: 0, late: 0, other: 0 }
  const end = performance.now() + seconds * 1000
  const visit = async (_: unknown, place: number) => {
    await pause((place / people) * onset)
    while (performance.now() < end) {
      const answer = await requestKickList(address, agent)
      note(fate, answer)
      await pause(answer?.retryAfterMs ?? 0)
    }
  }
  await Promise.all(Array.from({ length: people }, visit))
  agent.destroy()
  return fate
}

// What it rejects with ends this process, which its parent notices.
process.on('message', (gathering: ClientOptions) => void run(gathering).then((fate) => process.send?.(fate)))
