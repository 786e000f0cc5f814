import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../limits/limits'
import type { LimitName } from '../limits/rules'
import type { MailMetrics } from '../metrics/site-metrics'
import { recipientKey } from './email-key'
import { openDelivery, type MailConfig, type Message } from './delivery'
import { createOutbox, type Outbox } from './outbox'

/** The kinds of messages. An address gets each of those about a change of e-mail once a day. */
type MailKind = 'password reset' | 'email confirmation' | 'email change requested' | 'email changed'

/** A message that is counted and may be sent. */
interface Claim {
  /** Sends in the background. A message that cannot be sent is not counted; `onGivenUp` is called then. */
  send(message: Omit<Message, 'to'>, onGivenUp?: () => Promise<void>): void
  /** Counts it no longer. */
  refund(): Promise<void>
}

interface LimitedMail {
  /** Counts a message to an address, whoever causes it. @returns undefined if the address gets none of them now */
  claim(kind: MailKind, to: string): Promise<Claim | undefined>
  close(): Promise<void>
}

/** Limits messages by recipient, so that nobody can send mail without end through many accounts. */
function createLimitedMail(outbox: Outbox, limits: Limits): LimitedMail {
  /** Adds the limits that count the message to `counted`. */
  const isAllowed = async (kind: MailKind, recipient: string, counted: [LimitName, string][]) => {
    const isWithin = async (name: LimitName, key = recipient) => {
      const isAllowed = await limits.allows(name, key)
      if (isAllowed) counted.push([name, key])
      return isAllowed
    }
    if (kind === 'password reset')
      // The second limit has the lifetime of a link: the owner always has a valid one, or gets one.
      return (await isWithin('mail-by-recipient')) || isWithin('reset-mail-by-recipient')
    if (!(await isWithin('email-change-mail-by-recipient', `${kind} ${recipient}`))) return false
    // Other mail must not keep the owner of an account from hearing of a change.
    return (await isWithin('mail-by-recipient')) || kind !== 'email confirmation'
  }

  return {
    async claim(kind, to) {
      const counted: [LimitName, string][] = []
      if (!(await isAllowed(kind, recipientKey(to), counted))) return undefined
      const refund = async () => {
        for (const [name, key] of counted) await limits.refund(name, key)
      }
      return {
        refund,
        send: (message, onGivenUp) =>
          outbox.send({ to, ...message }, async () => {
            await onGivenUp?.()
            await refund()
          }),
      }
    },
    close: () => outbox.close(),
  }
}

/** Opens mail to the configured SMTP server, or to files in the data folder. */
export const openMail = (
  config: MailConfig,
  { log, metrics, limits }: { log: FastifyBaseLogger; metrics: { mail: MailMetrics }; limits: Limits },
): LimitedMail =>
  createLimitedMail(createOutbox({ deliver: openDelivery(config, log), log, metrics: metrics.mail }), limits)
