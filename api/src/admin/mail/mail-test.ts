import pino from 'pino'
import { Compile } from 'typebox/compile'
import { emailText } from '../../contract/texts'
import { productName } from '../../contract/product-name'
import { configuredOrigin } from '../../http/site-origin'
import { openDelivery } from '../../mail/open-mail'
import { createAuditLog } from '../../modules/audit/repository'
import { AdminError, argument, commandLine, type AdminCommand, type AdminInput } from '../command'
import { mailProblem } from './mail-problem'

const email = Compile(emailText)

const addressOf = (input: AdminInput) => {
  const address = argument(input)
  if (!email.Check(address)) throw new AdminError(`${address} is not an e-mail address.`)
  return address
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
    const address = addressOf(input)
    return config.smtpUrl
      ? `This sends a test message to ${address}.`
      : `SMTP_URL is not set: this writes a test message for ${address} to the folder mail of DATA_DIR.`
  },
  async run({ config, database }, input) {
    const to = addressOf(input)
    const deliver = openDelivery(config, pino({ level: 'silent' }))
    await createAuditLog(database).record({
      who: commandLine,
      what: 'mail: test sent',
      subject: 'a test message',
    })
    await deliver({ to, ...message(configuredOrigin(config)) }).catch((error: unknown) => {
      throw new AdminError(`The message was not sent. ${mailProblem(error)}`)
    })
    const done = config.smtpUrl
      ? `The mail server accepted the message to ${to}.`
      : 'Wrote the message to the folder mail of DATA_DIR. Set SMTP_URL to send mail.'
    return { data: { isDone: true, message: done }, lines: [done] }
  },
}
