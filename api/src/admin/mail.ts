import { isNativeError } from 'node:util/types'
import pino from 'pino'
import { productName } from '../contract/product-name'
import { configuredOrigin } from '../http/site-origin'
import { openDelivery } from '../mail/delivery'
import { AdminError, argument, emailAddress, recordChange, type AdminCommand } from './command'

const sentences: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at the address of SMTP_URL. Check its host and port.',
  ECONNECTION: 'The connection to the mail server failed. Check the host and port of SMTP_URL.',
  ECONNRESET: 'The mail server closed the connection. Check whether its port needs smtps://.',
  ESOCKET:
    'The connection to the mail server failed. Check the host and port of SMTP_URL, and smtp:// or smtps://.',
  ETLS: 'TLS with the mail server failed. Check its certificate, and smtp:// or smtps:// in SMTP_URL.',
  EDNS: 'The host of SMTP_URL has no address. Check its name.',
  ENOTFOUND: 'The host of SMTP_URL has no address. Check its name.',
  ETIMEDOUT: 'The mail server did not answer in time. Check the host and port of SMTP_URL, and the firewall.',
  EAUTH: 'The mail server refused the login. Check the user and the password of SMTP_URL.',
  EENVELOPE: 'The mail server refused the sender or the recipient. Check MAIL_FROM and the address.',
  EMESSAGE: 'The mail server refused the message.',
  ENOSPC: 'The disk is full.',
}

function textAt(error: Error, key: string): string | undefined {
  const value: unknown = key in error ? Object(error)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The codes from the most specific one: the cause within nodemailer's error, then its own. */
const codesOf = (error: Error) =>
  [textAt(error, 'errno'), /\b(E[A-Z]{4,})\b/.exec(error.message)?.[1], textAt(error, 'code')].flatMap(
    (code) => (code ? [code] : []),
  )

/** Returns why a message was not sent, as a sentence for the operator, with the response of the mail server. */
export function mailProblem(error: unknown): string {
  if (!isNativeError(error)) return String(error)
  const sentence = codesOf(error).flatMap((code) => sentences[code] ?? [])[0] ?? error.message
  const response = textAt(error, 'response')
  return response ? `${sentence} It said: ${response}` : sentence
}

const message = (origin: string) => ({
  subject: `Test message of ${productName}`,
  text: `This is a test message of the site at ${origin}. Its mail works.`,
})

export const mailTest: AdminCommand = {
  name: 'mail test',
  takes: 'ADDRESS',
  does: 'Sends a test message, and says why when it is refused.',
  async plan({ config }, input) {
    const address = emailAddress(argument(input))
    return config.smtpUrl
      ? `This sends a test message to ${address}.`
      : `SMTP_URL is not set: this writes a test message for ${address} to the folder mail of DATA_DIR.`
  },
  async run({ config, database }, input) {
    const to = emailAddress(argument(input))
    const deliver = openDelivery(config, pino({ level: 'silent' }))
    await recordChange(database, 'mail: test sent', 'a test message')
    await deliver({ to, ...message(configuredOrigin(config)) }).catch((error: unknown) => {
      throw new AdminError(`The message was not sent. ${mailProblem(error)}`)
    })
    const done = config.smtpUrl
      ? `The mail server accepted the message to ${to}.`
      : 'Wrote the message to the folder mail of DATA_DIR. Set SMTP_URL to send mail.'
    return { data: { isDone: true, message: done }, lines: [done] }
  },
}
