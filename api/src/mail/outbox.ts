import { setTimeout as wait } from 'node:timers/promises'
import type { Deliver, Message } from './message'

interface Options {
  deliver: Deliver
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** How long to wait before each further try, in milliseconds; as many tries as there are waits, and the first. */
  retryDelaysMs?: readonly number[]
}

export interface Outbox {
  /** Returns at once. A failure is logged and tried again a few times; `onGivenUp` is called after the last one. */
  send(message: Message, onGivenUp?: () => Promise<void>): void
  /** Gives up the messages that wait for a further try; those under way have two seconds. */
  close(): Promise<void>
}

const defaultRetryDelaysMs = [2_000, 15_000, 60_000]
const closeTimeoutMs = 2_000

/** Delivers messages one by one, apart from what caused them. */
export function createOutbox({ deliver, log, retryDelaysMs = defaultRetryDelaysMs }: Options): Outbox {
  const closing = new AbortController()
  const sending = new Set<Promise<void>>()

  const tryAll = async (message: Message) => {
    for (const waitMs of retryDelaysMs) {
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

  const attempt = (message: Message, onGivenUp?: () => Promise<void>) =>
    tryAll(message).catch(async (error: unknown) => {
      log.error({ reason: reasonOf(error) }, 'A message was given up')
      await onGivenUp?.().catch((error: unknown) =>
        log.error({ reason: reasonOf(error) }, 'What follows a message that was given up failed'),
      )
    })

  return {
    send: (message, onGivenUp) => {
      const work = attempt(message, onGivenUp).finally(() => sending.delete(work))
      sending.add(work)
    },
    close: async () => {
      closing.abort()
      await Promise.race([Promise.all(sending), wait(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** E-mail addresses as accounts have them hold no space. */
const withoutAddresses = (text: string) => text.replaceAll(/\S*@\S*/g, '(address)')

/**
 * Names a failure for the log without the message, which holds a secret, and without the recipient. What an SMTP server
 * answers in words often names the recipient, so only its codes are kept.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error))
  if (!('responseCode' in error)) return withoutAddresses(error.message)
  const answer = 'response' in error ? String(error.response) : ''
  const [enhancedCode] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(answer) ?? []
  const code = 'code' in error ? error.code : undefined
  return [code, error.responseCode, enhancedCode].filter((part) => part !== undefined).join(' ')
}
