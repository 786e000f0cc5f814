import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { callOnce } from './call'
import type { Fate, Gathering } from './crowd'

const note = (fate: Fate, answer: Awaited<ReturnType<typeof callOnce>>) => {
  if (answer?.status === 200) fate.served.push(answer.tookMs)
  else if (answer?.isTurnedAway) fate.turnedAway += 1
  else if (answer?.status === 503) fate.late += 1
  else fate.other += 1
}

const run = async ({ address, people, onset, seconds }: Gathering): Promise<Fate> => {
  const agent = new Agent({ keepAlive: true })
  const fate: Fate = { served: [], turnedAway: 0, late: 0, other: 0 }
  const end = performance.now() + seconds * 1000
  const visit = async (_: unknown, place: number) => {
    await pause((place / people) * onset)
    while (performance.now() < end) {
      const answer = await callOnce(address, agent)
      note(fate, answer)
      await pause(answer?.retryAfterMs ?? 0)
    }
  }
  await Promise.all(Array.from({ length: people }, visit))
  agent.destroy()
  return fate
}

// What it rejects with ends this process, which its parent notices.
process.on('message', (gathering: Gathering) => void run(gathering).then((fate) => process.send?.(fate)))
