import { setTimeout as wait } from 'node:timers/promises'
import type { MailMetrics } from '../metrics/site-metrics'
import type { Deliver, Message } from './delivery'

interface Options {
  deliver: Deliver
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  metrics?: MailMetrics
  /** The delay before each retry, in milliseconds. */
  retryDelaysMs?: readonly number[]
}

export interface Outbox {
  /** Sends in the background. Logs and retries failures; calls `onGivenUp` after the last one. */
  send(message: Message, onGivenUp?: () => Promise<void>): void
  /** Gives up messages that wait for a retry, and waits up to two seconds for the others. */
  close(): Promise<void>
}

const defaultRetryDelaysMs = [2_000, 15_000, 60_000]
const closeTimeoutMs = 2_000

/** Creates an outbox, which delivers messages without delaying the request that sends them. */
export function createOutbox({
  deliver,
  log,
  metrics,
  retryDelaysMs = defaultRetryDelaysMs,
}: Options): Outbox {
  const closing = new AbortController()
  const sending = new Set<Promise<unknown>>()

  const attempt = (message: Message) =>
    deliver(message).catch((error: unknown) => {
      metrics?.failedAttempts.inc()
      throw error
    })

  const deliverWithRetries = async (message: Message) => {
    for (const delayMs of retryDelaysMs) {
      const reason = await failureOf(message)
      if (reason === undefined) return
      log.warn({ reason, nextTryInMs: delayMs }, 'Could not send a message')
      await pause(delayMs)
    }
    await attempt(message)
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: closing.signal }).catch(() => {
      throw new Error('the server stops')
    })

  const failureOf = (message: Message) => attempt(message).then(() => undefined, reasonOf)

  const deliverOrGiveUp = (message: Message, onGivenUp?: () => Promise<void>) =>
    deliverWithRetries(message).then(
      () => metrics?.messages.inc({ result: 'sent' }),
      async (error: unknown) => {
        metrics?.messages.inc({ result: 'failed' })
        log.error({ reason: reasonOf(error) }, 'Gave up sending a message')
        await onGivenUp?.().catch((error: unknown) =>
          log.error({ reason: reasonOf(error) }, 'Could not clean up after a message that was given up'),
        )
      },
    )

  return {
    send: (message, onGivenUp) => {
      metrics?.pending.inc()
      const delivery = deliverOrGiveUp(message, onGivenUp).finally(() => {
        metrics?.pending.dec()
        sending.delete(delivery)
      })
      sending.add(delivery)
    },
    close: async () => {
      closing.abort()
      await Promise.race([Promise.all(sending), wait(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

const withoutAddresses = (text: string) => text.replaceAll(/\S*@\S*/g, '(address)')

/**
 * Describes a failure for the log, without the message, which holds a secret, and without the recipient. The text of an
 * SMTP response often names the recipient, so only its codes are kept.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error))
  if (!('responseCode' in error)) return withoutAddresses(error.message)
  const response = 'response' in error ? String(error.response) : ''
  const [enhancedCode] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? []
  const code = 'code' in error ? error.code : undefined
  return [code, error.responseCode, enhancedCode].filter((part) => part !== undefined).join(' ')
}
