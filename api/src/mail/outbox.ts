import { setTimeout as wait } from 'node:timers/promises'
import type { Deliver, Message } from './message'

interface Options {
  deliver: Deliver
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** How long to wait before each further try, in milliseconds; as many tries as there are waits, and the first. */
  waitsMs?: readonly number[]
}

export interface Outbox {
  /** Returns at once. A failure is logged and tried again a few times; whoever sends never hears of it. */
  send(message: Message): void
  /** Gives up the messages that wait for a further try; those under way have two seconds. */
  close(): Promise<void>
}

const usualWaitsMs = [2_000, 15_000, 60_000]
const graceMs = 2_000

/** Delivers messages one by one, apart from what caused them. */
export function createOutbox({ deliver, log, waitsMs = usualWaitsMs }: Options): Outbox {
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()

  const tryAll = async (message: Message) => {
    for (const waitMs of waitsMs) {
      const reason = await failureOf(message)
      if (reason === undefined) return
      log.warn({ reason, nextTryInMs: waitMs }, 'A message could not be sent')
      await pause(waitMs)
    }
    await deliver(message)
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: closing.signal }).catch(() => {
      throw new Error('the server stops')
    })

  const failureOf = (message: Message) => deliver(message).then(() => undefined, reasonOf)

  const attempt = (message: Message) =>
    tryAll(message).catch((error: unknown) =>
      log.error({ reason: reasonOf(error) }, 'A message was given up'),
    )

  return {
    send: (message) => {
      const work = attempt(message).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    close: async () => {
      closing.abort()
      await Promise.race([Promise.all(underWay), wait(graceMs, undefined, { ref: false })])
    },
  }
}

/** The error alone could hold the message, with the secret in it. */
const reasonOf = (error: unknown) => (error instanceof Error && error.message) || String(error)
