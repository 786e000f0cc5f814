import { createTransport } from 'nodemailer'
import { envelopeOf } from './envelope'
import type { Deliver } from './message'

interface SmtpServer {
  /** `smtp://user:password@host:port`, or smtps. */
  url: string
  /** The sender, with or without a name. */
  from: string
}

// A server that hangs must not keep a message for ever; the library would wait for minutes.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Hands messages to an SMTP server. */
export function createSmtpDelivery({ url, from }: SmtpServer): Deliver {
  const transport = createTransport(
    { url, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  return async (message) => {
    await transport.sendMail(envelopeOf(message))
  }
}
