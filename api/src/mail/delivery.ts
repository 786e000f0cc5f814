import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { oneLine, withoutControls } from '../contract/printable'
import { productName } from '../contract/product-name'

/** A message to one recipient. */
export interface Message {
  /** A single e-mail address. */
  to: string
  subject: string
  text: string
}

/** Delivers a message. Rejects when it was not accepted. */
export type Deliver = (message: Message) => Promise<void>

interface MailFolder {
  folder: string
  from: string
  log: { info(details: object, message: string): void }
}

/**
 * Writes messages to `.eml` files and logs their paths. Only the server's user can read them, because they hold
 * secrets. The text is not encoded, so that its links can be followed in a terminal, and has no control characters that
 * the terminal would execute.
 */
export const createFolderDelivery =
  ({ folder, from, log }: MailFolder): Deliver =>
  async (message) => {
    const file = join(folder, newFileName())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, toEml(message, from), { mode: 0o600, flag: 'wx' })
    log.info({ file }, 'SMTP_URL is not set: wrote a message to a file')
  }

/** Begins with the time, so that file names sort by age. */
const newFileName = () =>
  `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`

const toEml = ({ to, subject, text }: Message, from: string) =>
  [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `${text.split('\n').map(withoutControls).join('\n')}\n`,
  ].join('\n')

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

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>

/** Delivers one message, without the retries of an outbox. */
export function openDelivery(config: MailConfig, log: Pick<FastifyBaseLogger, 'info'>): Deliver {
  const from = senderOf(config)
  return config.smtpUrl
    ? createSmtpDelivery({ url: config.smtpUrl, from })
    : createFolderDelivery({ folder: resolve(join(config.dataDir, 'mail')), from, log })
}

/** Connects and logs in to the configured SMTP server. Rejects with the reason if that fails. @returns false without one */
export async function checkMail(config: MailConfig): Promise<boolean> {
  if (!config.smtpUrl) return false
  const transport = openTransport({ url: config.smtpUrl, from: senderOf(config) })
  await transport.verify().finally(() => transport.close())
  return true
}

const senderOf = ({ mailFrom, publicUrl }: MailConfig) =>
  mailFrom ?? `${productName} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`
