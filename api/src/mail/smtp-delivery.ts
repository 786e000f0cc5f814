import { createTransport } from 'nodemailer'
import type { Deliver, Message } from './message'

interface SmtpServer {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  url: string
  /** The sender, with or without a name. */
  from: string
}

/** In milliseconds. The library's defaults are minutes, which would block a message on a server that hangs. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const openTransport = ({ url, from }: SmtpServer) =>
  createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })

/** Connects and logs in, without sending a message. Rejects with the reason if that fails. */
export async function checkSmtp(server: SmtpServer): Promise<void> {
  const transport = openTransport(server)
  await transport.verify().finally(() => transport.close())
}

/** Delivers messages to an SMTP server. */
export function createSmtpDelivery(server: SmtpServer): Deliver {
  const transport = openTransport(server)
  return async (message) => {
    await transport.sendMail(toMailOptions(message))
  }
}

/**
 * Passes the recipient as an object: nodemailer parses a string as a list, so an address with a comma or an angle
 * bracket would send the message to somebody else.
 */
const toMailOptions = ({ to, subject, text }: Message) => ({
  to: { name: '', address: to },
  subject,
  text,
  // Suppresses automatic replies.
  headers: { 'auto-submitted': 'auto-generated' },
})
